import { importacionDeFilas } from '@vatio/contract';
import { useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './import.module.css';
import { ImportRows, type RowHeaders } from './import-rows.tsx';
import type { Import } from './use-import.ts';

type Props = {
  readonly trial: NonNullable<Import['trial']>;
  readonly flow: Pick<Import, 'mode' | 'chooseMode' | 'run'>;
  readonly headers: RowHeaders;
};

type Action = importacionDeFilas.Accion;

/** What importing the file would do, row by row; rows with errors will be left out. */
export function ImportTrial({ trial, flow, headers }: Props) {
  const { t } = useTranslation('operations');
  const [action, setAction] = useState<Action | ''>(trial.errores > 0 ? 'error' : '');
  const counts: Readonly<Record<Action, number>> = {
    error: trial.errores,
    crear: trial.creados,
    cambiar: trial.cambiados,
    'sin-cambios': trial.sinCambios,
  };
  const tried = trial.total - trial.sinProbar;
  const some = trial.creados + trial.cambiados + trial.sinProbar;
  const number = (count: number) => ({ count, number: formatNumber(count) });
  const rows = trial.filas.filter((row) => action === '' || row.accion === action);
  return (
    <>
      <dl className={`vt-columns vt-gap-12 ${styles.counts}`}>
        {importacionDeFilas.ACCIONES.map((accion) => (
          <div key={accion} data-action={counts[accion] > 0 ? accion : undefined}>
            <dt>{t(`row-${accion}`)}</dt>
            <dd>{formatNumber(counts[accion])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.tools}>
        <p role="status">
          {t(some === 0 ? 'nothing' : 'trialText')}{' '}
          {trial.sinProbar > 0 && t('untried', number(trial.sinProbar))}
        </p>
        <SelectField
          label={t('mode')}
          labelHidden
          value={flow.mode}
          onChange={(mode) => mode && flow.chooseMode(mode)}
          options={importacionDeFilas.MODOS.map((value) => ({ value, label: t(`mode-${value}`) }))}
        />
        <Button look="primary" disabled={some === 0} onClick={flow.run}>
          {t('import', number(some))}
        </Button>
      </div>
      <div className={styles.tools}>
        <SelectField
          label={t('show')}
          labelHidden
          placeholder={t('allRows', number(tried))}
          value={action}
          onChange={setAction}
          options={importacionDeFilas.ACCIONES.filter((accion) => counts[accion] > 0).map((value) => ({
            value,
            label: `${t(`row-${value}`)}: ${formatNumber(counts[value])}`,
          }))}
        />
        {tried > trial.filas.length && <p>{t('firstRows', { number: formatNumber(trial.filas.length) })}</p>}
      </div>
      <ImportRows rows={rows} headers={headers} />
    </>
  );
}
