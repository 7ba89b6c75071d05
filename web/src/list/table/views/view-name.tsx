import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LONGEST_NAME, type SavedView, type ViewsSource } from './saved-views.ts';
import styles from './views-bar.module.css';

type Props = {
  readonly title: string;
  readonly view: SavedView | undefined;
  readonly scopes: ViewsSource['scopes'];
  readonly onName: (named: { name: string; scope: string }) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks for the name of a view, and who sees it. */
export function ViewName({ title, view, scopes, onName, onClose }: Props) {
  const { t } = useTranslation('ui');
  const [name, setName] = useState(view?.name ?? '');
  const [scope, setScope] = useState(view?.scope ?? scopes[0]?.value ?? '');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(t('viewNeedsName'));
    onClose();
    await onName({ name: name.trim(), scope });
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <form onSubmit={submit} className={`vt-stack vt-gap-16 ${styles.naming}`}>
        <TextField
          label={t('viewName')}
          value={name}
          onChange={setName}
          error={error}
          maxLength={LONGEST_NAME}
        />
        {scopes.length > 1 && (
          <SelectField label={t('viewScope')} value={scope} onChange={setScope} options={scopes} />
        )}
        <Button type="submit" look="primary">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
