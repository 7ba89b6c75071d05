import { IconFileDescription, IconPlus, IconTrash } from '@tabler/icons-react';
import { aperturas, propuestas, propuestasList } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import { useSells } from '../../data/use-ability.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useNavigate } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useBulkChange } from '../../trade/operations/use-bulk-change.tsx';
import { useList, useListOf } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { later } from '../../ui/overlay/on-demand.tsx';
import { PROPUESTAS_EN_LOTE } from './en-lote.ts';
import { useColumnas } from './lista/columnas.tsx';
import { sumStates, useResumen } from './lista/sumas.ts';
import { TiraDeEstados } from './lista/tira-de-estados.tsx';

const TABLERO = later(async () => (await import('./lista/tablero.tsx')).Tablero);
const NUEVA = '/propuestas/nueva';

export const readAhead = openAhead(aperturas.propuestas, propuestasList, {
  list: propuestas.list,
  summary: { read: propuestas.summary, without: 'estado' },
});

/** Every proposal that the user may see, the newest first; a client sees those that were sent to them. */
export default function ListaPropuestasScreen() {
  const { t } = useTranslation('propuestas');
  const navigate = useNavigate();
  const lista = useListOf(propuestasList);
  const enTabla = lista.board === undefined;
  const resumen = useResumen(lista);
  const sumas = sumStates(resumen.data, lista);
  const columnas = useColumnas();
  const { table } = useList(propuestasList, {
    id: 'propuestas',
    words: t,
    read: propuestas.list,
    groups: propuestas.groups,
    exporting: propuestas.exportRows,
    enabled: enTabla,
  });
  const vende = useSells();
  const inBin = lista.state.borradas === 'si';
  const bulk = useBulkChange(PROPUESTAS_EN_LOTE, t, inBin ? ['restaurar'] : ['retirar', 'borrar']);

  const vacio = <Vacio vende={vende} />;

  return (
    <>
      {vende && (
        <PageActions>
          <NuevaPropuesta />
        </PageActions>
      )}
      {enTabla && <TiraDeEstados lista={lista} />}
      <DataList
        {...table}
        caption={t('titulo')}
        columns={columnas}
        totals={{ count: sumas?.cuenta, stale: resumen.isPlaceholderData, sums: sumas }}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/propuestas/${id}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        bulk={vende ? bulk.actions : undefined}
        board={<TABLERO.Part lista={lista} vacio={vacio} />}
        onNew={vende ? () => navigate({ to: NUEVA }) : undefined}
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
      {bulk.dialog}
    </>
  );
}

function NuevaPropuesta() {
  const { t } = useTranslation('propuestas');
  return (
    <ButtonLink to={NUEVA} look="primary" icon={IconPlus}>
      {t('nueva')}
    </ButtonLink>
  );
}

function Vacio({ vende }: { readonly vende: boolean }) {
  const { t } = useTranslation('propuestas');
  return (
    <EmptyState
      icon={IconFileDescription}
      title={t('vacio')}
      text={t(vende ? 'vacioTexto' : 'vacioTextoCliente')}
    >
      {vende && <NuevaPropuesta />}
    </EmptyState>
  );
}
