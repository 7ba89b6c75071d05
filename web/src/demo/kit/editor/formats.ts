import {
  type Icon,
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { type Alignment, toggleAlign } from './alignment.ts';

type Format = {
  /** The dictionary has its text under `format-<id>`. */
  readonly id: string;
  readonly icon: Icon;
  readonly isOn: (editor: Editor) => boolean;
  readonly toggle: (editor: Editor) => boolean;
};

const mark = (id: string, icon: Icon): Format => ({
  id,
  icon,
  isOn: (editor) => editor.isActive(id),
  toggle: (editor) => editor.chain().focus().toggleMark(id).run(),
});

const align = (id: Alignment, icon: Icon): Format => ({
  id,
  icon,
  isOn: (editor) => editor.isActive({ align: id }),
  toggle: (editor) => toggleAlign(editor, id),
});

/** The buttons of the toolbar, in groups. */
export const FORMATS: readonly (readonly Format[])[] = [
  [
    mark('bold', IconBold),
    mark('italic', IconItalic),
    mark('underline', IconUnderline),
    mark('strike', IconStrikethrough),
  ],
  [
    align('left', IconAlignLeft),
    align('center', IconAlignCenter),
    align('right', IconAlignRight),
    align('justify', IconAlignJustified),
  ],
  [
    {
      id: 'bulletList',
      icon: IconList,
      isOn: (editor) => editor.isActive('bulletList'),
      toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      id: 'orderedList',
      icon: IconListNumbers,
      isOn: (editor) => editor.isActive('orderedList'),
      toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
  ],
];
