import type { propuestas } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { analisisDeOfertas } from '../documento/ofertas-de-propuesta.ts';
import { CamposDeOferta } from '../nueva/campos-de-oferta.tsx';
import { ChooseAnalisis } from '../nueva/choose-analisis.tsx';
import { type Oferta, OtrasOfertas } from '../ofertas/otras-ofertas.tsx';
import styles from './acciones.module.css';

export type Edicion = {
  /** Absent when they have not changed. */
  readonly analisis?: string[];
  readonly alternativas?: Oferta[];
  readonly validezDias: number;
  readonly mensaje: string;
};

type Props = {
  readonly propuesta: propuestas.Propuesta;
  readonly onSave: (edicion: Edicion) => Promise<unknown>;
  readonly onClose: () => void;
};

/**
 * Edits a draft. A proposal that was already sent is withdrawn and becomes the draft of its next version, which the
 * dialog says.
 */
export function DialogoEditar({ propuesta, onSave, onClose }: Props) {
  const { t } = useTranslation('propuestas');
  const formId = useId();
  const nuevaVersion = propuesta.acciones.includes('nueva-version');
  const antes = analisisDeOfertas(propuesta);
  const { validezDias, mensaje, codigo, numero } = propuesta;
  const form = useForm({
    initial: { ...antes, alternativas: antes.alternativas as Oferta[], validezDias, mensaje },
    submit: async ({ analisis, alternativas, ...resto }) => {
      const iguales = JSON.stringify({ analisis, alternativas }) === JSON.stringify(antes);
      await onSave(iguales ? resto : { ...resto, analisis, alternativas });
      onClose();
    },
  });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(nuevaVersion ? 'nuevaVersionTitulo' : 'editarTitulo', { codigo, numero: numero + 1 })}
      footer={
        <DialogButtons onCancel={onClose} form={formId} busy={form.sending}>
          {nuevaVersion ? t('crearVersion', { numero: numero + 1 }) : t('guardar')}
        </DialogButtons>
      }
    >
      <div className={`vt-stack ${styles.form}`}>
        {nuevaVersion && <p className={styles.aviso}>{t('nuevaVersionTexto', { numero: numero + 1 })}</p>}
        <form id={formId} onSubmit={form.onSubmit} noValidate>
          <CamposDeOferta validez={form.field('validezDias')} mensaje={form.field('mensaje')} />
          <p role="alert" className="vt-problem">
            {form.formError}
          </p>
        </form>
        <h3>{t('analisisDeLaPropuesta')}</h3>
        <ChooseAnalisis
          ids={form.values.analisis}
          cliente={propuesta.cliente.id}
          onChoose={(analisis) => form.change({ analisis, alternativas: [] })}
          errores={form.errors}
        />
        <h3>{t('otrasOfertas')}</h3>
        <OtrasOfertas
          analisis={form.values.analisis}
          alternativas={form.values.alternativas}
          onChange={(alternativas) => form.change({ alternativas })}
          errores={form.errors}
        />
      </div>
    </Dialog>
  );
}
