import { NumberField } from '../../ui/fields/number-field.tsx';
import styles from './puntos.module.css';

type Props = {
  readonly label: string;
  readonly valores: readonly (number | null)[];
  readonly onChange: (valores: (number | null)[]) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** The field's name in the call, `potenciasKw`, under which the errors of the server come. */
  readonly campo: string;
  readonly unit?: string;
  readonly decimals?: number;
};

/** One figure for each period, P1 first; gas has one alone, which is of none. */
export function CamposPorPeriodo({
  label,
  valores,
  onChange,
  errors,
  campo,
  unit = 'kW',
  decimals = 3,
}: Props) {
  return (
    <fieldset className={`vt-tiles ${styles.periodos}`}>
      <legend>{label}</legend>
      {valores
        .map((valor, p) => ({ valor, periodo: p + 1 }))
        .map(({ valor, periodo }) => (
          <NumberField
            key={periodo}
            label={valores.length === 1 ? label : `P${periodo}`}
            unit={unit}
            decimals={decimals}
            value={valor}
            onChange={(nuevo) => onChange(valores.with(periodo - 1, nuevo))}
            error={errors[`${campo}.${periodo - 1}`]}
          />
        ))}
      {errors[campo] && (
        <p role="alert" className={styles.alerta}>
          {errors[campo]}
        </p>
      )}
    </fieldset>
  );
}
