import { IconDownload, IconHistory } from '@tabler/icons-react';
import { type Call, operaciones } from '@vatio/contract';
import { useState } from 'react';
import { download } from '../../data/download.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatInstante } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import type { Column } from '../../list/table/columns.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Button, IconButton } from '../../ui/nav/button.tsx';
import styles from './import.module.css';
import { OperationDialog } from './operation-dialog.tsx';

type Operation = operaciones.Operacion;
export type KindOfOperation = Operation['tipo'];

type Props = {
  readonly caption: string;
  /** Lists only operations of that kind; without it, each row names its kind. */
  readonly kind?: KindOfOperation;
  readonly kindName?: (kind: KindOfOperation) => string;
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/** The operations over many rows: their progress, the rows that were refused, and the undo of each. */
export function OperationsList({ caption, kind, kindName, invalidates }: Props) {
  const { t, ready } = useTranslation('operations');
  const list = useListState(operaciones.parameters, { prefix: 'operaciones' });
  const query = useRead(
    operaciones.list,
    { query: { ...list.state, ...(kind && { tipo: kind }) } },
    { keepPrevious: true },
  );
  const [open, setOpen] = useState<{ readonly operation: Operation; readonly title: string }>();
  const undo = useWrite(operaciones.undo, { onError: notifyFailure });
  const undoOf = ({ id }: Operation) =>
    undo.mutate({ params: { id } }, { onSuccess: (operation) => setOpen({ operation, title: t('undo') }) });
  if (!ready) return null;
  const columns: readonly Column<Operation>[] = [
    { id: 'when', header: t('when'), sort: 'creado', cell: ({ creado }) => formatInstante(creado) },
    kindName
      ? { id: 'kind', header: t('kind'), cell: ({ tipo }) => kindName(tipo) }
      : { id: 'file', header: t('file'), cell: ({ fichero }) => fichero },
    { id: 'who', header: t('who'), cell: ({ quien }) => quien.nombre },
    { id: 'done', header: t('done'), figure: true, cell: ({ hechas }) => formatNumber(hechas) },
    { id: 'refused', header: t('refused'), figure: true, cell: (row) => <Refused operation={row} /> },
    { id: 'state', header: t('state'), cell: (row) => <State operation={row} /> },
    {
      id: 'actions',
      header: t('actions'),
      cell: (operation) => (
        <span className={styles.actions}>
          {!operation.deshecha && (
            <Button
              small
              onClick={() => setOpen({ operation: operation, title: operation.fichero ?? caption })}
            >
              {t('see')}
            </Button>
          )}
          {operation.acciones.includes('deshacer') && (
            <Button small busy={undo.isPending} onClick={() => undoOf(operation)}>
              {t('undo')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <DataList
        id="operaciones"
        caption={caption}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        usualSort="-creado"
        empty={<EmptyState icon={IconHistory} title={t('none')} text={t('noneText')} />}
      />
      {open && <OperationDialog {...open} invalidates={invalidates} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function State({
  operation: { estado, deshecha, total, hechas, sinCambios, rechazadas },
}: {
  operation: Operation;
}) {
  const { t } = useTranslation('operations');
  if (deshecha) return <Badge>{t('undone', { when: formatInstante(deshecha) })}</Badge>;
  const seen = hechas + sinCambios + rechazadas;
  const far = { done: formatNumber(seen), total: formatNumber(total) };
  const tone = {
    'en-cola': 'info',
    'en-marcha': 'info',
    terminada: 'ok',
    cancelada: 'warn',
    fallida: 'bad',
  } as const;
  return <Badge tone={tone[estado]}>{t(`state-${estado}`, far)}</Badge>;
}

function Refused({ operation: { id, rechazadas, fichero } }: { operation: Operation }) {
  const { t } = useTranslation('operations');
  if (rechazadas === 0 || fichero === null) return formatNumber(rechazadas);
  return (
    <span className={styles.errors}>
      {formatNumber(rechazadas)}
      <IconButton
        small
        icon={IconDownload}
        label={t('errorsFile')}
        onClick={() => download(operaciones.errors, { params: { id } }, 'errores.csv').catch(notifyFailure)}
      />
    </span>
  );
}
