import { webhooks } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import styles from './webhooks.module.css';

type Props = { readonly onClose: () => void; readonly onMade: (secreto: string) => void };

/** A new webhook: its address, and what it is told. */
export function NewWebhook({ onClose, onMade }: Props) {
  const { t } = useTranslation('webhooks');
  const id = useId();
  const create = useWrite(webhooks.create, { invalidates: [webhooks.list] });
  const form = useForm({
    initial: { url: '', eventos: [] as readonly webhooks.Evento[] },
    submit: async ({ url, eventos }) => {
      const { secreto } = await create.mutateAsync({ body: { url, eventos: [...eventos] } });
      onMade(secreto);
    },
  });
  const { eventos } = form.values;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('nuevo')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('crear')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-page" onSubmit={form.onSubmit} noValidate>
        <TextField
          {...form.field('url')}
          type="url"
          label={t('url')}
          hint={t('urlAyuda')}
          required
          autoFocus
          maxLength={500}
        />
        <fieldset className={`vt-stack ${styles.events}`} aria-describedby={`${id}-events`}>
          <legend>{t('eventos')}</legend>
          {webhooks.EVENTOS.map((evento) => (
            <CheckField
              key={evento}
              label={t(`evento-${evento}`)}
              value={eventos.includes(evento)}
              onChange={(on) =>
                form.change({
                  eventos: on ? [...eventos, evento] : eventos.filter((other) => other !== evento),
                })
              }
            />
          ))}
          <p id={`${id}-events`} role="alert" className="vt-problem">
            {form.errors.eventos}
          </p>
        </fieldset>
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}
