import type { Call } from '@vatio/contract';
import { importacionDeFilas } from '@vatio/contract';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { UploadState } from '../../ui/files/upload-state.tsx';
import styles from './import.module.css';
import { ImportColumns } from './import-columns.tsx';
import { ImportMemory } from './import-memory.tsx';
import { ImportPaste } from './import-paste.tsx';
import { ImportReading } from './import-reading.tsx';
import type { RowHeaders } from './import-rows.tsx';
import { ImportTrial } from './import-trial.tsx';
import { ImportValues } from './import-values.tsx';
import { OperationDialog } from './operation-dialog.tsx';
import { type KindOfOperation, OperationsList } from './operations-list.tsx';
import { TABLES } from './tables.ts';
import type { Import } from './use-import.ts';

type Props = {
  readonly flow: Import;
  readonly label: string;
  readonly headers: RowHeaders;
  readonly kind: KindOfOperation;
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/**
 * An import of rows from a file in three steps: match the columns, see what would happen to each row, and run it, with
 * an undo.
 */
export function ImportFlow({ flow, label, headers, kind, invalidates }: Props) {
  const { t, ready } = useTranslation('operations');
  if (!ready) return null;
  const { file, columns, trial, operation, problem, isPending } = flow;
  const limits = {
    rows: formatNumber(importacionDeFilas.MAX_FILAS),
    megabytes: formatNumber(importacionDeFilas.MAX_BYTES / 1024 ** 2),
  };
  return (
    <div className="vt-page vt-gap-18">
      <FileDrop
        label={label}
        hint={t('dropHint', limits)}
        accept={TABLES}
        disabled={isPending}
        onFiles={([chosenFile]) => chosenFile && flow.open(chosenFile)}
      />
      <ImportPaste disabled={isPending} onFile={flow.open} />
      <UploadState
        sending={isPending ? t('reading', { name: file?.name }) : undefined}
        progress={flow.progress}
        refused={file && problem ? [{ name: file.name, why: problem.inFull }] : []}
        onCancel={flow.cancel}
      />
      {file && columns && <Found file={file} columns={columns} flow={flow} />}
      {file && trial && (
        <Card flush title={t('trialOf', { name: file.name })}>
          <ImportTrial trial={trial} flow={flow} headers={headers} />
        </Card>
      )}
      {operation && (
        <OperationDialog
          operation={operation}
          title={t('importOf', { name: operation.fichero ?? '' })}
          invalidates={invalidates}
          onClose={flow.close}
        />
      )}
      <section>
        <h2 className={styles.heading}>{t('importsBefore')}</h2>
        <OperationsList kind={kind} caption={t('importsBefore')} invalidates={invalidates} />
      </section>
    </div>
  );
}

type FoundProps = {
  readonly file: File;
  readonly columns: NonNullable<Import['columns']>;
  readonly flow: Import;
};

/** How the file was read, what its columns are and whom it means, each of which can be corrected. */
function Found({ file, columns, flow }: FoundProps) {
  const { t } = useTranslation('operations');
  const { isPending } = flow;
  return (
    <>
      <Card flush title={t('readingOf', { name: file.name })}>
        <ImportReading reading={columns.lectura} disabled={isPending} onCorrect={flow.correct} />
      </Card>
      <Card flush title={t('columnsOf', { name: file.name })}>
        <ImportMemory
          used={columns.asignacion}
          name={flow.name}
          disabled={isPending}
          onName={flow.chooseName}
          onForgotten={flow.tryAgain}
        />
        <ImportColumns columns={columns} disabled={isPending} onField={flow.chooseField} />
      </Card>
      {flow.values.map((values) => (
        <Card key={values.campo} flush title={t('valuesOf', { field: values.titulo })}>
          <ImportValues values={values} disabled={isPending} onChoose={flow.choosePerson} />
        </Card>
      ))}
    </>
  );
}
