import { IconFileText } from '@tabler/icons-react';
import { type clientes, propuestas, propuestasList } from '@vatio/contract';
import { useOwnListState } from '../../../data/page-size.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import type { Column } from '../../../list/table/columns.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';

const TONOS: Readonly<Partial<Record<propuestas.Estado, Tone>>> = {
  enviada: 'info',
  vista: 'accent',
  aceptada: 'ok',
  rechazada: 'bad',
  caducada: 'warn',
};

export function PropuestasDeCliente({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const lista = useOwnListState(propuestasList, { prefix: 'propuestas' });
  const query = useRead(
    propuestas.list,
    { query: { ...lista.state, cliente: cliente.id } },
    { keepPrevious: true },
  );
  const columnas = useColumnas();
  return (
    <DataList
      id="cliente-propuestas"
      caption={t('seccion-propuestas')}
      list={lista}
      query={query}
      columns={columnas}
      rowKey={({ id }) => id}
      rowName={({ codigo }) => codigo}
      rowHref={({ id }) => `/propuestas/${id}`}
      usualSort="-creado"
      actions={
        <ButtonLink small to={`/propuestas?cliente=${cliente.id}`}>
          {t('verListaCompleta')}
        </ButtonLink>
      }
      empty={
        <EmptyState icon={IconFileText} title={t('sinPropuestas')} text={t('sinPropuestasTexto')}>
          <ButtonLink to={`/clientes/${cliente.id}?seccion=analisis`}>{t('irAAnalisis')}</ButtonLink>
        </EmptyState>
      }
    />
  );
}

/** A proposal by its code, answer and saving; its client is that of the page. */
function useColumnas(): readonly Column<propuestas.PropuestaRow>[] {
  const { t } = useTranslation('clientes');
  return [
    { id: 'codigo', header: t('codigo'), sort: 'codigo', cell: ({ codigo }) => codigo },
    {
      id: 'estado',
      header: t('estado'),
      sort: 'estado',
      cell: ({ estado }) => <Badge tone={TONOS[estado]}>{t(`propuesta-${estado}`)}</Badge>,
    },
    {
      id: 'validez',
      header: t('validaHasta'),
      sort: 'validez',
      cell: ({ validaHasta }) => formatFecha(validaHasta),
    },
    {
      id: 'ahorro',
      header: t('ahorroAnual'),
      sort: 'ahorro',
      figure: true,
      cell: ({ ahorroAnualEur }) => formatNumber(ahorroAnualEur, 2),
    },
    {
      id: 'creado',
      header: t('creada'),
      sort: 'creado',
      from: 'tablet',
      cell: ({ creado }) => formatFecha(creado),
    },
  ];
}
