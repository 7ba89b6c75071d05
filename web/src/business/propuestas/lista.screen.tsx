import { IconFileDescription, IconPlus, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { propuestas } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../data/download.ts';
import { listAhead } from '../../data/read-ahead.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { advancedFilter, useAdvancedFilter } from '../../list/filters/advanced-filter.tsx';
import { DataList } from '../../list/table/data-list.tsx';
import { useCodesFilter } from '../../trade/codes-filter.tsx';
import { useVistas } from '../../trade/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { useColumnas } from './lista/columnas.tsx';
import { FiltrosPropuestas, useChipsPropuestas } from './lista/filtros.tsx';
import { sumStates, useResumen } from './lista/sumas.ts';
import { TiraDeEstados } from './lista/tira-de-estados.tsx';
import type { PropuestaBatchRequest } from './lote/cambio-en-lote.tsx';
import { useAcciones } from './lote/use-acciones.ts';
import { useVende } from './vende.ts';

const TABLERO = later(async () => (await import('./lista/tablero.tsx')).Tablero);
const EN_LOTE = later(async () => (await import('./lote/cambio-en-lote.tsx')).CambioEnLote);
const AVANZADO = advancedFilter(async () => (await import('./lista/campos.ts')).useCampos);

export const readAhead = listAhead(propuestas.list, propuestas.list.query);

/** Every proposal that the user may see, the newest first; a client, those that were sent to them. */
export default function ListaPropuestasScreen() {
  const { t } = useTranslation('propuestas');
  const navigate = useNavigate();
  const lista = useListState(propuestas.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const codigos = useCodesFilter(lista, 'propuestas');
  const enTabla = lista.board === undefined;
  const query = useRead(propuestas.list, { query: lista.state }, { keepPrevious: true, enabled: enTabla });
  const resumen = useResumen(lista);
  const sumas = sumStates(resumen.data, lista);
  const columnas = useColumnas(sumas);
  const chips = useChipsPropuestas(lista);
  const vistas = useVistas('propuestas');
  const vende = useVende();
  const [encargo, setEncargo] = useState<PropuestaBatchRequest>();
  const acciones = useAcciones(lista.state.borradas === 'si', setEncargo);
  const nueva = vende ? '/propuestas/nueva' : undefined;

  const exportar = (formato: 'csv' | 'xlsx') => {
    const { page: _page, limit: _limit, ...filtros } = lista.state;
    return download(propuestas.exportar, { query: { ...filtros, formato } }, `propuestas.${formato}`);
  };

  const vacio = (
    <EmptyState
      icon={IconFileDescription}
      title={t('vacio')}
      text={t(vende ? 'vacioTexto' : 'vacioTextoCliente')}
    >
      {nueva && (
        <ButtonLink to={nueva} look="primary" icon={IconPlus}>
          {t('nueva')}
        </ButtonLink>
      )}
    </EmptyState>
  );

  return (
    <>
      {nueva && (
        <PageActions>
          <ButtonLink to={nueva} look="primary" icon={IconPlus}>
            {t('nueva')}
          </ButtonLink>
        </PageActions>
      )}
      {enTabla && <TiraDeEstados lista={lista} />}
      <DataList
        id="propuestas"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        totals={{ count: sumas?.cuenta, stale: resumen.isPlaceholderData }}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/propuestas/${id}`}
        usualSort="-creado"
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        filters={
          <>
            <FiltrosPropuestas lista={lista} />
            {avanzado.button}
            {codigos.button}
          </>
        }
        chips={[...chips, ...avanzado.chips, ...codigos.chips]}
        multiSort
        bulk={vende ? acciones : undefined}
        views={vistas}
        exports={{ download: exportar }}
        board={<TABLERO.Part lista={lista} vacio={vacio} />}
        onNew={nueva ? () => navigate({ to: nueva }) : undefined}
        actions={
          vende &&
          lista.state.borradas === 'no' && (
            <ButtonLink small look="quiet" icon={IconTrash} to="/propuestas?borradas=si">
              {t('papelera')}
            </ButtonLink>
          )
        }
        empty={vacio}
      />
      {encargo && <OnDemand part={EN_LOTE} open props={{ encargo, onClose: () => setEncargo(undefined) }} />}
    </>
  );
}
