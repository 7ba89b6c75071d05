import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-list.module.css';
import type { ListControl } from './list-control.ts';

/** What the address says of a board whose screen has not said by what. */
const USUAL = 'si';

/** The same rows in a table or on a board. */
export function LookSwitch({ list: { board, setBoard } }: { readonly list: ListControl }) {
  const { t } = useTranslation('ui');
  const name = useId();
  return (
    <fieldset className={styles.looks}>
      <legend className="vt-hidden">{t('look')}</legend>
      {[undefined, USUAL].map((by) => (
        <label key={by ?? ''}>
          <input type="radio" name={name} checked={!board === !by} onChange={() => setBoard(by)} />
          {t(by ? 'lookBoard' : 'lookTable')}
        </label>
      ))}
    </fieldset>
  );
}
