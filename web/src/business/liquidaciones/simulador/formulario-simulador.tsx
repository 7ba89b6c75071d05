import { productos } from '@vatio/contract';
import { periodosDe } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../data/problem.ts';
import { useMay } from '../../../data/use-ability.ts';
import { useForm } from '../../../data/use-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { today } from '../../../format/date.ts';
import { useSellers } from '../../../trade/use-options.ts';
import { FiguresField } from '../../../ui/fields/figures-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
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

/** A sale to be tried: what, how much, when, with which fees, and whose. */
export function FormularioSimulador({ onSimular }: { readonly onSimular: (caso: Caso) => void }) {
  const { t } = useTranslation('liquidaciones');
  const gente = useSellers();
  const administra = useMay('manage all');
  const enVenta =
    useRead(productos.vigentes, { query: { fecha: today() } }, { staleTime: 60_000 }).data?.rows ?? [];
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
  const elegir = (productoId: string) => {
    const producto = enVenta.find(({ id }) => id === productoId);
    const periodos = producto ? periodosDe(producto.tarifa, 'potencia') : 0;
    form.change({ productoId, potencias: Array.from({ length: periodos }, () => null) });
  };
  return (
    <form className={styles.formulario} onSubmit={form.onSubmit} noValidate>
      <SelectField
        {...form.field('productoId')}
        onChange={elegir}
        label={t('producto')}
        required
        placeholder={t('eligeProducto')}
        options={enVenta.map(({ id, comercializadora, nombre, tarifa }) => ({
          value: id,
          label: `${comercializadora} · ${nombre} · ${tarifa}`,
        }))}
      />
      <div className={styles.campos}>
        <DateField {...form.field('fecha')} label={t('fechaDeFirma')} required />
        <NumberField {...form.field('consumoAnualKwh')} label={t('consumoAnual')} required unit="kWh" />
        <NumberField {...form.field('feeEnergiaEurMwh')} label={t('feeEnergia')} required unit="€/MWh" />
        <NumberField {...form.field('feePotenciaEurKwAnio')} label={t('feePotencia')} unit="€/kW·año" />
      </div>
      {form.values.potencias.length > 0 && (
        <FiguresField
          legend={t('potencias')}
          hint={t('potenciasAyuda')}
          labels={form.values.potencias.map((_, at) => `P${at + 1}`)}
          values={form.values.potencias}
          onChange={(potencias) => form.change({ potencias })}
          unit="kW"
          decimals={3}
        />
      )}
      <SelectField
        {...form.field('comercialId')}
        label={t('comercial')}
        placeholder={t(administra ? 'deNadie' : 'yoMismo')}
        options={gente}
      />
      <Button look="primary" type="submit">
        {t('simular')}
      </Button>
    </form>
  );
}
