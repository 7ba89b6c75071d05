import { IconCheck, IconCopy } from '@tabler/icons-react';
import { reclamaciones } from '@vatio/contract';
import { useState } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { AFTER_RECLAMACION_CHANGE } from './after-reclamacion-change.ts';

/** What is said to the supplier, what it answered, and where the claim stands. */
export function FormularioDeReclamacion({
  reclamacion,
}: {
  readonly reclamacion: reclamaciones.Reclamacion;
}) {
  const { t } = useTranslation('extractos');
  const { id, version, texto, respuesta, estado } = reclamacion;
  const update = useWrite(reclamaciones.update, AFTER_RECLAMACION_CHANGE);
  const { values, field, onSubmit, sending, formError } = useForm({
    initial: { texto, respuesta, estado },
    submit: async (body) => {
      await update.mutateAsync({ params: { id }, body: { ...body, version } });
      notify(t('guardada'));
    },
  });
  return (
    <Card>
      <form onSubmit={onSubmit} className="vt-stack" noValidate>
        <TextAreaField label={t('texto')} required rows={12} {...field('texto')} />
        <div className="vt-toolbar">
          <CopyButton text={values.texto} />
        </div>
        <div className="vt-fields">
          <SelectField
            label={t('campo-estado')}
            options={reclamaciones.ESTADOS.map((value) => ({ value, label: t(`reclamacion-${value}`) }))}
            {...field('estado')}
            onChange={(chosen) => chosen && field('estado').onChange(chosen)}
          />
        </div>
        <p className="vt-note">{t(`quiereDecir-${values.estado}`)}</p>
        <TextAreaField label={t('respuesta')} rows={3} {...field('respuesta')} />
        <div role="alert">{formError && <p className="vt-problem">{formError}</p>}</div>
        <div className="vt-toolbar">
          <Button type="submit" look="primary" busy={sending}>
            {t('guardar')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation('extractos');
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => notify(t('copiaAMano'), { tone: 'warn' }),
    );
  return (
    <>
      <Button icon={isCopied ? IconCheck : IconCopy} onClick={copy}>
        {t(isCopied ? 'copiado' : 'copiarTexto')}
      </Button>
      <span className="vt-hidden" role="status">
        {isCopied && t('copiado')}
      </span>
    </>
  );
}
