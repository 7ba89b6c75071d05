import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { Align } from './alignment.ts';
import styles from './editor.module.css';
import { EditorToolbar } from './editor-toolbar.tsx';
import { NotYetEditable } from './not-yet-editable.tsx';

export type EditorProps = {
  readonly label: string;
  /** The value is HTML. */
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
  // The library destroys an editor made while React draws if the drawing takes longer than a millisecond, and for a
  // moment its text is gone. So the editor is made once the placeholder is on the page.
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    autofocus: takesFocus && 'start',
    immediatelyRender: false,
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' } },
  });

  useEffect(() => {
    const update = () => editor && tell(htmlOf(editor));
    editor?.on('update', update);
    return () => {
      editor?.off('update', update);
    };
  }, [editor]);

  // A form that is reset, or that opens another record, changes the text from outside.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return <NotYetEditable html={value} />;
  return (
    <>
      <EditorContent editor={editor} className={styles.text} />
      <EditorToolbar editor={editor} />
    </>
  );
}

/** Empty text is `''`, where the library says an empty paragraph. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/**
 * The editor may load seconds after the form, so it does not take the focus from a field in which somebody is already
 * writing.
 */
function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
