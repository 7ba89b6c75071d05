import { type FormEvent, useState } from 'react';
import { LONGEST_NAME, type ViewsSource } from '../../list/table/views/saved-views.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';

type Props = {
  readonly source: ViewsSource;
  /** What the report asks, as its address says it. */
  readonly text: string;
  readonly onClose: () => void;
};

/** Keeps the report under a name, for oneself or for others. */
export function SaveDialog({ source, text, onClose }: Props) {
  const { t } = useTranslation('informes');
  const [name, setName] = useState('');
  const [scope, setScope] = useState(source.scopes[0]?.value ?? '');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(t('sinNombre'));
    setSending(true);
    try {
      await source.save({ name: name.trim(), text, columns: [], scope, opensFor: [], pinned: false });
      notify(t('guardado', { nombre: name.trim() }));
      onClose();
    } catch (cause) {
      setError((cause as Error).message);
      setSending(false);
    }
  };
  return (
    <FormDialog
      title={t('guardarInforme')}
      action={t('guardar')}
      form={{
        sending,
        formError: undefined,
        isChanged: () => name !== '',
        onSubmit: (event) => void save(event),
      }}
      onClose={onClose}
    >
      <TextField
        label={t('nombre')}
        value={name}
        maxLength={LONGEST_NAME}
        error={error}
        onChange={(next) => {
          setName(next);
          setError(undefined);
        }}
      />
      <SelectField
        label={t('quienLoVe')}
        value={scope}
        options={source.scopes.map(({ value, label }) => ({ value, label }))}
        onChange={setScope}
      />
    </FormDialog>
  );
}
