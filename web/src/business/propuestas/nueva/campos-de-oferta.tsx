import { useTranslation } from '../../../texts/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import styles from './nueva.module.css';

/** Days of validity that are usual in the trade. */
const VALIDECES = [15, 30, 60, 90];
/** The client's brand says how many days. */
export const DE_LA_MARCA = 0;

type Campo<V> = {
  readonly name: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly error: string | undefined;
};

export function CamposDeOferta(props: {
  readonly validez: Campo<number>;
  readonly mensaje: Campo<string>;
  /** Offers the brand's own days too: a proposal that is there has a number of its own. */
  readonly nueva?: boolean;
}) {
  const { t } = useTranslation('propuestas');
  const { value, onChange, ...validez } = props.validez;
  const dias = [...new Set([...(props.nueva ? [DE_LA_MARCA] : []), ...VALIDECES, value])].toSorted(
    (a, b) => a - b,
  );
  return (
    <div className={styles.campos}>
      <SelectField
        {...validez}
        label={t('validez')}
        hint={t('validezAyuda')}
        value={String(value)}
        onChange={(elegida) => onChange(Number(elegida))}
        options={dias.map((count) => ({
          value: String(count),
          label: count === DE_LA_MARCA ? t('validezDeLaMarca') : t('dias', { count }),
        }))}
      />
      <TextAreaField
        {...props.mensaje}
        label={t('mensaje')}
        hint={t('mensajeAyuda')}
        rows={5}
        maxLength={4000}
      />
    </div>
  );
}
