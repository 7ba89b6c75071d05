import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './hoy.module.css';
import type { UnidadPotencia } from './tabla-situacion.tsx';

const UNIDADES = [
  { unidad: 'anio', texto: '€/kW·año' },
  { unidad: 'dia', texto: '€/kW·día' },
] as const;

type Props = { readonly unidad: UnidadPotencia; readonly onChange: (unidad: UnidadPotencia) => void };

/** Lets the user choose the unit of the power price, which bills print by year or by day. It is stored by year. */
export function UnidadDePotencia({ unidad, onChange }: Props) {
  const { t } = useTranslation('analisis');
  return (
    <fieldset className={styles.unidades}>
      <legend className="vt-hidden">{t('unidadPotencia')}</legend>
      {UNIDADES.map((una) => (
        <label key={una.unidad} data-on={una.unidad === unidad || undefined}>
          <input
            type="radio"
            name="unidad-potencia"
            className="vt-hidden"
            checked={una.unidad === unidad}
            onChange={() => onChange(una.unidad)}
          />
          {una.texto}
        </label>
      ))}
    </fieldset>
  );
}
