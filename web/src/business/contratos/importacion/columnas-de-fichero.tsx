import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './importacion.module.css';
import type { Mapa, Plan } from './plan.ts';

type Props = {
  readonly plan: Pick<Plan, 'columnas' | 'campos'>;
  readonly onColumnas: (cambio: Mapa) => void;
};

/** What each column of the file is taken for; changing one tries the file again. */
export function ColumnasDeFichero({ plan: { columnas, campos }, onColumnas }: Props) {
  const { t } = useTranslation('contratos');
  const usados = columnas.map(({ campo }) => campo);
  return (
    <details className={styles.columnas} open={columnas.some(({ campo }) => campo === null)}>
      <summary>{t('columnasDelFichero')}</summary>
      <p className={styles.nota}>{t('columnasTexto')}</p>
      <div className={styles.rejilla}>
        {columnas.map(({ titulo, campo }) => (
          <SelectField
            key={titulo}
            label={titulo}
            placeholder={t('noSeUsa')}
            value={campo ?? ''}
            onChange={(nuevo) => onColumnas({ [titulo]: nuevo })}
            options={campos.map((uno) => ({
              value: uno.campo,
              label: uno.obligatorio ? `${uno.titulo} *` : uno.titulo,
              disabled: uno.campo !== campo && usados.includes(uno.campo),
            }))}
          />
        ))}
      </div>
    </details>
  );
}
