import {
  IconArrowsExchange,
  IconFileCertificate,
  IconPlus,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { contratos, contratosList } from '@vatio/contract';
import { useState } from 'react';
import { useMay, useSells } from '../../data/use-ability.ts';
import { useAskedForm } from '../../data/use-asked-form.ts';
import { DataList } from '../../list/table/data-list.tsx';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import type { Errand } from '../../trade/operations/use-many.ts';
import { useOwnMany } from '../../trade/own-fields/use-own-many.tsx';
import { useTagging } from '../../trade/tags/use-tagging.tsx';
import { useList, useListOf } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { useColumnas } from './lista/columnas.tsx';
import { opcionesDe, palabrasDeContratos, useRecuento } from './lista/recuento.ts';

const TABLERO = later(async () => (await import('./lista/tablero.tsx')).Tablero);
const NUEVO = later(async () => (await import('./formulario/nuevo-contrato.tsx')).NuevoContrato);
const EN_LOTE = later(async () => (await import('./lote/cambio-en-lote.tsx')).CambioEnLote);

/** The reads that a change of tags or of own fields makes stale. */
const TAGGED = [contratos.list, contratos.get];

/** Every contract that the user may see, with its four clocks. */
export default function ListaContratosScreen() {
  const { t } = useTranslation('contratos');
  const lista = useListOf(contratosList);
  const recuento = useRecuento(lista);
  const columnas = useColumnas();
  const vende = useSells();
  const { table } = useList(contratosList, {
    id: 'contratos',
    words: palabrasDeContratos(t),
    read: contratos.list,
    groups: contratos.groups,
    exporting: contratos.exportRows,
    enabled: lista.board === undefined,
    options: opcionesDe(recuento.data, t),
    // The filter by day of activation has no field, because only links use it.
    hidden: vende ? ['activacion'] : ['activacion', 'cobro'],
  });
  const nuevo = useAskedForm('nuevo');
  const { bulk, batchDialogs } = useBatch();
  const enPapelera = lista.state.papelera === 'si';

  return (
    <>
      {vende && (
        <PageActions>
          <Altas onNew={nuevo.begin} />
        </PageActions>
      )}
      <DataList
        {...table}
        caption={t('titulo')}
        columns={columnas}
        totals={{ count: recuento.data?.total, stale: recuento.isPlaceholderData, sums: recuento.data }}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/contratos/${id}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        bulk={vende && !enPapelera ? bulk : undefined}
        board={<TABLERO.Part lista={lista} vacio={<Vacio vende={vende} />} />}
        onNew={vende ? nuevo.begin : undefined}
        actions={
          vende &&
          !enPapelera && (
            <ButtonLink small look="quiet" icon={IconTrash} to="/contratos?papelera=si">
              {t('papelera')}
            </ButtonLink>
          )
        }
        empty={<Vacio vende={vende} />}
      />
      <OnDemand
        part={NUEVO}
        open={nuevo.open}
        props={{ clienteId: lista.state.cliente, onClose: nuevo.close }}
      />
      {batchDialogs}
    </>
  );
}

/** The bulk actions, with the dialog of the one that was chosen. */
function useBatch() {
  const { t } = useTranslation('contratos');
  const [errand, setErrand] = useState<Errand>();
  const { tagging, tagDialog } = useTagging({
    entidad: 'contrato',
    label: t('etiquetar'),
    href: (id) => `/contratos/${id}`,
    invalidates: TAGGED,
  });
  const { writing, writeDialog } = useOwnMany({
    entidad: 'contrato',
    label: t('camposPropios'),
    href: (id) => `/contratos/${id}`,
    invalidates: TAGGED,
  });
  const move: BulkAction = {
    id: 'mover',
    label: t('moverReloj'),
    icon: IconArrowsExchange,
    run: (target, done) => setErrand({ target, done }),
  };
  const onClose = () => setErrand(undefined);
  return {
    bulk: [move, tagging, ...writing],
    batchDialogs: (
      <>
        {tagDialog}
        {writeDialog}
        {errand && <OnDemand part={EN_LOTE} open props={{ errand, onClose }} />}
      </>
    ),
  };
}

/** The ways for contracts to enter: from a file, which administrators bring, or typed. */
function Altas({ onNew }: { readonly onNew: () => void }) {
  const { t } = useTranslation('contratos');
  const administra = useMay('manage all');
  return (
    <>
      {administra && (
        <ButtonLink icon={IconUpload} to="/contratos/importar">
          {t('importar')}
        </ButtonLink>
      )}
      <Button look="primary" icon={IconPlus} onClick={onNew}>
        {t('nuevo')}
      </Button>
    </>
  );
}

function Vacio({ vende }: { readonly vende: boolean }) {
  const { t } = useTranslation('contratos');
  return (
    <EmptyState
      icon={IconFileCertificate}
      title={t('vacio')}
      text={t(vende ? 'vacioTexto' : 'vacioTextoCliente')}
    >
      {vende && (
        <ButtonLink look="primary" to="/propuestas">
          {t('irAPropuestas')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
