import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from '../parts.ts';
import styles from './editor.module.css';
import { RichText } from './rich-text.tsx';
import type { EditorProps } from './rich-text-editor.tsx';

const RichTextEditor = lazy(() => fetchPart(() => import('./rich-text-editor.tsx')));

/**
 * Text with formats, as HTML; empty text is `''`. The editor weighs as much as the rest of a screen, so it is fetched
 * when the first field is shown. What it writes is read with `<RichText>`.
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

/** The text as it will stand in the editor, so that nothing moves when that arrives. */
function NotYetEditable({ html }: { html: string }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <div className={styles.text}>
        <p className="vt-hidden" role="status">
          {t('loading')}
        </p>
        <div>
          <RichText html={html} />
        </div>
      </div>
      <div className={styles.toolbar} />
    </>
  );
}
