// Builds the pages that are one file: the printed sheets, and the chronicle of each game as it is saved.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

const WEB = join(import.meta.dirname, '..');
const games = readdirSync(join(WEB, 'src/games'));

for (const mode of ['print', ...games.map((game) => `chronicle-${game}`)])
  await build({ configFile: join(WEB, 'vite.single.config.ts'), mode });
