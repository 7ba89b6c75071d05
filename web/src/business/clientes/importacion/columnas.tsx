import { clientesLote } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { Columna } from './columnas-recordadas.ts';
import styles from './importacion.module.css';

type Props = {
  readonly columnas: readonly Columna[];
  readonly disabled: boolean;
  readonly onCampo: (titulo: string, campo: Columna['campo']) => void;
};

const SCROLLS = { tabIndex: 0 } as const;

/** What each column of the file was taken for; a field that another column fills cannot be chosen twice. */
export function Columnas({ columnas, disabled, onCampo }: Props) {
  const { t } = useTranslation('clientes');
  const usados = columnas.map(({ campo }) => campo);
  return (
    <section className={styles.marco} aria-label={t('columnas')} {...SCROLLS}>
      <table className={styles.tabla}>
        <caption className="vt-hidden">{t('columnas')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columna')}</th>
            <th scope="col">{t('ejemplosDeColumna')}</th>
            <th scope="col">{t('llena')}</th>
          </tr>
        </thead>
        <tbody>
          {columnas.map(({ titulo, campo, ejemplos }) => (
            <tr key={titulo}>
              <th scope="row">{titulo}</th>
              <td className={styles.ejemplos}>{ejemplos.filter(Boolean).join(' · ')}</td>
              <td>
                <SelectField
                  label={t('llenaDe', { columna: titulo })}
                  labelHidden
                  disabled={disabled}
                  placeholder={t('noSeUsa')}
                  value={campo ?? ''}
                  onChange={(nuevo) => onCampo(titulo, nuevo || null)}
                  options={clientesLote.CAMPOS.map((uno) => ({
                    value: uno,
                    label: t(uno),
                    disabled: uno !== campo && usados.includes(uno),
                  }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
