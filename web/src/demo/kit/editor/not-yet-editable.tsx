import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './editor.module.css';
import { RichText } from './rich-text.tsx';

/**
 * How many buttons each group of the toolbar has: the placeholder wraps as the toolbar will. A test compares them with
 * `FORMATS`.
 */
export const TOOLBAR_GROUPS = [
  { id: 'marks', buttons: 4 },
  { id: 'alignment', buttons: 4 },
  { id: 'lists', buttons: 2 },
] as const;
const BUTTON_PX = 32;

/**
 * Shows the text as the editor will, so that nothing moves when it arrives: the editor adds an empty line after a text
 * that ends in a list.
 */
export function NotYetEditable({ html }: { html: string }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <div className={styles.text}>
        <p className="vt-hidden" role="status">
          {t('loading')}
        </p>
        <div>
          <RichText html={/<\/p>\s*$/.test(html) ? html : `${html}<p><br></p>`} />
        </div>
      </div>
      <div className={styles.toolbar} aria-hidden="true">
        {TOOLBAR_GROUPS.map(({ id, buttons }) => (
          <span
            key={id}
            className={styles.group}
            style={{ inlineSize: buttons * BUTTON_PX, blockSize: BUTTON_PX }}
          />
        ))}
      </div>
    </>
  );
}
