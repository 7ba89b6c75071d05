import { IconRefreshAlert } from '@tabler/icons-react';
import { type contratos, renovaciones } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAhead } from '../../data/read-ahead.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { advancedFilter, useAdvancedFilter } from '../../list/filters/advanced-filter.tsx';
import { DataList } from '../../list/table/data-list.tsx';
import { useVistas } from '../../trade/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { RenovarContrato } from './accion/renovar-contrato.tsx';
import { Bandas } from './renovacion/bandas.tsx';
import { useColumnasRenovacion } from './renovacion/columnas.tsx';
import { FiltrosRenovaciones, useChipsRenovaciones } from './renovacion/filtros.tsx';

const AVANZADO = advancedFilter(async () => (await import('./renovacion/campos.ts')).useCampos);

export const readAhead = listAhead(renovaciones.list, renovaciones.list.query);

/** The radar: what ends soon, what has ended and goes on, and what is already being done about it. */
export default function RenovacionesScreen() {
  const { t } = useTranslation('contratos');
  const lista = useListState(renovaciones.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const query = useRead(renovaciones.list, { query: lista.state }, { keepPrevious: true });
  const chips = useChipsRenovaciones(lista);
  const vistas = useVistas('renovaciones');
  const [renovando, setRenovando] = useState<contratos.ContratoRow>();
  const columnas = useColumnasRenovacion(setRenovando);
  return (
    <>
      <Bandas lista={lista} />
      <DataList
        id="renovaciones"
        caption={t('renovaciones')}
        list={lista}
        query={query}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/contratos/${id}`}
        usualSort="fin"
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        filters={
          <>
            <FiltrosRenovaciones lista={lista} />
            {avanzado.button}
          </>
        }
        chips={[...chips, ...avanzado.chips]}
        multiSort
        views={vistas}
        empty={
          <EmptyState icon={IconRefreshAlert} title={t('nadaVence')} text={t('nadaVenceTexto')}>
            <ButtonLink to="/contratos">{t('verContratos')}</ButtonLink>
          </EmptyState>
        }
      />
      {renovando && <RenovarContrato contrato={renovando} onClose={() => setRenovando(undefined)} />}
    </>
  );
}
