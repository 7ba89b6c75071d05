import type { importacionDeFilas } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './import.module.css';

type Props = {
  readonly columns: importacionDeFilas.Columnas;
  readonly disabled: boolean;
  readonly onField: (title: string, field: string | null) => void;
};

const SCROLLS = { tabIndex: 0 } as const;

/** The field to which each column of the file was matched; a field that another column fills cannot be chosen. */
export function ImportColumns({ columns: { columnas, campos }, disabled, onField }: Props) {
  const { t } = useTranslation('operations');
  const used = columnas.map(({ campo }) => campo);
  return (
    <>
      <p className={styles.note}>{t('columnsNote')}</p>
      <section className={styles.frame} aria-label={t('columns')} {...SCROLLS}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('examples')}</th>
              <th scope="col">{t('fills')}</th>
            </tr>
          </thead>
          <tbody>
            {columnas.map(({ titulo, campo, ejemplos }) => (
              <tr key={titulo}>
                <th scope="row">{titulo}</th>
                <td className={styles.examples}>{ejemplos.filter(Boolean).join(' · ')}</td>
                <td>
                  <SelectField
                    label={t('fillsOf', { column: titulo })}
                    labelHidden
                    disabled={disabled}
                    placeholder={t('unused')}
                    value={campo ?? ''}
                    onChange={(field) => onField(titulo, field || null)}
                    options={campos.map((option) => ({
                      value: option.campo,
                      label: option.obligatorio ? `${option.titulo} *` : option.titulo,
                      disabled: !option.varias && option.campo !== campo && used.includes(option.campo),
                    }))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
