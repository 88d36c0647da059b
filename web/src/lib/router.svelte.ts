// SPDX-License-Identifier: GPL-3.0-or-later

export type Route =
    | { name: 'home' }
    | { name: 'game'; game: string; invitation: string | null }
    | { name: 'lost' };

export function route_of(path: string, fragment: string): Route {
    if (path === '/' || path === '/index.html') return { name: 'home' };
    const game = /^\/game\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
    if (game === undefined) return { name: 'lost' };
    const invitation = new URLSearchParams(fragment.replace(/^#/, '')).get('invitation');
    return { name: 'game', game, invitation };
}

class Router {
    route = $state<Route>(route_of(location.pathname, location.hash));

    constructor() {
        addEventListener('popstate', () => this.#read());
        addEventListener('hashchange', () => this.#read());
    }

    go(path: string): void {
        history.pushState(null, '', path);
        this.#read();
        scrollTo(0, 0);
    }

    /** Takes the invitation out of the address, so that it is not passed on by accident. */
    drop_fragment(): void {
        history.replaceState(null, '', location.pathname);
        this.#read();
    }

    #read(): void {
        this.route = route_of(location.pathname, location.hash);
    }
}

export const router = new Router();

/** For links: goes there without loading the page anew, unless a new tab was asked for. */
export function follow(event: MouseEvent): void {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return;
    }
    event.preventDefault();
    router.go(link.pathname + link.hash);
}
