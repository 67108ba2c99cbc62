import { beforeEach, vi } from 'vitest';

/** There is no server to ask for icons: to tests all of them are amphorae. */
beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    if (url.startsWith('/emblems/')) return Promise.resolve(Response.json({}));
    return Promise.reject(new Error(`no test answers ${url}`));
  });
});
