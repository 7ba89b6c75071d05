import { COBROS_DE_BATERIA, TOPES_DE_COMPENSACION } from '@vatio/domain';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { BateriaEscrita, ExcedentesEscritos } from './borrador.ts';
import styles from './formulario.module.css';

type Errores = { readonly errores: Readonly<Record<string, string>>; readonly ruta: string };

type Props = Errores & {
  readonly valores: ExcedentesEscritos | null;
  readonly onChange: (valores: ExcedentesEscritos | null) => void;
};

const SIN_EXCEDENTES: ExcedentesEscritos = {
  precioEurKwh: null,
  tope: TOPES_DE_COMPENSACION[0],
  bateriaVirtual: null,
};
const SIN_BATERIA: BateriaEscrita = { cuotaEurMes: null, caducidadMeses: null, sobre: COBROS_DE_BATERIA[0] };

/** What the supplier makes of surplus: nothing, its price up to a cap, and what becomes of the rest. */
export function CamposExcedentes({ valores, onChange, errores, ruta }: Props) {
  const { t } = useTranslation('productos');
  return (
    <fieldset className={`vt-tiles vt-gap-8 ${styles.rejilla} ${styles.ancho}`}>
      <legend>{t('excedentes')}</legend>
      <CheckField
        label={t('pagaExcedentes')}
        value={valores !== null}
        onChange={(paga) => onChange(paga ? SIN_EXCEDENTES : null)}
      />
      {valores && (
        <>
          <NumberField
            label={t('precioExcedentes')}
            decimals={6}
            value={valores.precioEurKwh}
            onChange={(precioEurKwh) => onChange({ ...valores, precioEurKwh })}
            error={errores[`${ruta}.precioEurKwh`]}
          />
          <SelectField
            label={t('topeExcedentes')}
            value={valores.tope}
            onChange={(tope) => tope !== '' && onChange({ ...valores, tope })}
            options={TOPES_DE_COMPENSACION.map((value) => ({ value, label: t(`tope-${value}`) }))}
          />
          <CheckField
            label={t('conBateriaVirtual')}
            value={valores.bateriaVirtual !== null}
            onChange={(con) => onChange({ ...valores, bateriaVirtual: con ? SIN_BATERIA : null })}
          />
          {valores.bateriaVirtual && (
            <CamposBateria
              valores={valores.bateriaVirtual}
              onChange={(bateriaVirtual) => onChange({ ...valores, bateriaVirtual })}
              errores={errores}
              ruta={`${ruta}.bateriaVirtual`}
            />
          )}
        </>
      )}
    </fieldset>
  );
}

type BateriaProps = Errores & {
  readonly valores: BateriaEscrita;
  readonly onChange: (valores: BateriaEscrita) => void;
};

function CamposBateria({ valores, onChange, errores, ruta }: BateriaProps) {
  const { t } = useTranslation('productos');
  return (
    <>
      <NumberField
        label={t('cuotaBateria')}
        value={valores.cuotaEurMes}
        onChange={(cuotaEurMes) => onChange({ ...valores, cuotaEurMes })}
        error={errores[`${ruta}.cuotaEurMes`]}
      />
      <NumberField
        label={t('caducidadBateria')}
        hint={t('caducidadBateriaTexto')}
        decimals={0}
        value={valores.caducidadMeses}
        onChange={(caducidadMeses) => onChange({ ...valores, caducidadMeses })}
        error={errores[`${ruta}.caducidadMeses`]}
      />
      <SelectField
        label={t('sobreBateria')}
        value={valores.sobre}
        onChange={(sobre) => sobre !== '' && onChange({ ...valores, sobre })}
        options={COBROS_DE_BATERIA.map((value) => ({ value, label: t(`sobre-${value}`) }))}
      />
    </>
  );
}
