import { puntosSuministro } from '@vatio/contract';
import {
  isTarifaDeSuministro,
  periodosDe,
  type TarifaDeSuministro,
  tarifasDeCups,
  ZONAS,
} from '@vatio/domain';
import { useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { tarifaOptions } from '../../trade/tarifa-options.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { CamposPorPeriodo } from './campos-por-periodo.tsx';
import styles from './puntos.module.css';

type Props = { readonly punto: puntosSuministro.PuntoSuministro; readonly onClose: () => void };

/** Corrects the sheet by hand. When two people edit at once, the second one is told and loses nothing. */
export function EditFicha({ punto, onClose }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const formId = useId();
  const form = useFicha({ punto, onClose });
  const { field } = form;

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('editar')}
      footer={
        <DialogButtons onCancel={onClose} form={formId} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={formId} className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
        <TextField label={t('direccion')} {...field('direccion')} />
        <TextField label={t('codigoPostal')} {...field('codigoPostal')} />
        <TextField label={t('municipio')} {...field('municipio')} />
        <CamposDeTarifa cups={punto.cups} form={form} />
        {form.values.potenciasKw.length > 0 && (
          <NumberField
            label={t('derechosExtension')}
            unit="kW"
            decimals={3}
            {...field('derechosExtensionKw')}
          />
        )}
        <NumberField label={t('alquiler')} unit="€/mes" {...field('alquilerEurMes')} />
        {form.formError && (
          <p role="alert" className={styles.alerta}>
            {form.formError}
          </p>
        )}
      </form>
    </Sheet>
  );
}

/** What the prices of the supply depend on: a tariff has its own number of powers. */
function CamposDeTarifa({
  cups,
  form: { values, change, errors },
}: {
  readonly cups: string;
  readonly form: ReturnType<typeof useFicha>;
}) {
  const { t } = useTranslation('puntos-suministro');
  return (
    <>
      <SelectField
        label={t('tarifa')}
        value={values.tarifa}
        onChange={(nueva) =>
          nueva &&
          change({
            tarifa: nueva,
            potenciasKw: porPeriodo(values.potenciasKw, periodosDe(nueva, 'potencia')),
          })
        }
        options={tarifaOptions(tarifasDeCups(cups))}
      />
      <SelectField
        label={t('zona')}
        value={values.zona}
        onChange={(zona) => zona && change({ zona })}
        options={ZONAS.map((value) => ({ value, label: t(`zona-${value}`) }))}
      />
      <SelectField
        label={t('uso')}
        value={values.uso}
        onChange={(uso) => uso && change({ uso })}
        options={(['vivienda', 'otros'] as const).map((value) => ({ value, label: t(`uso-${value}`) }))}
      />
      {values.potenciasKw.length > 0 && (
        <CamposPorPeriodo
          label={t('potenciasContratadas')}
          valores={values.potenciasKw}
          onChange={(potenciasKw) => change({ potenciasKw })}
          errors={errors}
          campo="potenciasKw"
        />
      )}
    </>
  );
}

/** What is typed of the sheet, and how it is saved. */
function useFicha({ punto, onClose }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const save = useWrite(puntosSuministro.update, {
    invalidates: [puntosSuministro.get, puntosSuministro.list],
  });
  const [usual = '2.0TD'] = tarifasDeCups(punto.cups);
  const tarifa: TarifaDeSuministro =
    punto.tarifa && isTarifaDeSuministro(punto.tarifa) ? punto.tarifa : usual;
  return useForm({
    initial: {
      direccion: punto.direccion ?? '',
      codigoPostal: punto.codigoPostal ?? '',
      municipio: punto.municipio ?? '',
      tarifa,
      zona: ZONAS.find((zona) => zona === punto.zona) ?? 'peninsula',
      uso: punto.uso,
      potenciasKw: porPeriodo(punto.potenciasKw, periodosDe(tarifa, 'potencia')),
      derechosExtensionKw: punto.derechosExtensionKw,
      alquilerEurMes: punto.alquilerEurMes,
    },
    submit: async ({ direccion, codigoPostal, municipio, potenciasKw, ...resto }) => {
      const body = {
        ...resto,
        direccion: direccion || null,
        codigoPostal: codigoPostal || null,
        municipio: municipio || null,
        potenciasKw: potenciasKw.map((kw) => kw ?? 0),
        version: punto.version,
      };
      await save.mutateAsync({ params: { cups: punto.cups }, body });
      notify(t('guardado'));
      onClose();
    },
  });
}

function porPeriodo(valores: readonly (number | null)[], cuantos: number): (number | null)[] {
  return Array.from({ length: cuantos }, (_, p) => valores[p] ?? null);
}
