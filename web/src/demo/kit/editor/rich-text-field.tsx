import { lazy, Suspense } from 'react';
import { fetchPart } from '../../../ui/parts.ts';
import styles from './editor.module.css';
import { NotYetEditable } from './not-yet-editable.tsx';
import type { EditorProps } from './rich-text-editor.tsx';

const RichTextEditor = lazy(() => fetchPart(() => import('./rich-text-editor.tsx')));

/**
 * A field of formatted text. Its value is HTML, and empty text is `''`. The editor weighs as much as the rest of a
 * screen, so it is fetched when the first field is shown. `<RichText>` draws the value.
 */
export function RichTextField({ fill, ...props }: EditorProps & { readonly fill?: boolean }) {
  return (
    <div className={styles.field} data-fill={fill || undefined}>
      <Suspense fallback={<NotYetEditable html={props.value} />}>
        <RichTextEditor {...props} />
      </Suspense>
    </div>
  );
}
