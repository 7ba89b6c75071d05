import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { SavedView, ViewsSource } from './saved-views.ts';
import styles from './views-bar.module.css';

type Props = {
  readonly view: SavedView;
  readonly audiences: ViewsSource['audiences'];
  readonly onChoice: (opensFor: readonly string[]) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks for which audiences the list opens with the view. */
export function ViewAudiences({ view, audiences, onChoice, onClose }: Props) {
  const { t } = useTranslation('ui');
  const [chosen, setChosen] = useState(view.opensFor);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    onClose();
    await onChoice(chosen);
  };
  return (
    <Dialog open title={t('opensFor')} onClose={onClose}>
      <form onSubmit={submit} className={`vt-stack vt-gap-16 ${styles.naming}`}>
        <fieldset className={styles.audiences}>
          <legend>{t('opensForWhom', { name: view.name })}</legend>
          {audiences.map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              value={chosen.includes(value)}
              onChange={(on) =>
                setChosen(on ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
          ))}
        </fieldset>
        <p className={styles.hint}>{t('opensForHint')}</p>
        <Button type="submit" look="primary">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
