/**
 * Takes the secrets out of the address (`#seat=medes&ticket=…`) and out of the address bar, so that
 * nobody reads them over a shoulder or shares them with a link.
 */
export function takeFragment(): URLSearchParams {
  const taken = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  return taken;
}
