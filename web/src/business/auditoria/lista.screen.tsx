import { IconHistory } from '@tabler/icons-react';
import { auditoria } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { download } from '../../data/download.ts';
import { listAhead } from '../../data/read-ahead.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { advancedFilter, useAdvancedFilter } from '../../list/filters/advanced-filter.tsx';
import { DataList } from '../../list/table/data-list.tsx';
import { useVistas } from '../../trade/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useColumnas } from './columnas.tsx';
import { CorreosSinEntregar } from './correos-sin-entregar.tsx';
import { FiltrosAuditoria, type ListaAuditoria, useChipsAuditoria } from './filtros.tsx';
import { PanelDeEntrada } from './panel.tsx';
import { useAccion } from './use-accion.ts';

const AVANZADO = advancedFilter(async () => (await import('./campos.ts')).useCampos);

export const readAhead = listAhead(auditoria.list, auditoria.list.query);

/** Who changed what and when, the last first. */
export default function AuditoriaScreen() {
  const { t } = useTranslation('auditoria');
  const accion = useAccion();
  const lista = useListState(auditoria.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const query = useRead(auditoria.list, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnas();
  const chips = useChipsAuditoria(lista, nombreDe(query.data?.rows, lista.state.entidadId));
  const vistas = useVistas('auditoria');
  return (
    <>
      <CorreosSinEntregar />
      <DataList
        id="auditoria"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => String(id)}
        rowName={(entrada) => `${accion(entrada.accion)} ${entrada.nombre ?? ''}`}
        usualSort="-cuando"
        search={{ label: t('buscar') }}
        filters={
          <>
            <FiltrosAuditoria lista={lista} />
            {avanzado.button}
          </>
        }
        chips={[...chips, ...avanzado.chips]}
        multiSort
        views={vistas}
        exports={{ download: (formato) => exportar(lista.state, formato) }}
        panel={{
          title: (entrada) =>
            t('deQue', { accion: accion(entrada.accion), cosa: t(`entidad-${entrada.entidad}`) }),
          render: (entrada) => <PanelDeEntrada key={entrada.id} entrada={entrada} />,
        }}
        empty={<EmptyState icon={IconHistory} title={t('vacio')} text={t('vacioTexto')} />}
      />
    </>
  );
}

/** Exactly the entries that pass the filters. */
function exportar(estado: ListaAuditoria['state'], formato: 'csv' | 'xlsx'): Promise<void> {
  const { page: _page, limit: _limit, accion, ...filtros } = estado;
  const query = { ...filtros, accion: accion?.join(','), formato };
  return download(auditoria.exportar, { query }, `auditoria.${formato}`);
}

function nombreDe(filas: readonly auditoria.Entrada[] | undefined, id: string | undefined) {
  return filas?.find(({ entidadId }) => entidadId === id)?.nombre ?? undefined;
}
