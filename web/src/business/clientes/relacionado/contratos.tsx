import { IconFileCheck, IconPlus } from '@tabler/icons-react';
import { type clientes, contratos, contratosList } from '@vatio/contract';
import { useMemo } from 'react';
import { useOwnListState } from '../../../data/page-size.ts';
import { useSells } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import type { Column } from '../../../list/table/columns.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { EstadoDeContrato } from './estado-de-contrato.tsx';

export function ContratosDeCliente({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const vende = useSells();
  const lista = useOwnListState(contratosList, { prefix: 'contratos' });
  const query = useRead(
    contratos.list,
    { query: { ...lista.state, cliente: cliente.id } },
    { keepPrevious: true },
  );
  const columnas = useColumnas();
  const nuevo = (
    <ButtonLink small icon={IconPlus} to={`/contratos?cliente=${cliente.id}&nuevo=si`}>
      {t('nuevoContrato')}
    </ButtonLink>
  );
  return (
    <DataList
      id="cliente-contratos"
      caption={t('seccion-contratos')}
      list={lista}
      query={query}
      columns={columnas}
      rowKey={({ id }) => id}
      rowName={({ codigo }) => codigo}
      rowHref={({ id }) => `/contratos/${id}`}
      usualSort="-creado"
      actions={
        <>
          <ButtonLink small to={`/contratos?cliente=${cliente.id}`}>
            {t('verListaCompleta')}
          </ButtonLink>
          {vende && cliente.estado === 'activo' && nuevo}
        </>
      }
      empty={
        <EmptyState icon={IconFileCheck} title={t('sinContratos')} text={t('sinContratosTexto')}>
          <ButtonLink to={`/clientes/${cliente.id}?seccion=propuestas`}>{t('irAPropuestas')}</ButtonLink>
          {vende && cliente.estado === 'activo' && nuevo}
        </EmptyState>
      }
    />
  );
}

/** A contract by its code, supply, product and days; its client is that of the page. */
function useColumnas(): readonly Column<contratos.ContratoRow>[] {
  const { t } = useTranslation('clientes');
  return useMemo(
    () => [
      { id: 'codigo', header: t('codigo'), sort: 'codigo', cell: ({ codigo }) => codigo },
      {
        id: 'cups',
        header: 'CUPS',
        sort: 'cups',
        width: '27ch',
        cell: ({ cups }) => <span className="vt-code">{formatCups(cups)}</span>,
      },
      {
        id: 'producto',
        header: t('producto'),
        from: 'tablet',
        cell: ({ producto }) => `${producto.comercializadora} · ${producto.nombre}`,
      },
      {
        id: 'estado',
        header: t('estado'),
        cell: ({ relojes: { comercial } }) => <EstadoDeContrato estado={comercial.estado} />,
      },
      {
        id: 'activacion',
        header: t('activacion'),
        sort: 'activacion',
        cell: ({ fechaActivacion }) => formatFecha(fechaActivacion),
      },
      { id: 'fin', header: t('fin'), sort: 'fin', cell: ({ fechaFin }) => formatFecha(fechaFin) },
    ],
    [t],
  );
}
