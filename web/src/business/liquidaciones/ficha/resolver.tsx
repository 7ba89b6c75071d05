import { liquidaciones } from '@vatio/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../data/problem.ts';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatEur } from '../../../format/energy.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AL_LIQUIDAR } from '../al-liquidar.ts';
import styles from './ficha.module.css';
import type { Linea } from './una-linea.ts';

type Props = {
  readonly liquidacion: liquidaciones.Liquidacion;
  readonly linea: Linea;
  readonly onClose: () => void;
};
type Valores = { readonly respuesta: string; readonly importeEur: number | null };

/** The house answers a line in dispute; with another amount, the difference becomes a line of its own. */
export function Resolver({ liquidacion, linea, onClose }: Props) {
  const { t } = useTranslation('liquidaciones');
  const id = useId();
  const resolver = useWrite(liquidaciones.resolver, AL_LIQUIDAR);
  const form = useForm<Valores>({
    initial: { respuesta: '', importeEur: linea.importeEur },
    submit: async ({ respuesta, importeEur }) => {
      if (respuesta.trim() === '') throw falta(t('faltaRespuesta'));
      const cambia = importeEur !== null && importeEur !== linea.importeEur;
      await resolver.mutateAsync({
        params: { id: liquidacion.id, linea: linea.id },
        body: { respuesta, importeEur: cambia ? importeEur : undefined },
      });
      notify(t('respondida'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('responderDe', { codigo: linea.contrato.codigo })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancelar')}</Button>
          <Button look="primary" type="submit" form={id} busy={form.sending}>
            {t('responder')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.formulario} onSubmit={form.onSubmit} noValidate>
        <p>{linea.motivo && t('dice', { texto: linea.motivo })}</p>
        <TextAreaField {...form.field('respuesta')} label={t('respuesta')} required maxLength={1000} />
        <NumberField
          {...form.field('importeEur')}
          label={t('importeFinal')}
          unit="€"
          hint={t('importeFinalAyuda', { importe: formatEur(linea.importeEur) })}
        />
        <p role="alert">{form.formError}</p>
      </form>
    </Dialog>
  );
}

function falta(respuesta: string): Problem {
  return new Problem({ status: 400, code: 'datos-no-validos', title: respuesta, errors: { respuesta } });
}
