import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { Align } from './alignment.ts';
import styles from './editor.module.css';
import { EditorToolbar } from './editor-toolbar.tsx';

export type EditorProps = {
  readonly label: string;
  /** HTML. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Takes the focus when it appears, with the caret at the start of the text. */
  readonly autoFocus?: boolean;
};

const EXTENSIONS = [StarterKit.configure({ link: { openOnClick: false } }), Align];

/** Screens use `RichTextField`, which loads this file when it is needed. */
export default function RichTextEditor({ label, value, onChange, autoFocus = false }: EditorProps) {
  const tell = useEffectEvent(onChange);
  const [takesFocus] = useState(() => autoFocus && !isWriting());
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    autofocus: takesFocus && 'start',
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' } },
  });

  useEffect(() => {
    const update = () => tell(editor.isEmpty ? '' : editor.getHTML());
    editor.on('update', update);
    return () => {
      editor.off('update', update);
    };
  }, [editor]);

  // On a slow machine the library discards the editor of the first drawing and makes another, so a destroyed one is
  // left alone. A form that is reset, or that opens another record, changes the text from outside.
  useEffect(() => {
    if (editor.isDestroyed) return;
    const own = editor.isEmpty ? '' : editor.getHTML();
    if (value !== own) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      <EditorContent editor={editor} className={styles.text} />
      <EditorToolbar editor={editor} />
    </>
  );
}

/**
 * The editor may load seconds after the form, so it does not take the focus from a field in which somebody is already
 * writing.
 */
function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
