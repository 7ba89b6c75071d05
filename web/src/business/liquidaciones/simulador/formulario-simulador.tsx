import { productos } from '@vatio/contract';
import { periodosDe } from '@vatio/domain';
import { Problem } from '../../../data/problem.ts';
import { useMay } from '../../../data/use-ability.ts';
import { useForm } from '../../../data/use-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { today } from '../../../format/date.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { COMERCIALES } from '../../../trade/choose/comerciales.ts';
import { PRODUCTOS } from '../../../trade/choose/productos.ts';
import { FiguresField } from '../../../ui/fields/figures-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './simulador.module.css';

export type Caso = {
  readonly productoId: string;
  readonly fecha: string;
  readonly consumoAnualKwh: number | null;
  readonly feeEnergiaEurMwh: number | null;
  readonly feePotenciaEurKwAnio: number | null;
  readonly potencias: readonly (number | null)[];
  readonly comercialId: string;
};

/** The form of a simulated sale: product, consumption, date, fees and representative. */
export function FormularioSimulador({ onSimulate }: { readonly onSimulate: (caso: Caso) => void }) {
  const { t } = useTranslation('liquidaciones');
  const administra = useMay('manage all');
  const form = useForm<Caso>({
    initial: {
      productoId: '',
      fecha: today(),
      consumoAnualKwh: null,
      feeEnergiaEurMwh: null,
      feePotenciaEurKwAnio: null,
      potencias: [],
      comercialId: '',
    },
    submit: async (caso) => {
      const errors = errorsOf(caso, t);
      if (Object.keys(errors).length > 0) {
        throw new Problem({ status: 400, code: 'datos-no-validos', title: t('faltanDatos'), errors });
      }
      onSimulate(caso);
    },
  });
  return (
    <form className="vt-page vt-gap-14" onSubmit={form.onSubmit} noValidate>
      <ChooseField
        from={PRODUCTOS}
        {...form.field('productoId')}
        onChange={(elegido) => form.change({ productoId: elegido, potencias: [] })}
        label={t('producto')}
        required
        placeholder={t('eligeProducto')}
      />
      <div className={`vt-columns vt-gap-12 ${styles.campos}`}>
        <DateField {...form.field('fecha')} label={t('fechaDeFirma')} required />
        <NumberField {...form.field('consumoAnualKwh')} label={t('consumoAnual')} required unit="kWh" />
        <NumberField {...form.field('feeEnergiaEurMwh')} label={t('feeEnergia')} required unit="€/MWh" />
        <NumberField {...form.field('feePotenciaEurKwAnio')} label={t('feePotencia')} unit="€/kW·año" />
      </div>
      <Potencias
        productoId={form.values.productoId}
        potencias={form.values.potencias}
        onPotencias={(potencias) => form.change({ potencias })}
      />
      <ChooseField
        from={COMERCIALES}
        {...form.field('comercialId')}
        label={t('comercial')}
        placeholder={t(administra ? 'deNadie' : 'yoMismo')}
      />
      <Button look="primary" type="submit">
        {t('simular')}
      </Button>
    </form>
  );
}

function errorsOf(caso: Caso, t: Translate<'liquidaciones'>): Readonly<Record<string, string>> {
  return {
    ...(caso.productoId === '' && { productoId: t('eligeProducto') }),
    ...(caso.consumoAnualKwh === null && { consumoAnualKwh: t('faltaConsumo') }),
    ...(caso.feeEnergiaEurMwh === null && { feeEnergiaEurMwh: t('faltaFee') }),
    ...(Boolean(caso.feePotenciaEurKwAnio) &&
      caso.potencias.every((kw) => kw === null) && { feePotenciaEurKwAnio: t('faltanPotencias') }),
  };
}

type PotenciasProps = {
  readonly productoId: string;
  readonly potencias: Caso['potencias'];
  readonly onPotencias: (potencias: Caso['potencias']) => void;
};

/** The contracted powers, as many as the tariff of the product has; nothing until the product is known. */
function Potencias({ productoId, potencias, onPotencias }: PotenciasProps) {
  const { t } = useTranslation('liquidaciones');
  const { data } = useRead(productos.get, { params: { id: productoId } }, { enabled: productoId !== '' });
  if (!data) return null;
  const periodos = periodosDe(data.tarifa, 'potencia');
  return (
    <FiguresField
      legend={t('potencias')}
      hint={t('potenciasAyuda')}
      labels={Array.from({ length: periodos }, (_, at) => `P${at + 1}`)}
      values={Array.from({ length: periodos }, (_, at) => potencias[at] ?? null)}
      onChange={onPotencias}
      unit="kW"
      decimals={3}
    />
  );
}
