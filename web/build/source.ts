/** A node of a program as the parser gives it: which of the parts it has depends on its type. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly computed: boolean;
  readonly body: readonly Node[];
  readonly declaration: Node | undefined;
  readonly declarations: readonly Node[];
  readonly id: Node;
  readonly init: Node;
  readonly callee: Node;
  readonly arguments: readonly Node[];
  readonly properties: readonly Node[];
  readonly key: Node;
  readonly value: Node;
  readonly object: Node;
  readonly property: Node;
  readonly source: { readonly start: number; readonly end: number; readonly value: string };
  readonly specifiers: readonly { readonly local: Node }[];
};

/** A file and what its exports are once it has run. */
export type Code = {
  readonly code: string;
  readonly file: string;
  readonly values: Readonly<Record<string, unknown>>;
};

export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The text with its edits made, none of which lies within another. */
export function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** The node and all below it. */
export function nodesOf(root: Node): Node[] {
  const found = [root];
  for (const node of found) {
    for (const part of Object.values(node).flat()) if (isNode(part)) found.push(part);
  }
  return found;
}

/** Every name that is said below a node; more than those it truly uses, never fewer. */
export function freeNames(root: Node): ReadonlySet<string> {
  return new Set(
    nodesOf(root)
      .filter(({ type }) => type === 'Identifier')
      .map(({ name }) => name),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
