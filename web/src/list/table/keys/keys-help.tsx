import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { setDisplay, useDisplay } from '../../../ui/theme/display.ts';
import styles from './keys-help.module.css';

/** What this list can do; the help leaves out the keys of anything else. */
export type ListAbilities = {
  readonly [K in 'search' | 'open' | 'choose' | 'edit' | 'add']: boolean;
} & {
  readonly editCells?: boolean;
  readonly peek?: boolean;
};

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly can: ListAbilities;
  /** Keys that only this list has. */
  readonly more?: readonly { readonly keys: readonly string[]; readonly text: string }[];
};

const KEYS = [
  { keys: ['/'], text: 'keySearch', needs: 'search' },
  { keys: ['j', 'k', '↓', '↑'], text: 'keyMove', needs: undefined },
  { keys: ['Intro'], text: 'keyOpen', needs: 'open' },
  { keys: ['Espacio'], text: 'keyPeek', needs: 'peek' },
  { keys: ['x'], text: 'keyChoose', needs: 'choose' },
  { keys: ['Mayús + x'], text: 'keyRange', needs: 'choose' },
  { keys: ['n'], text: 'keyNew', needs: 'add' },
  { keys: ['e'], text: 'keyEdit', needs: 'edit' },
  { keys: ['F2', '→', '←'], text: 'keyEditCell', needs: 'editCells' },
  { keys: ['?'], text: 'keyHelp', needs: undefined },
] as const;

export function KeysHelp({ open, onClose, can, more = [] }: Props) {
  const { t } = useTranslation('ui');
  const { singleKeys } = useDisplay();
  const own = KEYS.filter(({ needs }) => needs === undefined || can[needs]);
  const told = [...own.map(({ keys, text }) => ({ keys, text: t(text) })), ...more];
  return (
    <Dialog open={open} onClose={onClose} title={t('keys')}>
      <dl className={styles.keys}>
        {told.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{t(`key-${key}`, { defaultValue: key })}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={t('singleKeys')}
        value={singleKeys}
        onChange={(on) => setDisplay({ singleKeys: on })}
      />
    </Dialog>
  );
}
