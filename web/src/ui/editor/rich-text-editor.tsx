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
  /** Begins with the caret at the start of the text. */
  readonly autoFocus?: boolean;
};

const EXTENSIONS = [StarterKit.configure({ link: { openOnClick: false } }), Align];

/** The editor itself, to be reached through `RichTextField`, which loads it. */
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

  // On a slow machine the library drops the editor of a first drawing and makes another: the first is left alone.
  // A form that is reset, or that opens another record, changes the text from outside.
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

/** The editor may come seconds after the form: it takes no words away from a field that somebody began with meanwhile. */
function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
