import { type Editor, Extension } from '@tiptap/react';

const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const BLOCKS = ['paragraph', 'heading'];

/**
 * Aligns paragraphs and headings by their style. It is our own because the published extension demands an exact older
 * version of the editor, and would install a second editor.
 */
export const Align = Extension.create({
  name: 'align',
  addGlobalAttributes() {
    return [
      { types: BLOCKS, attributes: { align: { default: null, parseHTML: readAlign, renderHTML: styleOf } } },
    ];
  },
});

/** Aligns the selection; choosing the alignment that it already has removes it. */
export function toggleAlign(editor: Editor, align: Alignment): boolean {
  const next = editor.isActive({ align }) ? null : align;
  return BLOCKS.reduce(
    (chain, block) => chain.updateAttributes(block, { align: next }),
    editor.chain().focus(),
  ).run();
}

function readAlign({ style }: HTMLElement): Alignment | null {
  return ALIGNMENTS.find((align) => align === style.textAlign) ?? null;
}

function styleOf({ align }: Record<string, unknown>) {
  return align ? { style: `text-align: ${align}` } : {};
}
