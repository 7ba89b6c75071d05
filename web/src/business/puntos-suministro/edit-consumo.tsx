import { puntosSuministro } from '@vatio/contract';
import { isPeajeDeGas, isTarifaDeSuministro, periodosDe, type TarifaDeSuministro } from '@vatio/domain';
import { useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { DateField } from '../../ui/kit/dates/date-field.tsx';
import { Sheet } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { CamposPorPeriodo } from './campos-por-periodo.tsx';
import styles from './puntos.module.css';

type Props = {
  readonly punto: puntosSuministro.PuntoSuministro;
  /** The billing period to edit; undefined for a new one. */
  readonly fila: puntosSuministro.Consumo | undefined;
  readonly onClose: () => void;
};

export function EditConsumo({ punto, fila, onClose }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const formId = useId();
  const tarifa = tarifaDe(punto);
  const form = useConsumo({ punto, fila, onClose });
  const { values, change, field, errors } = form;

  return (
    <Sheet
      open
      onClose={onClose}
      title={fila ? t('corregir') : t('anadirConsumo')}
      footer={
        <DialogButtons onCancel={onClose} form={formId} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={formId} className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
        <DateField label={t('lecturaInicial')} required disabled={fila !== undefined} {...field('desde')} />
        <DateField label={t('lecturaFinal')} required disabled={fila !== undefined} {...field('hasta')} />
        <CamposPorPeriodo
          label={t('energiaActiva')}
          unit="kWh"
          valores={values.activaKwh}
          onChange={(activaKwh) => change({ activaKwh })}
          errors={errors}
          campo="activaKwh"
        />
        {tarifa !== '2.0TD' && !isPeajeDeGas(tarifa) && (
          <CamposPorPeriodo
            label={t('energiaReactiva')}
            unit="kVArh"
            valores={values.reactivaKvarh}
            onChange={(reactivaKvarh) => change({ reactivaKvarh })}
            errors={errors}
            campo="reactivaKvarh"
          />
        )}
        {values.maximetroKw.length > 0 && (
          <CamposPorPeriodo
            label={t('maximetros')}
            valores={values.maximetroKw}
            onChange={(maximetroKw) => change({ maximetroKw })}
            errors={errors}
            campo="maximetroKw"
          />
        )}
        {form.formError && (
          <p role="alert" className={styles.alerta}>
            {form.formError}
          </p>
        )}
      </form>
    </Sheet>
  );
}

/** What is typed of a billing period, and how it is saved. */
function useConsumo({ punto, fila, onClose }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const save = useWrite(puntosSuministro.updateConsumo, {
    invalidates: [puntosSuministro.consumos, puntosSuministro.get, puntosSuministro.list],
  });
  const tarifa = tarifaDe(punto);
  const vacios = (magnitud: 'energia' | 'potencia', valores: readonly number[] = []) =>
    Array.from({ length: periodosDe(tarifa, magnitud) }, (_, p): number | null => valores[p] ?? null);
  return useForm({
    initial: {
      desde: fila?.desde ?? '',
      hasta: fila?.hasta ?? '',
      activaKwh: vacios('energia', fila?.activaKwh),
      reactivaKvarh: vacios('energia', fila?.reactivaKvarh),
      maximetroKw: vacios('potencia', fila?.maximetroKw),
    },
    submit: async ({ desde, hasta, activaKwh, reactivaKvarh, maximetroKw }) => {
      const ceros = (valores: readonly (number | null)[]) => valores.map((valor) => valor ?? 0);
      await save.mutateAsync({
        params: { cups: punto.cups },
        body: {
          desde,
          hasta,
          activaKwh: ceros(activaKwh),
          // Gas has neither.
          ...(maximetroKw.length > 0 && {
            reactivaKvarh: ceros(reactivaKvarh),
            maximetroKw: ceros(maximetroKw),
          }),
        },
      });
      notify(t('guardado'));
      onClose();
    },
  });
}

/** The tariff of the supply; a supply without one is read as a household. */
function tarifaDe({ tarifa }: puntosSuministro.PuntoSuministro): TarifaDeSuministro {
  return tarifa && isTarifaDeSuministro(tarifa) ? tarifa : '2.0TD';
}
