import { IconDownload, IconHistory } from '@tabler/icons-react';
import { clientesLote, operaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { download } from '../../../data/download.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatInstante } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataList } from '../../../ui/table/data-list.tsx';
import { Deshacer } from '../asignacion/deshacer.tsx';
import styles from './importacion.module.css';

type Operacion = operaciones.Operacion;

/** What has been done to many clients at once, and the way back of each. */
export function Operaciones({ tipo }: { tipo?: Operacion['tipo'] }) {
  const { t } = useTranslation('clientes');
  const lista = useListState(operaciones.list.query, { prefix: 'operaciones' });
  const query = useRead(
    operaciones.list,
    { query: { ...lista.state, ...(tipo && { tipo }) } },
    { keepPrevious: true },
  );
  const columnas: readonly Column<Operacion>[] = [
    { id: 'cuando', header: t('cuando'), sort: 'creado', cell: ({ creado }) => formatInstante(creado) },
    { id: 'tipo', header: t('que'), cell: (operacion) => t(`operacion-${operacion.tipo}`) },
    { id: 'quien', header: t('quien'), cell: ({ quien }) => quien.nombre },
    { id: 'clientes', header: t('titulo'), figure: true, cell: ({ hechas }) => formatNumber(hechas) },
    { id: 'errores', header: t('errores'), figure: true, cell: (una) => <Errores operacion={una} /> },
    {
      id: 'estado',
      header: t('deshacer'),
      cell: ({ id, deshecha, acciones }) =>
        deshecha ? (
          <Badge>{t('deshecha', { cuando: formatInstante(deshecha) })}</Badge>
        ) : (
          acciones.includes('deshacer') && <Deshacer small operacionId={id} />
        ),
    },
  ];
  return (
    <DataList
      id="clientes-operaciones"
      caption={t(tipo ? 'importacionesAnteriores' : 'operaciones')}
      list={lista}
      query={query}
      columns={columnas}
      rowKey={({ id }) => id}
      usualSort="-creado"
      empty={<EmptyState icon={IconHistory} title={t('sinOperaciones')} text={t('sinOperacionesTexto')} />}
    />
  );
}

function Errores({ operacion: { id, errores } }: { operacion: Operacion }) {
  const { t } = useTranslation('clientes');
  if (errores === 0) return formatNumber(0);
  return (
    <span className={styles.errores}>
      {formatNumber(errores)}
      <IconButton
        small
        icon={IconDownload}
        label={t('ficheroDeErrores')}
        onClick={() =>
          download(clientesLote.erroresDeImportacion, { params: { id } }, 'errores.csv').catch(notifyFailure)
        }
      />
    </span>
  );
}
