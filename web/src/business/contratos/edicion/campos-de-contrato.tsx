import type { contratos } from '@vatio/contract';
import { LLEVA_POTENCIA } from '@vatio/domain';
import type { useForm } from '../../../data/use-form.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { versionesEnVenta } from '../../../trade/choose/productos.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FiguresField } from '../../../ui/fields/figures-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import styles from '../formulario/formulario.module.css';
import type { Borrador } from './borrador.ts';

type Form = ReturnType<typeof useForm<Borrador>>;
type Props = { readonly contrato: contratos.Contrato; readonly form: Form };

const CIFRAS = [
  ['precioEnergiaEurKwh', 'precioEnergia', 6],
  ['precioPotenciaEurKwAnio', 'precioPotencia', 6],
  ['potenciasKw', 'potenciaKw', 3],
] as const;

/** The last says of what is sold with powers alone, or without them. */
const NUMEROS = [
  ['precioFijoEurMes', 'precioFijo', '€/mes', false],
  ['feeEnergiaEurMwh', 'feeEnergia', '€/MWh'],
  ['feePotenciaEurKwAnio', 'feePotencia', '€/kW·año', true],
  ['consumoAnualKwh', 'consumoAnual', 'kWh'],
  ['duracionMeses', 'duracion', 'meses'],
] as const;

const FECHAS = [
  ['fechaFin', 'fin', undefined],
  ['permanenciaHasta', 'permanenciaHasta', undefined],
  ['revisionPrecio', 'revisionPrecio', 'revisionPrecioAyuda'],
] as const;

/** Only the fields that the state of the contract lets change. */
export function CamposDeContrato({ contrato, form }: Props) {
  const { t } = useTranslation('contratos');
  const deja = (campo: keyof Borrador) => contrato.editables.includes(campo);
  const conPotencia = LLEVA_POTENCIA[contrato.producto.tipo];
  return (
    <>
      {deja('productoVersionId') && <CampoProducto contrato={contrato} form={form} />}
      {CIFRAS.filter(([campo]) => deja(campo) && contrato[campo].length > 0).map(
        ([campo, texto, decimales]) => (
          <FiguresField
            key={campo}
            legend={t(texto)}
            labels={contrato[campo].map((_, at, { length }) => (length === 1 ? t(texto) : `P${at + 1}`))}
            values={form.values[campo]}
            onChange={(valores) => form.change({ [campo]: valores })}
            name={campo}
            errors={form.errors}
            decimals={decimales}
          />
        ),
      )}
      <div className={`vt-columns vt-gap-14 ${styles.dos}`}>
        {NUMEROS.filter(([campo, , , solo = conPotencia]) => deja(campo) && solo === conPotencia).map(
          ([campo, texto, unidad]) => (
            <NumberField key={campo} {...form.field(campo)} label={t(texto)} unit={unidad} />
          ),
        )}
        {deja('comercialId') && <CampoComercial contrato={contrato} form={form} />}
        {deja('inicioPrevisto') && (
          <DateField
            {...form.field('inicioPrevisto')}
            label={t('inicioPrevisto')}
            hint={t('inicioPrevistoAyuda')}
          />
        )}
        {FECHAS.map(
          ([campo, texto, ayuda]) =>
            deja(campo) && (
              <DateField key={campo} {...form.field(campo)} label={t(texto)} hint={ayuda && t(ayuda)} />
            ),
        )}
      </div>
      {deja('permanencia') && <CheckField {...form.field('permanencia')} label={t('conPermanencia')} />}
      {deja('prorroga') && <CheckField {...form.field('prorroga')} label={t('conProrroga')} />}
      {deja('referenciaExterna') && (
        <TextField
          {...form.field('referenciaExterna')}
          label={t('referenciaExterna')}
          hint={t('referenciaAyuda')}
          maxLength={60}
        />
      )}
      {deja('notas') && <TextAreaField {...form.field('notas')} label={t('notas')} maxLength={4000} />}
    </>
  );
}

function CampoProducto({ contrato: { producto }, form }: Props) {
  const { t } = useTranslation('contratos');
  return (
    <ChooseField
      from={versionesEnVenta({ tarifa: producto.tarifa })}
      chosen={{ value: producto.versionId, label: `${producto.comercializadora} · ${producto.nombre}` }}
      {...form.field('productoVersionId')}
      label={t('producto')}
      hint={t('productoAyuda')}
      required
    />
  );
}

function CampoComercial({ contrato: { comercial }, form }: Props) {
  const { t } = useTranslation('contratos');
  return (
    <ChooseField
      from={COMERCIALES_ACTIVOS}
      chosen={comercial ? { value: comercial.id, label: comercial.nombre } : undefined}
      {...form.field('comercialId')}
      label={t('comercial')}
      placeholder={t('sinComercial')}
    />
  );
}
