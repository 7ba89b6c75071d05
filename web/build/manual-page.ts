import { readFileSync } from 'node:fs';
import { Lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import {
  type Block,
  type Line,
  type ManualPage,
  type Piece,
  plainLine,
  type Section,
} from '../src/business/ayuda/manual-page.ts';

const QUERY = '?manual';

/**
 * Makes `import page from './x.md?manual'` give a page of the manual as data, so that the browser carries no reader of
 * Markdown and no text is ever put into the page as HTML.
 */
export function manualPage(): Plugin {
  return {
    name: 'manual-page',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return {
        code: `export default ${JSON.stringify(readManualPage(readFileSync(file, 'utf8')))};`,
        moduleType: 'js',
      };
    },
  };
}

/** Reads one page. What the manual has no form for, such as HTML or a picture, is an error while building. */
function readManualPage(markdown: string): ManualPage {
  const [first, ...rest] = Lexer.lex(markdown).filter(({ type }) => type !== 'space');
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error('A page begins with its title');
  const sections: Section[] = [];
  let open: { id: string; title: string; blocks: Block[] } = { id: '', title: '', blocks: [] };
  for (const token of rest) {
    if (token.type === 'heading') {
      if (open.blocks.length > 0) sections.push(open);
      const title = plainLine(linesOf(token.tokens));
      open = { id: slugOf(title), title, blocks: [] };
    } else open.blocks.push(blockOf(token));
  }
  return { title: first.text, sections: [...sections, open] };
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'text', line: linesOf(token.tokens) };
    case 'blockquote':
      return { kind: 'note', line: linesOf(token.tokens) };
    case 'list':
      return {
        kind: token.ordered ? 'steps' : 'list',
        items: token.items.map((item: Tokens.ListItem) => linesOf(item.tokens)),
      };
    case 'table':
      return {
        kind: 'table',
        head: token.header.map((cell: Tokens.TableCell) => linesOf(cell.tokens)),
        rows: token.rows.map((row: Tokens.TableCell[]) => row.map((cell) => linesOf(cell.tokens))),
      };
    default:
      throw new Error(`The manual has no form for «${token.type}»`);
  }
}

function linesOf(tokens: readonly Token[] = []): Line {
  return tokens.flatMap(piecesOf);
}

function piecesOf(token: Token): readonly Piece[] {
  switch (token.type) {
    case 'text':
    case 'paragraph':
      return 'tokens' in token && token.tokens ? linesOf(token.tokens) : [plain(token.raw)];
    case 'escape':
      return [token.text];
    case 'strong':
    case 'em':
      return [{ mark: token.type, inside: linesOf(token.tokens) }];
    case 'codespan':
      return [{ mark: 'code', inside: [token.text] }];
    case 'link':
      return [{ mark: 'link', to: token.href, inside: linesOf(token.tokens) }];
    default:
      throw new Error(`The manual has no form for «${token.type}»`);
  }
}

/** A line break of the file is a blank of the text. */
function plain(raw: string): string {
  return raw.replace(/\s*\n\s*/g, ' ');
}

function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
