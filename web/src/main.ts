// SPDX-License-Identifier: GPL-3.0-or-later
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

const target = document.getElementById('app');
if (target !== null) mount(App, { target });
