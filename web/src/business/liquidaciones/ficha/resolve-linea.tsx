import { liquidaciones } from '@vatio/contract';
import { useId } from 'react';
import { Problem } from '../../../data/problem.ts';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_LIQUIDACION_CHANGE } from '../after-liquidacion-change.ts';
import styles from './ficha.module.css';
import type { Linea } from './una-linea.ts';

type Props = {
  readonly liquidacion: liquidaciones.Liquidacion;
  readonly linea: Linea;
  readonly onClose: () => void;
};
type Valores = {
  readonly resolucion: liquidaciones.Resolucion;
  readonly respuesta: string;
  readonly importeEur: number | null;
};

/** The answer of the house to a disputed line: it is paid as it is, with another amount, or not at all. */
export function ResolveLinea({ liquidacion, linea, onClose }: Props) {
  const { t } = useTranslation('liquidaciones');
  const id = useId();
  const resolve = useWrite(liquidaciones.resolve, AFTER_LIQUIDACION_CHANGE);
  const form = useForm<Valores>({
    initial: { resolucion: 'mantener', respuesta: '', importeEur: linea.importeEur },
    submit: async ({ resolucion, respuesta, importeEur }) => {
      const corrige = resolucion === 'corregir';
      if (respuesta.trim() === '') throw falta('respuesta', t('faltaRespuesta'));
      if (corrige && importeEur === null) throw falta('importeEur', t('faltaImporte'));
      await resolve.mutateAsync({
        params: { id: liquidacion.id, linea: linea.id },
        body: { resolucion, respuesta, importeEur: corrige ? (importeEur ?? undefined) : undefined },
      });
      notify(t('respondida'));
      onClose();
    },
  });
  const { resolucion } = form.values;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('responderDe', { codigo: linea.contrato.codigo })}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('responder')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <p>{linea.motivo && t('dice', { texto: linea.motivo })}</p>
        <Resoluciones
          importeEur={linea.importeEur}
          estado={liquidacion.estado}
          resolucion={resolucion}
          onResolucion={(una) => form.change({ resolucion: una })}
        />
        <TextAreaField {...form.field('respuesta')} label={t('respuesta')} required maxLength={1000} />
        {resolucion === 'corregir' && (
          <NumberField {...form.field('importeEur')} label={t('importeFinal')} unit="€" required />
        )}
        <p role="alert">{form.formError}</p>
      </form>
    </Dialog>
  );
}

type ResolucionesProps = {
  readonly importeEur: number;
  /** The state of the settlement, which says when a change is paid. */
  readonly estado: liquidaciones.Estado;
  readonly resolucion: liquidaciones.Resolucion;
  readonly onResolucion: (resolucion: liquidaciones.Resolucion) => void;
};

function Resoluciones({ importeEur, estado, resolucion, onResolucion }: ResolucionesProps) {
  const { t } = useTranslation('liquidaciones');
  return (
    <fieldset className={styles.opciones}>
      <legend>{t('queSeHace')}</legend>
      {liquidaciones.RESOLUCIONES.map((una) => (
        <label key={una}>
          <input
            type="radio"
            name="resolucion"
            value={una}
            checked={resolucion === una}
            onChange={() => onResolucion(una)}
          />
          {t(`resolucion-${una}`)}
          <small>
            {t(`resolucionTexto-${una}`, { importe: formatEur(importeEur) })}
            {una !== 'retirar' && estado === 'pagada' && ` ${t('iraALaSiguiente')}`}
            {una !== 'retirar' && estado === 'aceptada' && ` ${t('volveraARevision')}`}
          </small>
        </label>
      ))}
    </fieldset>
  );
}

function falta(campo: keyof Valores, title: string): Problem {
  return new Problem({ status: 400, code: 'datos-no-validos', title, errors: { [campo]: title } });
}
