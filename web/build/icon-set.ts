import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const QUERY = '?icon-set';
const SET = '\0icon-set:';
const DRAWINGS = 'icon-drawings:';

type Drawing = {
  readonly name: string;
  readonly tags: readonly string[];
  /**
   * The paths of the drawing's lines are parted by `|`. One that is filled, although the rest are lines, begins with
   * `#`.
   */
  readonly paths: string;
};

/**
 * Makes `./set.json?icon-set` give every icon of the package that the project draws with: its name, the words it is
 * searched by, and the files of the drawings, as many in each as the JSON says. As components they would be six
 * thousand modules.
 */
export function iconSet(): Plugin {
  let icons: readonly Drawing[] | undefined;
  const all = () => {
    icons ??= readIcons();
    return icons;
  };
  return {
    name: 'icon-set',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith(DRAWINGS)) return `\0${id}`;
      if (!id.endsWith(QUERY)) return undefined;
      const file = await this.resolve(id.slice(0, -QUERY.length), importer, { skipSelf: true });
      return file ? `${SET}${normalizePath(file.id)}.js` : undefined;
    },
    load(id) {
      if (id.startsWith(SET)) return indexOf(all(), perFileOf(id.slice(SET.length, -'.js'.length)));
      if (!id.startsWith(`\0${DRAWINGS}`)) return undefined;
      const [from, to] = id
        .slice(DRAWINGS.length + 1)
        .split('-')
        .map(Number);
      const paths = all()
        .slice(from, to)
        .map((icon) => icon.paths);
      return `export default ${JSON.stringify(paths.join('\n'))}.split('\\n');`;
    },
  };
}

function perFileOf(file: string): number {
  return JSON.parse(readFileSync(file, 'utf8')).perFile;
}

function indexOf(icons: readonly Drawing[], perFile: number): string {
  const lines = icons.map(({ name, tags }) => [name, ...tags].join(' '));
  const starts = Array.from({ length: Math.ceil(icons.length / perFile) }, (_, file) => file * perFile);
  const files = starts.map((start) => `() => import('${DRAWINGS}${start}-${start + perFile}')`);
  return [
    `export const lines = ${JSON.stringify(lines.join('\n'))}.split('\\n');`,
    `export const perFile = ${perFile};`,
    `export const files = [${files.join(', ')}];`,
  ].join('\n');
}

type Path = { readonly d: string; readonly fill?: string };
type Nodes = Readonly<Record<string, readonly (readonly [tag: 'path', Path])[]>>;
type About = Readonly<Record<string, { readonly tags?: readonly (string | number)[] }>>;

/** Reads the outlined icons in the order of the package, and after them the filled ones. */
function readIcons(): Drawing[] {
  const require = createRequire(import.meta.url);
  const set = require.resolve('@tabler/icons/outline/bolt.svg');
  const read = (file: string) => JSON.parse(readFileSync(join(dirname(set), '../..', file), 'utf8'));
  const about: About = read('icons.json');
  const drawn = (file: string, suffix: string) =>
    Object.entries(read(file) as Nodes).map(([name, nodes]) => ({
      name: name + suffix,
      tags: (about[name]?.tags ?? []).map((tag) => String(tag).replaceAll(' ', '-')),
      // A set drops repeated paths, because some icons of the package draw a line twice.
      paths: [...new Set(nodes.map(([, { d, fill }]) => (fill ? `#${d}` : d)))].join('|'),
    }));
  return [...drawn('tabler-nodes-outline.json', ''), ...drawn('tabler-nodes-filled.json', '-filled')];
}
