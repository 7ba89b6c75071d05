import { importacionDeFilas } from '@vatio/contract';
import { useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './import.module.css';
import { ImportRows, type RowHeaders } from './import-rows.tsx';
import type { Import } from './use-import.ts';

type Props = {
  readonly trial: NonNullable<Import['trial']>;
  readonly flow: Pick<
    Import,
    'mode' | 'chooseMode' | 'run' | 'doubtful' | 'chooseDoubtful' | 'ofOthers' | 'chooseOfOthers'
  >;
  readonly headers: RowHeaders;
};

type Action = importacionDeFilas.Accion;

/** The rows that sign a contract without its paper, and those of which something is told, among what may be chosen to be shown. */
const UNPROVEN = 'sin-papel-firmado';
const WARNED = 'con-aviso';

const SHOWN = [...importacionDeFilas.ACCIONES, WARNED, UNPROVEN] as const;

type Shown = (typeof SHOWN)[number];

/** What importing the file would do, row by row; rows with errors will be left out. */
export function ImportTrial({ trial, flow, headers }: Props) {
  const { t } = useTranslation('operations');
  const [action, setAction] = useState<Shown | ''>(trial.errores > 0 ? 'error' : '');
  const unproven = trial.sinPapelFirmado ?? 0;
  const counts: Readonly<Record<Shown, number>> = {
    error: trial.errores,
    crear: trial.creados,
    cambiar: trial.cambiados,
    'sin-cambios': trial.sinCambios,
    [WARNED]: trial.conAviso,
    [UNPROVEN]: unproven,
  };
  const tried = trial.total - trial.sinProbar;
  const some = trial.creados + trial.cambiados + trial.sinProbar;
  const number = (count: number) => ({ count, number: formatNumber(count) });
  const rows = trial.filas.filter((row) => isShown(row, action));
  return (
    <>
      <Counts counts={counts} />
      {trial.deCada && <OfEach things={trial.deCada} />}
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
          options={SHOWN.flatMap((value) =>
            counts[value] > 0 ? { value, label: `${t(`row-${value}`)}: ${formatNumber(counts[value])}` } : [],
          )}
        />
        {tried > trial.filas.length && <p>{t('firstRows', { number: formatNumber(trial.filas.length) })}</p>}
      </div>
      <Doubtful flow={flow} />
      <OfOthers flow={flow} />
      {unproven > 0 && (
        <div className={styles.tools}>
          <Notice tone="warn">{t('unproven', number(unproven))}</Notice>
        </div>
      )}
      <ImportRows rows={rows} headers={headers} />
    </>
  );
}

/** The switch for rows with something doubtful, for the files that can bring them without it. */
function Doubtful({ flow: { doubtful, chooseDoubtful } }: Pick<Props, 'flow'>) {
  const { t } = useTranslation('operations');
  if (!doubtful) return null;
  return (
    <div className={styles.tools}>
      <CheckField
        label={t('leaveOutDoubtful')}
        value={doubtful === 'fuera'}
        onChange={(leftOut) => chooseDoubtful(leftOut ? 'fuera' : 'sin-lo-dudoso')}
      />
    </div>
  );
}

/** The switch for supply points of other clients, for the files that say whose they are. */
function OfOthers({ flow: { ofOthers, chooseOfOthers } }: Pick<Props, 'flow'>) {
  const { t } = useTranslation('operations');
  if (!ofOthers) return null;
  return (
    <div className={styles.tools}>
      <CheckField
        label={t('changeOthers')}
        value={ofOthers === 'cambiar'}
        onChange={(changed) => chooseOfOthers(changed ? 'cambiar' : 'respetar')}
      />
    </div>
  );
}

function isShown(row: importacionDeFilas.Fila, shown: Shown | ''): boolean {
  if (shown === '') return true;
  if (shown === UNPROVEN) return row.sinPapelFirmado === true;
  return shown === WARNED ? row.aviso !== null : row.accion === shown;
}

function Counts({ counts }: { readonly counts: Readonly<Record<Action, number>> }) {
  const { t } = useTranslation('operations');
  return (
    <dl className={`vt-columns vt-gap-12 ${styles.counts}`}>
      {importacionDeFilas.ACCIONES.map((accion) => (
        <div key={accion} data-action={counts[accion] > 0 ? accion : undefined}>
          <dt>{t(`row-${accion}`)}</dt>
          <dd>{formatNumber(counts[accion])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What of each kind the rows would make and change, for files that bring several things at once. */
function OfEach({ things }: { readonly things: NonNullable<importacionDeFilas.Ensayo['deCada']> }) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles.each}>
      <Facts narrowest={160}>
        {things.map(({ que, nuevos, cambiados }) => (
          <div key={que}>
            <dt>{t(`ofEach-${que}`)}</dt>
            <dd>{t('ofEachMade', { made: formatNumber(nuevos), changed: formatNumber(cambiados) })}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}
