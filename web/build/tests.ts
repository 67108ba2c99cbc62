/** There is no server behind the tests: to them all icons are amphorae, and nobody answers anything else. */
globalThis.fetch = (asked) => {
  const url = asked instanceof Request ? asked.url : String(asked);
  if (url.includes('/emblems/')) return Promise.resolve(Response.json({}));
  return Promise.reject(new Error(`no test answers ${url}`));
};
