import { IconFileAnalytics } from '@tabler/icons-react';
import { analisis, analisisList, type clientes } from '@vatio/contract';
import { useOwnListState } from '../../../data/page-size.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import type { Column } from '../../../list/table/columns.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';

export function AnalisisDeCliente({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const lista = useOwnListState(analisisList, { prefix: 'analisis' });
  const query = useRead(
    analisis.list,
    { query: { ...lista.state, cliente: cliente.id } },
    { keepPrevious: true },
  );
  const columnas: readonly Column<analisis.AnalisisRow>[] = [
    { id: 'codigo', header: t('codigo'), cell: ({ codigo, version }) => `${codigo} v${version}` },
    {
      id: 'cups',
      header: 'CUPS',
      cell: ({ cups }) =>
        cups.length === 1 ? (
          <span className="vt-code">{formatCups(cups[0])}</span>
        ) : (
          formatNumber(cups.length)
        ),
    },
    { id: 'fecha', header: t('fecha'), sort: 'creado', cell: ({ fecha }) => formatFecha(fecha) },
    {
      id: 'ahorro',
      header: t('ahorroAnual'),
      sort: 'ahorro',
      figure: true,
      cell: ({ ahorroAnualEur }) => formatNumber(ahorroAnualEur, 2),
    },
  ];
  return (
    <DataList
      id="cliente-analisis"
      caption={t('seccion-analisis')}
      list={lista}
      query={query}
      columns={columnas}
      rowKey={({ id }) => id}
      rowName={({ codigo }) => codigo}
      rowHref={({ id }) => `/analisis/${id}`}
      usualSort="-creado"
      actions={
        <ButtonLink small to={`/analisis?cliente=${cliente.id}`}>
          {t('verListaCompleta')}
        </ButtonLink>
      }
      empty={
        <EmptyState icon={IconFileAnalytics} title={t('sinAnalisis')} text={t('sinAnalisisTexto')}>
          <ButtonLink look="primary" to={`/clientes/${cliente.id}?seccion=puntos`}>
            {t('irAPuntos')}
          </ButtonLink>
        </EmptyState>
      }
    />
  );
}
