import { productos } from '@vatio/contract';
import { periodosDe } from '@vatio/domain';
import { Problem } from '../../../data/problem.ts';
import { useMay } from '../../../data/use-ability.ts';
import { useForm } from '../../../data/use-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { today } from '../../../format/date.ts';
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
export function FormularioSimulador({ onSimular }: { readonly onSimular: (caso: Caso) => void }) {
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
      const errors = {
        ...(caso.productoId === '' && { productoId: t('eligeProducto') }),
        ...(caso.consumoAnualKwh === null && { consumoAnualKwh: t('faltaConsumo') }),
        ...(caso.feeEnergiaEurMwh === null && { feeEnergiaEurMwh: t('faltaFee') }),
        ...(Boolean(caso.feePotenciaEurKwAnio) &&
          caso.potencias.every((kw) => kw === null) && { feePotenciaEurKwAnio: t('faltanPotencias') }),
      };
      if (Object.keys(errors).length > 0) {
        throw new Problem({ status: 400, code: 'datos-no-validos', title: t('faltanDatos'), errors });
      }
      onSimular(caso);
    },
  });
  const { productoId, potencias } = form.values;
  const periodos = usePeriodos(productoId);
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
      <div className={styles.campos}>
        <DateField {...form.field('fecha')} label={t('fechaDeFirma')} required />
        <NumberField {...form.field('consumoAnualKwh')} label={t('consumoAnual')} required unit="kWh" />
        <NumberField {...form.field('feeEnergiaEurMwh')} label={t('feeEnergia')} required unit="€/MWh" />
        <NumberField {...form.field('feePotenciaEurKwAnio')} label={t('feePotencia')} unit="€/kW·año" />
      </div>
      {periodos > 0 && (
        <FiguresField
          legend={t('potencias')}
          hint={t('potenciasAyuda')}
          labels={Array.from({ length: periodos }, (_, at) => `P${at + 1}`)}
          values={Array.from({ length: periodos }, (_, at) => potencias[at] ?? null)}
          onChange={(escritas) => form.change({ potencias: escritas })}
          unit="kW"
          decimals={3}
        />
      )}
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

/** How many powers are contracted with a product's tariff; 0 until the product is known. */
function usePeriodos(productoId: string): number {
  const { data } = useRead(productos.get, { params: { id: productoId } }, { enabled: productoId !== '' });
  return data ? periodosDe(data.tarifa, 'potencia') : 0;
}
