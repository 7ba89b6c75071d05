import { lazy, Suspense } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { fetchPart } from '../parts.ts';
import styles from './editor.module.css';
import type { EditorProps } from './rich-text-editor.tsx';

const RichTextEditor = lazy(() => fetchPart(() => import('./rich-text-editor.tsx')));

/**
 * Text with formats, as HTML; empty text is `''`. The editor weighs as much as the rest of a screen, so it is fetched
 * when the first field is shown. What it writes is read with `<RichText>`.
 */
export function RichTextField({ fill, ...props }: EditorProps & { readonly fill?: boolean }) {
  return (
    <div className={styles.field} data-fill={fill || undefined}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <RichTextEditor {...props} />
      </Suspense>
    </div>
  );
}
