import { clientes } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './formulario.module.css';

type Finalidad = (typeof clientes.FINALIDADES)[number];
type Canal = (typeof clientes.CANALES)[number];
export type Consentido = { readonly canal: Canal; readonly finalidades: readonly Finalidad[] };

type Props = { readonly valor: Consentido; readonly onChange: (valor: Consentido) => void };

/** The consents of a new client, one for each purpose; none is preset (GDPR art. 7). */
export function CamposConsentimiento({ valor, onChange }: Props) {
  const { t } = useTranslation('clientes');
  const { canal, finalidades } = valor;
  const mark = (finalidad: Finalidad, si: boolean) =>
    onChange({
      canal,
      finalidades: si ? [...finalidades, finalidad] : finalidades.filter((otra) => otra !== finalidad),
    });
  return (
    <fieldset className={styles.casillas}>
      <legend>{t('consientePara')}</legend>
      {clientes.FINALIDADES.map((finalidad) => (
        <CheckField
          key={finalidad}
          label={t(`finalidad-${finalidad}`)}
          value={finalidades.includes(finalidad)}
          onChange={(si) => mark(finalidad, si)}
        />
      ))}
      {finalidades.length > 0 && (
        <SelectField
          label={t('canal')}
          value={canal}
          onChange={(nuevo) => nuevo && onChange({ ...valor, canal: nuevo })}
          options={clientes.CANALES.map((opcion) => ({ value: opcion, label: t(`canal-${opcion}`) }))}
        />
      )}
    </fieldset>
  );
}
