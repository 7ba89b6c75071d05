import { IconLifebuoy } from '@tabler/icons-react';
import { type clientes, incidencias, incidenciasList } from '@vatio/contract';
import { useOwnListState } from '../../../data/page-size.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatInstante } from '../../../format/date.ts';
import type { Column } from '../../../list/table/columns.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';

export function IncidenciasDeCliente({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const lista = useOwnListState(incidenciasList, { prefix: 'incidencias' });
  const query = useRead(
    incidencias.list,
    { query: { ...lista.state, deCliente: cliente.id } },
    { keepPrevious: true },
  );
  const columnas: readonly Column<incidencias.IncidenciaRow>[] = [
    { id: 'asunto', header: t('asunto'), sort: 'asunto', cell: ({ asunto }) => asunto },
    { id: 'estado', header: t('estado'), sort: 'estado', cell: ({ estado }) => t(`incidencia-${estado}`) },
    {
      id: 'cambiada',
      header: t('ultimoCambio'),
      sort: 'cambiada',
      from: 'tablet',
      cell: ({ cambiada }) => formatInstante(cambiada),
    },
  ];
  return (
    <DataList
      id="cliente-incidencias"
      caption={t('seccion-incidencias')}
      list={lista}
      query={query}
      columns={columnas}
      rowKey={({ id }) => id}
      rowName={({ codigo }) => codigo}
      rowHref={({ id }) => `/incidencias/${id}`}
      usualSort="-cambiada"
      actions={
        <ButtonLink small to={`/incidencias?deCliente=${cliente.id}`}>
          {t('verListaCompleta')}
        </ButtonLink>
      }
      empty={<EmptyState icon={IconLifebuoy} title={t('sinIncidencias')} text={t('sinIncidenciasTexto')} />}
    />
  );
}
