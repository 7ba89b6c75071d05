import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The notices of everything that the web is made of; people read it at `/licencias.txt`. */
export const LICENCES_FILE = 'licencias.txt';

const TYPEFACE = join(import.meta.dirname, '../src/ui/theme/inter-license.txt');

const HEAD = `Licencias de Vatio
==================

Vatio se ofrece bajo la licencia MIT. Esta web lleva dentro los programas y la letra que siguen, cada uno con su licencia y sus
autores. Vite escribe la lista al construirla, con lo que de verdad ha entrado.

`;

/** Puts a heading before the notices that Vite gathers, and adds the typeface, which is no package. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const notices = bundle[LICENCES_FILE];
        if (notices?.type !== 'asset') throw new Error('The licences of the packages are missing');
        const typeface = `\n## Inter 4\n\n${readFileSync(TYPEFACE, 'utf8').trim()}\n`;
        notices.source = HEAD + String(notices.source) + typeface;
      },
    },
  };
}
