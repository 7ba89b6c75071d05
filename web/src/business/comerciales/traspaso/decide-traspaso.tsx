import { useId } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { CUESTIONES, type Cuestion, type EnMarcha, type HandoverRequest } from './handover.ts';
import styles from './traspaso.module.css';

type Props = {
  readonly handover: HandoverRequest;
  readonly enMarcha: EnMarcha;
  /** Id of the representative whose portfolio is handed over. */
  readonly de: string;
  /** Whether the user has tried to go on; only then is it said what is missing. */
  readonly warned: boolean;
  readonly onChange: (handover: HandoverRequest) => void;
};

/** Asks who receives the portfolio, and what becomes of what is under way. */
export function DecideTraspaso({ handover, enMarcha, de, warned, onChange }: Props) {
  const { t } = useTranslation('comerciales');
  const siempre = ['clientes', 'puntosSinCliente'] as const;
  return (
    <>
      <ChooseField
        from={COMERCIALES_ACTIVOS}
        except={de}
        label={t('traspasarA')}
        required
        placeholder={t('eligeComercial')}
        value={handover.destinoId}
        onChange={(destinoId) => onChange({ ...handover, destinoId })}
        error={warned && !handover.destinoId ? t('faltaDestino') : undefined}
      />
      <div>
        <p>{t('pasaSiempre')}</p>
        <ul className={styles.cuentas}>
          {siempre.map((cosa) => (
            <li key={cosa}>
              <span>{t(cosa)}</span>
              <strong className="vt-figure">{formatNumber(enMarcha[cosa])}</strong>
            </li>
          ))}
          <li>
            <span>{t('contratosActivos')}</span>
            <span>
              <strong className="vt-figure">{formatNumber(enMarcha.contratosActivos)}</strong>
            </span>
          </li>
        </ul>
        {enMarcha.contratosActivos > 0 && <p className="vt-note">{t('activosSeQuedan')}</p>}
      </div>
      {CUESTIONES.filter((cuestion) => enMarcha[cuestion] > 0).map((cuestion) => (
        <Pregunta
          key={cuestion}
          cuestion={cuestion}
          cuantos={enMarcha[cuestion]}
          valor={handover[cuestion]}
          error={warned && handover[cuestion] === '' ? t('eligeUna') : undefined}
          onChange={(valor) => onChange({ ...handover, [cuestion]: valor })}
        />
      ))}
    </>
  );
}

type PreguntaProps = {
  readonly cuestion: Cuestion;
  readonly cuantos: number;
  readonly valor: HandoverRequest[Cuestion];
  readonly error: string | undefined;
  readonly onChange: (valor: 'traspasar' | 'dejar') => void;
};

function Pregunta({ cuestion, cuantos, valor, error, onChange }: PreguntaProps) {
  const { t } = useTranslation('comerciales');
  const id = useId();
  return (
    <fieldset
      className={`vt-columns vt-gap-10 ${styles.bando}`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{t(`pregunta-${cuestion}`, { count: cuantos, number: formatNumber(cuantos) })}</legend>
      {(['traspasar', 'dejar'] as const).map((opcion) => (
        <label key={opcion}>
          <input
            type="radio"
            name={`${id}-${cuestion}`}
            checked={valor === opcion}
            onChange={() => onChange(opcion)}
          />
          <span>{t(`opcion-${opcion}`)}</span>
          <small>{t(`${cuestion}-${opcion}`)}</small>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="vt-problem" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
