import type { Connect, Plugin } from 'vite';

/** Serves the pages under the addresses that the hub gives them. */
export function pages(): Plugin {
  const page = (path: string) => {
    if (/^\/control(\/|$)/.test(path)) return '/control.html';
    if (/^\/projector(\/|$)/.test(path)) return '/projector.html';
    if (/^\/draws$/.test(path)) return '/draws.html';
    if (/^\/print$/.test(path)) return '/print.html';
    if (/^\/chronicle$/.test(path)) return '/chronicle.html';
    if (/^\/(j|watch|tablet)(\/|$)/.test(path)) return '/index.html';
    return undefined;
  };
  const serve: Connect.NextHandleFunction = (request, _response, next) => {
    const [path, query] = (request.url ?? '').split('?');
    const found = page(path ?? '');
    if (found) request.url = query === undefined ? found : `${found}?${query}`;
    next();
  };
  return {
    name: 'prytaneion-pages',
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  };
}
