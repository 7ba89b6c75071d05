import { IconLifebuoy, IconPlus } from '@tabler/icons-react';
import { aperturas, clientes, incidencias, incidenciasList } from '@vatio/contract';
import { useMemo, useState } from 'react';
import { openAhead } from '../../data/open-ahead.ts';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { NO_CHANGES } from '../../list/export/use-chosen-export.ts';
import { TwoLines } from '../../list/table/cell-text.tsx';
import type { Column } from '../../list/table/columns.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { EstadoDeIncidencia } from './estado.tsx';

const NUEVA = later(async () => (await import('./nueva.tsx')).NuevaIncidencia);

export const readAhead = openAhead(aperturas.incidencias, incidenciasList, { list: incidencias.list });

/** The problems that clients tell, the last to move first: those of the clients that a seller sees, or a client's own. */
export default function IncidenciasScreen() {
  const { t } = useTranslation('incidencias');
  const sells = useSells();
  const { nueva } = useSearch();
  const [writing, setWriting] = useState(nueva === 'si');
  const { table } = useList(incidenciasList, {
    id: 'incidencias',
    words: t,
    read: incidencias.list,
    groups: incidencias.groups,
    ...(sells && { exporting: incidencias.exportRows }),
    chipTexts: useChipTexts(),
  });
  const { deCliente = '' } = table.list.state;
  const columnas = useColumnas();
  const begin = () => setWriting(true);
  return (
    <>
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={begin}>
          {t(sells ? 'nueva' : 'tengoUnProblema')}
        </Button>
      </PageActions>
      <DataList
        {...table}
        bulk={NO_CHANGES}
        caption={t('titulo')}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/incidencias/${id}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        onNew={begin}
        empty={
          <EmptyState
            icon={IconLifebuoy}
            title={t('vacio')}
            text={t(sells ? 'vacioTexto' : 'vacioTextoCliente')}
          />
        }
      />
      <OnDemand
        part={NUEVA}
        open={writing}
        props={{ clienteId: deCliente, forAnother: sells, onClose: () => setWriting(false) }}
      />
    </>
  );
}

/** Columns that say the same in each row of a client. */
const OF_THE_HOUSE = ['cliente', 'comercial'];

function useColumnas(): readonly Column<incidencias.IncidenciaRow>[] {
  const { t } = useTranslation('incidencias');
  const sells = useSells();
  return useMemo(() => {
    const columnas: readonly Column<incidencias.IncidenciaRow>[] = [
      {
        id: 'asunto',
        header: t('campo-asunto'),
        sort: 'asunto',
        cell: ({ asunto, codigo }) => <TwoLines first={asunto} second={codigo} />,
      },
      {
        id: 'estado',
        header: t('campo-estado'),
        sort: 'estado',
        cell: ({ estado }) => <EstadoDeIncidencia estado={estado} />,
        groupBy: { field: 'estado', name: (estado) => t(`estado-${estado as incidencias.Estado}`) },
      },
      {
        id: 'cliente',
        header: t('campo-cliente'),
        sort: 'cliente',
        cell: ({ cliente }) => cliente.nombre,
        groupBy: { field: 'cliente' },
      },
      {
        id: 'comercial',
        header: t('campo-comercial'),
        sort: 'comercial',
        from: 'tablet',
        cell: ({ comercial }) => comercial?.nombre ?? NO_VALUE,
        groupBy: { field: 'comercial' },
      },
      {
        id: 'cambiada',
        header: t('campo-cambiada'),
        sort: 'cambiada',
        from: 'tablet',
        cell: ({ cambiada }) => formatInstante(cambiada),
      },
      {
        id: 'creada',
        header: t('campo-creada'),
        sort: 'creada',
        optional: true,
        cell: ({ creada }) => formatFecha(creada),
      },
      {
        id: 'mensajes',
        header: t('mensajes'),
        figure: true,
        optional: true,
        cell: ({ mensajes }) => formatNumber(mensajes),
      },
    ];
    return columnas.filter(({ id }) => sells || !OF_THE_HOUSE.includes(id));
  }, [t, sells]);
}

/** The name of the client whose incidents a link asked for. */
function useChipTexts(): Readonly<Record<string, string>> {
  const { t } = useTranslation('incidencias');
  const { deCliente } = useSearch();
  const id = typeof deCliente === 'string' ? deCliente : '';
  const { data } = useRead(clientes.get, { params: { id } }, { enabled: id !== '', retry: false });
  return data ? { deCliente: t('chip-deCliente', { value: data.nombre }) } : {};
}
