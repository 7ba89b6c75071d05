import { type Editor, Extension } from '@tiptap/react';

const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const BLOCKS = ['paragraph', 'heading'];

/**
 * Alignment of paragraphs and headings, kept in their style. Of our own, since the published extension asks for an
 * exact and older version of the editor, and would bring it as a second one.
 */
export const Align = Extension.create({
  name: 'align',
  addGlobalAttributes() {
    return [
      { types: BLOCKS, attributes: { align: { default: null, parseHTML: readAlign, renderHTML: styleOf } } },
    ];
  },
});

/** Aligns what is selected; the alignment that it already has is taken off. */
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
