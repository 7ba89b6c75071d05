import { useId } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './data-list.module.css';
import type { ListControl } from './list-control.ts';

/** The value of `tablero` in the address when the screen has a single board. */
const USUAL = 'si';

/** Switches between the table and the board of the same rows. */
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
