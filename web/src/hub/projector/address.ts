/** The table's code in a projector's path: `/projector/DELOS`. Empty when there is none. */
export function codeIn(path: string): string {
  const found = /^\/projector\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(found).toUpperCase();
  } catch {
    return '';
  }
}

/** What a projector shows whatever the others do: `?scene=city`. Null where it follows Control. */
export function sceneIn(search: string): string | null {
  return new URLSearchParams(search).get('scene') || null;
}

/** The same address with another scene, or with none. */
export function withScene(search: string, scene: string | null): string {
  const wanted = new URLSearchParams(search);
  if (scene) wanted.set('scene', scene);
  else wanted.delete('scene');
  const said = wanted.toString();
  return said ? `?${said}` : '';
}

/** The projector's path for a table. */
export function pathOf(code: string): string {
  return `/projector/${encodeURIComponent(code)}`;
}
