import { puntosSuministro } from '@vatio/contract';
import { isTarifa, periodosDe } from '@vatio/domain';
import { useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { DateField } from '../../ui/kit/dates/date-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Sheet } from '../../ui/overlay/dialog.tsx';
import { CamposPorPeriodo } from './campos-por-periodo.tsx';
import styles from './puntos.module.css';

type Props = {
  readonly punto: puntosSuministro.PuntoSuministro;
  /** The billing period to edit; undefined for a new one. */
  readonly fila: puntosSuministro.Consumo | undefined;
  readonly onClose: () => void;
};

export function EditarConsumo({ punto, fila, onClose }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const formId = useId();
  const guardar = useWrite(puntosSuministro.saveConsumo, {
    invalidates: [puntosSuministro.consumos, puntosSuministro.get, puntosSuministro.list],
  });
  const tarifa = punto.tarifa && isTarifa(punto.tarifa) ? punto.tarifa : '2.0TD';
  const vacios = (magnitud: 'energia' | 'potencia', valores: readonly number[] = []) =>
    Array.from({ length: periodosDe(tarifa, magnitud) }, (_, p): number | null => valores[p] ?? null);
  const form = useForm({
    initial: {
      desde: fila?.desde ?? '',
      hasta: fila?.hasta ?? '',
      activaKwh: vacios('energia', fila?.activaKwh),
      reactivaKvarh: vacios('energia', fila?.reactivaKvarh),
      maximetroKw: vacios('potencia', fila?.maximetroKw),
    },
    submit: async ({ desde, hasta, activaKwh, reactivaKvarh, maximetroKw }) => {
      const ceros = (valores: readonly (number | null)[]) => valores.map((valor) => valor ?? 0);
      await guardar.mutateAsync({
        params: { cups: punto.cups },
        body: {
          desde,
          hasta,
          activaKwh: ceros(activaKwh),
          reactivaKvarh: ceros(reactivaKvarh),
          maximetroKw: ceros(maximetroKw),
        },
      });
      notify(t('guardado'));
      onClose();
    },
  });
  const { values, change, field, errors } = form;

  return (
    <Sheet
      open
      onClose={onClose}
      title={fila ? t('corregir') : t('anadirConsumo')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancelar')}</Button>
          <Button look="primary" type="submit" form={formId} busy={form.sending}>
            {t('guardar')}
          </Button>
        </>
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
        {tarifa !== '2.0TD' && (
          <CamposPorPeriodo
            label={t('energiaReactiva')}
            unit="kVArh"
            valores={values.reactivaKvarh}
            onChange={(reactivaKvarh) => change({ reactivaKvarh })}
            errors={errors}
            campo="reactivaKvarh"
          />
        )}
        <CamposPorPeriodo
          label={t('maximetros')}
          valores={values.maximetroKw}
          onChange={(maximetroKw) => change({ maximetroKw })}
          errors={errors}
          campo="maximetroKw"
        />
        {form.formError && (
          <p role="alert" className={styles.alerta}>
            {form.formError}
          </p>
        )}
      </form>
    </Sheet>
  );
}
