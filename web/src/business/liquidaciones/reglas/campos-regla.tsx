import { productos } from '@vatio/contract';
import { TARIFAS_DE_SUMINISTRO } from '@vatio/domain';
import type { useForm } from '../../../data/use-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { today } from '../../../format/date.ts';
import { compareNames } from '../../../format/fold.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { PRODUCTOS } from '../../../trade/choose/productos.ts';
import { FiguresField } from '../../../ui/fields/figures-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import type { Borrador } from './borrador.ts';
import styles from './reglas.module.css';

type Form = ReturnType<typeof useForm<Borrador>>;

const TIPOS = ['porcentaje-fee', 'por-mwh', 'fija'] as const;
const UNIDADES = { 'porcentaje-fee': '%', 'por-mwh': '€/MWh', fija: '€' } as const;

/** The fields of a rule: its scope, its dates, what it pays and how that is shared. */
export function CamposRegla({ form }: { readonly form: Form }) {
  const { t } = useTranslation('liquidaciones');
  const { productoId, tipo, reparto } = form.values;
  return (
    <>
      <Alcance form={form} />
      <fieldset className={`vt-columns vt-gap-12 ${styles.grupo}`}>
        <legend>{t('soloSi')}</legend>
        <NumberField {...form.field('consumoDesde')} label={t('consumoDesde')} unit="MWh" />
        <NumberField {...form.field('consumoHasta')} label={t('consumoHasta')} unit="MWh" />
        <NumberField {...form.field('feeDesde')} label={t('feeDesde')} unit="€/MWh" />
        <NumberField {...form.field('feeHasta')} label={t('feeHasta')} unit="€/MWh" />
      </fieldset>
      <fieldset className={`vt-columns vt-gap-12 ${styles.grupo}`}>
        <legend>{t('paga')}</legend>
        <SelectField
          label={t('tipoDePago')}
          value={tipo}
          onChange={(nuevo) => nuevo && form.change({ tipo: nuevo })}
          options={TIPOS.map((value) => ({ value, label: t(`tipoDePago-${value}`) }))}
        />
        <NumberField {...form.field('valor')} label={t('valor')} required unit={UNIDADES[tipo]} />
      </fieldset>
      <FiguresField
        legend={t('repartoPorNiveles')}
        hint={t('repartoAyuda')}
        labels={reparto.map((_, nivel) => t(nivel === 0 ? 'vende' : 'nivel', { nivel: nivel + 1 }))}
        values={reparto}
        onChange={(valores) => form.change({ reparto: valores })}
        name="reparto"
        errors={form.errors}
        unit="%"
      />
      <fieldset className={`vt-columns vt-gap-12 ${styles.grupo}`}>
        <legend>{t('paraFirmados')}</legend>
        <DateField {...form.field('desde')} label={t('desde')} required />
        <DateField {...form.field('hasta')} label={t('hasta')} hint={t('hastaAyuda')} />
      </fieldset>
      <TextAreaField {...form.field('notas')} label={t('notas')} rows={2} maxLength={1000} />
      {productoId !== '' && <p className={styles.nota}>{t('productoDiceTodo')}</p>}
    </>
  );
}

function Alcance({ form }: { readonly form: Form }) {
  const { t } = useTranslation('liquidaciones');
  const { productoId, comercializadora } = form.values;
  const enVenta =
    useRead(productos.inForce, { query: { fecha: today() } }, { staleTime: 60_000 }).data?.rows ?? [];
  const casas = new Set(
    [...enVenta.map((producto) => producto.comercializadora), comercializadora].filter(Boolean),
  );
  return (
    <fieldset className={`vt-columns vt-gap-12 ${styles.grupo}`}>
      <legend>{t('aQueSeAplica')}</legend>
      <ChooseField
        from={PRODUCTOS}
        {...form.field('productoId')}
        label={t('producto')}
        placeholder={t('cualquiera')}
      />
      <SelectField
        {...form.field('comercializadora')}
        label={t('comercializadora')}
        placeholder={t('cualquiera')}
        disabled={productoId !== ''}
        options={[...casas].toSorted(compareNames).map((value) => ({ value, label: value }))}
      />
      <SelectField
        {...form.field('tarifa')}
        label={t('tarifa')}
        placeholder={t('cualquiera')}
        disabled={productoId !== ''}
        options={TARIFAS_DE_SUMINISTRO.map((value) => ({ value, label: value }))}
      />
    </fieldset>
  );
}
