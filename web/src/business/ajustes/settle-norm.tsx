import { normas } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';

/** What nobody knows yet is the empty choice. */
const ANSWERS = { si: true, no: false, '': null } as const;
type Answer = keyof typeof ANSWERS;

const answerOf = (known: boolean | null): Answer => (known === null ? '' : known ? 'si' : 'no');

/** Where an administrator says whether the condition of a norm came true, or that it is not known after all. */
export function SettleNorm({
  norma,
  onClose,
}: {
  readonly norma: normas.Norma;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('ajustes');
  const id = useId();
  const form = useSettling(norma, onClose);
  const options = [
    { value: 'si', label: t('normaSi') },
    { value: 'no', label: t('normaNo') },
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('normaTitulo', { norma: norma.norma })}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-page" onSubmit={form.onSubmit} noValidate>
        <p>{norma.condicion}</p>
        <SelectField
          {...form.field('cumplida')}
          label={t('normaCumplida')}
          options={options}
          placeholder={t('normaNoSeSabe')}
        />
        <SelectField
          {...form.field('validada')}
          label={t('normaValidada')}
          options={options}
          placeholder={t('normaNoSeSabe')}
        />
        <TextField
          {...form.field('nota')}
          label={t('normaNota')}
          hint={t('normaNotaAyuda')}
          maxLength={500}
        />
        <p className="vt-note">{t('normaAviso')}</p>
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

function useSettling(norma: normas.Norma, onClose: () => void) {
  const { t } = useTranslation('ajustes');
  const write = useWrite(normas.settle, { invalidates: [normas.list] });
  return useForm({
    initial: {
      cumplida: answerOf(norma.cumplida),
      validada: answerOf(norma.validada),
      nota: norma.acordada?.nota ?? '',
    },
    submit: async ({ cumplida, validada, nota }) => {
      const body = { cumplida: ANSWERS[cumplida], validada: ANSWERS[validada], nota };
      await write.mutateAsync({ params: { id: norma.id }, body });
      notify(t('guardado'));
      onClose();
    },
  });
}
