import { theme } from '../../../hub/keyring';

/** The evening's or the day's look, as the device has it; it follows when that is changed. */
export function shades(): { readonly look: string } {
  let shade = $state(theme.get());
  $effect(() => {
    const seen = new MutationObserver(() => (shade = theme.get()));
    seen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => seen.disconnect();
  });
  return {
    get look() {
      return shade === 'day' ? 'dusk-day' : 'dusk';
    },
  };
}
