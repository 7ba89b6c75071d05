import { IconLink, IconPlus, IconUpload } from '@tabler/icons-react';
import { puntosSuministro, puntosSuministroList } from '@vatio/contract';
import { useSells } from '../../data/use-ability.ts';
import { useAskedForm } from '../../data/use-asked-form.ts';
import { useRead } from '../../data/use-read.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useAnalyseSupplies } from '../../trade/analyse-supplies.ts';
import { useBulkChange } from '../../trade/operations/use-bulk-change.tsx';
import { useOwnMany } from '../../trade/own-fields/use-own-many.tsx';
import { useTagging } from '../../trade/tags/use-tagging.tsx';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { useColumnas } from './columnas.tsx';
import { PUNTOS_EN_LOTE } from './en-lote.ts';

const NUEVO = later(async () => (await import('./nuevo-punto.tsx')).NuevoPunto);

/** The reads that a change of tags or of own fields makes stale. */
const TAGGED = [puntosSuministro.list, puntosSuministro.get];

/** Every supply point the user may see. */
export default function ListaPuntosScreen() {
  const { t } = useTranslation('puntos-suministro');
  const { data: facetas } = useRead(puntosSuministro.facets, {}, { staleTime: 60_000 });
  const vende = useSells();
  const { table } = useList(puntosSuministroList, {
    id: 'cups',
    words: t,
    read: puntosSuministro.list,
    groups: puntosSuministro.groups,
    totals: puntosSuministro.totals,
    exporting: puntosSuministro.exportRows,
    options: {
      tarifa: optionsOf(facetas?.tarifas),
      provincia: optionsOf(facetas?.provincias),
      distribuidora: optionsOf(facetas?.distribuidoras),
    },
  });
  const columnas = useColumnas();
  const nuevo = useAskedForm('nuevo');
  const { bulk, batchDialogs } = useBatch();

  return (
    <>
      <Acciones vende={vende} onNew={nuevo.begin} />
      <DataList
        {...table}
        caption={t('titulo')}
        columns={columnas}
        lines={2}
        rowKey={(punto) => punto.cups}
        rowHref={(punto) => `/cups/${punto.cups}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        bulk={vende ? bulk : undefined}
        {...(vende && { onNew: nuevo.begin })}
        empty={
          <EmptyState
            icon={IconUpload}
            title={t('vacio')}
            text={t(vende ? 'vacioTexto' : 'vacioTextoCliente')}
          >
            <ButtonLink look="primary" to="/importaciones">
              {t('importar')}
            </ButtonLink>
          </EmptyState>
        }
      />
      {batchDialogs}
      <OnDemand part={NUEVO} open={vende && nuevo.open} props={{ onClose: nuevo.close }} />
    </>
  );
}

/** What can be done besides the rows: bring supplies, say whose they are, and write one down. */
function Acciones({ vende, onNew }: { readonly vende: boolean; readonly onNew: () => void }) {
  const { t } = useTranslation('puntos-suministro');
  return (
    <PageActions>
      <ButtonLink icon={IconUpload} to="/importaciones">
        {t('importar')}
      </ButtonLink>
      {vende && (
        <ButtonLink icon={IconLink} to="/cups/importar">
          {t('unir')}
        </ButtonLink>
      )}
      {vende && (
        <Button look="primary" icon={IconPlus} onClick={onNew}>
          {t('nuevo')}
        </Button>
      )}
    </PageActions>
  );
}

/** The bulk actions, with the dialog of the one that was chosen. */
function useBatch() {
  const { t } = useTranslation('puntos-suministro');
  const { actions, dialog } = useBulkChange(PUNTOS_EN_LOTE, t);
  const { tagging, tagDialog } = useTagging({
    entidad: 'punto-suministro',
    label: t('etiquetar'),
    href: (cups) => `/cups/${cups}`,
    invalidates: TAGGED,
  });
  const { writing, writeDialog } = useOwnMany({
    entidad: 'punto-suministro',
    label: t('camposPropios'),
    href: (cups) => `/cups/${cups}`,
    invalidates: TAGGED,
  });
  const analyse = useAnalyseSupplies({ label: t('analizar'), tooMany: t('demasiadosCups') });
  return {
    bulk: [analyse, ...actions, tagging, ...writing],
    batchDialogs: (
      <>
        {tagDialog}
        {writeDialog}
        {dialog}
      </>
    ),
  };
}

function optionsOf(faceta: readonly { readonly valor: string; readonly nombre: string }[] = []) {
  return faceta.map(({ valor, nombre }) => ({ value: valor, label: nombre }));
}
