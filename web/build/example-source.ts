import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Prism from 'prismjs';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-tsx.js';
import { normalizePath, type Plugin } from 'vite';
import { documentedOf } from './example-properties.ts';

const QUERY = '?source';
const PREFIX = '\0example-source:';

/** A piece of code and its kind, such as `keyword` or `string`; the kind is empty for plain code. */
type Piece = readonly [text: string, kind: string];

/**
 * Makes `import('./vertical.tsx?source')` give the text of that very file, cut here into coloured pieces, and the properties of
 * the components that it uses, read from their types. So the browser carries no highlighter, and neither can differ from what
 * runs.
 */
export function exampleSource(): Plugin {
  return {
    name: 'example-source',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = await this.resolve(id.slice(0, -QUERY.length), importer, { skipSelf: true });
      return file ? `${PREFIX}${normalizePath(file.id)}.js` : undefined;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(file);
      const pieces = JSON.stringify(piecesOf(readFileSync(file, 'utf8')));
      return {
        code: `export const pieces = ${pieces};\nexport const parts = ${JSON.stringify(documentedOf(file))};`,
      };
    },
  };
}

const FOLDER_QUERY = '?examples';
const FOLDER_PREFIX = '\0examples:';
const EXAMPLE = '.example.tsx';

/**
 * Makes `import('./tabs?examples')` give the examples of that folder by name, each with what fetches its source, so that a
 * page of examples comes in one file and has none of its own.
 */
export function exampleFolder(): Plugin {
  return {
    name: 'example-folder',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.endsWith(FOLDER_QUERY) || !importer) return undefined;
      const folder = join(dirname(importer), id.slice(0, -FOLDER_QUERY.length));
      return `${FOLDER_PREFIX}${normalizePath(folder)}.examples.js`;
    },
    load(id) {
      if (!id.startsWith(FOLDER_PREFIX)) return undefined;
      const folder = id.slice(FOLDER_PREFIX.length, -'.examples.js'.length);
      const files = readdirSync(folder).filter((file) => file.endsWith(EXAMPLE));
      const imports = files.map((file, at) => `import E${at} from ${JSON.stringify(`${folder}/${file}`)};`);
      const entries = files.map((file, at) => {
        const name = JSON.stringify(basename(file, EXAMPLE));
        return `${name}: { Content: E${at}, source: () => import(${JSON.stringify(`${folder}/${file}?source`)}) },`;
      });
      return { code: [...imports, 'export default {', ...entries, '};'].join('\n') };
    },
  };
}

function piecesOf(code: string): Piece[] {
  const { tsx } = Prism.languages;
  if (!tsx) throw new Error('The highlighter does not know tsx');
  return joined(Prism.tokenize(code.trimEnd(), tsx).flatMap((token) => flat(token, '')));
}

/** Flattens nested tokens into pieces. The innermost kind wins, so a string inside a tag counts as a string. */
function flat(token: string | Prism.Token, around: string): Piece[] {
  if (typeof token === 'string') return [[token, around]];
  const kind = COLOURED.has(token.type) ? token.type : around;
  const { content } = token;
  return (Array.isArray(content) ? content : [content]).flatMap((inner) => flat(inner, kind));
}

const COLOURED: ReadonlySet<string> = new Set([
  'keyword',
  'string',
  'comment',
  'number',
  'function',
  'tag',
  'attr-name',
  'attr-value',
  'class-name',
  'boolean',
]);

/** Joins neighbouring pieces of one kind into one, which makes fewer elements on the page. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [text, kind] of pieces) {
    const last = result.at(-1);
    if (last && last[1] === kind) result[result.length - 1] = [last[0] + text, kind];
    else result.push([text, kind]);
  }
  return result;
}
