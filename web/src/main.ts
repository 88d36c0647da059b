// SPDX-License-Identifier: GPL-3.0-or-later
import { mount } from 'svelte';
import App from './App.svelte';
import { rules } from './lib/rules/loading.svelte';
import './app.css';

rules.load();

const target = document.getElementById('app');
if (target !== null) mount(App, { target });
