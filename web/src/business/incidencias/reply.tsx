import { IconSend } from '@tabler/icons-react';
import { incidencias } from '@vatio/contract';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AFTER_INCIDENCIA_CHANGE } from './after-incidencia-change.ts';

export function Reply({ incidencia: { id, estado } }: { readonly incidencia: incidencias.Incidencia }) {
  const { t } = useTranslation('incidencias');
  const write = useWrite(incidencias.addMensaje, AFTER_INCIDENCIA_CHANGE);
  const { field, onSubmit, sending, formError } = useForm({
    initial: { texto: '' },
    clears: true,
    submit: async (body) => {
      await write.mutateAsync({ params: { id }, body });
      notify(t('escrito'));
    },
  });
  return (
    <Card title={t('escribe')}>
      <form onSubmit={onSubmit} className="vt-stack" noValidate>
        {estado === 'cerrada' && <p className="vt-note">{t('cerradaPista')}</p>}
        <TextAreaField label={t('texto')} required rows={4} maxLength={4000} {...field('texto')} />
        <div role="alert">{formError && <p className="vt-problem">{formError}</p>}</div>
        <div className="vt-toolbar">
          <Button type="submit" look="primary" icon={IconSend} busy={sending}>
            {t('mandar')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
