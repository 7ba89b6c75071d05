import {
  isTipoDe,
  TARIFAS_DE_SUMINISTRO,
  TARIFAS_DE_TIPO,
  type TarifaDeSuministro,
  TIPOS_DE_PRODUCTO,
  type TipoDeProducto,
  ZONAS,
  type Zona,
} from '@vatio/domain';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Identidad } from './borrador.ts';
import styles from './formulario.module.css';

type Props = {
  readonly valores: Identidad;
  readonly onChange: (cambio: Partial<Identidad>) => void;
  readonly errores: Readonly<Record<string, string>>;
  /** Tariff and kind cannot be changed once there are prices, because they decide how many prices there are. */
  readonly claseFija?: boolean;
};

export function CamposIdentidad({ valores, onChange, errores, claseFija }: Props) {
  const { t } = useTranslation('productos');
  return (
    <>
      <TextField
        label={t('comercializadora')}
        required
        value={valores.comercializadora}
        onChange={(comercializadora) => onChange({ comercializadora })}
        error={errores.comercializadora}
      />
      <TextField
        label={t('nombre')}
        required
        value={valores.nombre}
        onChange={(nombre) => onChange({ nombre })}
        error={errores.nombre}
      />
      <SelectField
        label={t('tarifa')}
        disabled={claseFija}
        value={valores.tarifa}
        onChange={(tarifa) => tarifa && onChange(conTarifa(valores, tarifa))}
        options={TARIFAS_DE_SUMINISTRO.map((tarifa) => ({ value: tarifa, label: tarifa }))}
        error={errores.tarifa}
      />
      <SelectField
        label={t('tipo')}
        disabled={claseFija}
        value={valores.tipo}
        onChange={(tipo) => tipo && onChange(conTipo(valores, tipo))}
        options={TIPOS_DE_PRODUCTO.map((tipo) => ({ value: tipo, label: t(`tipo-${tipo}`) }))}
        error={errores.tipo}
      />
      <NumberField
        label={t('duracion')}
        unit={t('meses')}
        decimals={0}
        value={valores.duracionMeses}
        onChange={(duracionMeses) => onChange({ duracionMeses })}
        error={errores.duracionMeses}
      />
      <Condiciones {...{ valores, onChange, errores }} />
    </>
  );
}

/** A kind is sold to the tariffs of one energy, so that the two are changed together where they would not agree. */
function conTarifa({ tipo }: Identidad, tarifa: TarifaDeSuministro): Partial<Identidad> {
  if (isTipoDe(tipo, tarifa)) return { tarifa };
  const [primero = tipo] = TIPOS_DE_PRODUCTO.filter((candidato) => isTipoDe(candidato, tarifa));
  return { tarifa, tipo: primero };
}

function conTipo({ tarifa }: Identidad, tipo: TipoDeProducto): Partial<Identidad> {
  const [primera = tarifa] = TARIFAS_DE_TIPO[tipo];
  return { tipo, tarifa: isTipoDe(tipo, tarifa) ? tarifa : primera };
}

/** What is asked of the client and promised to them, and where the product is sold. */
function Condiciones({ valores, onChange, errores }: Omit<Props, 'claseFija'>) {
  const { t } = useTranslation('productos');
  const mark = (zona: Zona, dentro: boolean) =>
    onChange({ zonas: dentro ? [...valores.zonas, zona] : valores.zonas.filter((otra) => otra !== zona) });
  return (
    <>
      <fieldset className={styles.casillas}>
        <legend>{t('condiciones')}</legend>
        {(['permanencia', 'prorroga', 'renovable', 'peajesIncluidos'] as const).map((campo) => (
          <CheckField
            key={campo}
            label={t(campo)}
            value={valores[campo]}
            onChange={(valor) => onChange({ [campo]: valor })}
            error={errores[campo]}
          />
        ))}
      </fieldset>
      <fieldset className={styles.casillas}>
        <legend>{t('zonas')}</legend>
        {ZONAS.map((zona) => (
          <CheckField
            key={zona}
            label={t(`zona-${zona}`)}
            value={valores.zonas.includes(zona)}
            onChange={(dentro) => mark(zona, dentro)}
          />
        ))}
        <p className={styles.nota}>{errores.zonas ?? t('zonasTexto')}</p>
      </fieldset>
    </>
  );
}
