/** A piece of a line of text: plain, or a mark around other pieces. */
export type Piece =
  | string
  | { readonly mark: 'strong' | 'em' | 'code'; readonly inside: readonly Piece[] }
  | { readonly mark: 'link'; readonly to: string; readonly inside: readonly Piece[] };

export type Line = readonly Piece[];

/** What a section is made of, one below the other. */
export type Block =
  | { readonly kind: 'text'; readonly line: Line }
  | { readonly kind: 'note'; readonly line: Line }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

export type Section = {
  /** The part of the address after `#`; empty for what stands before the first heading. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/** A page of `docs/manual`, read while building. */
export type ManualPage = { readonly title: string; readonly sections: readonly Section[] };

/** The text of a line without its marks. */
export function plainLine(line: Line): string {
  return line.map((piece) => (typeof piece === 'string' ? piece : plainLine(piece.inside))).join('');
}

export function plainBlock(block: Block): string {
  if ('line' in block) return plainLine(block.line);
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainLine).join(' · ');
  return block.items.map(plainLine).join(' ');
}
