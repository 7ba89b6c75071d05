import { IconFileDescription, IconRefresh, IconRefreshAlert } from '@tabler/icons-react';
import { aperturas, contratos, renovaciones, renovacionesList } from '@vatio/contract';
import { useState } from 'react';
import { openAhead } from '../../data/open-ahead.ts';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { DataList } from '../../list/table/data-list.tsx';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import type { Errand } from '../../trade/operations/use-many.ts';
import { useList, useListOf } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { RenewContrato } from './accion/renew-contrato.tsx';
import { Bandas } from './renovacion/bandas.tsx';
import { useColumnasRenovacion } from './renovacion/columnas.tsx';

const PROPOSE_MANY = later(async () => (await import('./lote/propose-many.tsx')).ProposeMany);
const RENEW_MANY = later(async () => (await import('./lote/renew-many.tsx')).RenewMany);

export const readAhead = openAhead(aperturas.renovaciones, renovacionesList, {
  list: renovaciones.list,
  totals: renovaciones.totals,
  summary: { read: renovaciones.summary, without: 'banda' },
  facets: contratos.count,
});

/**
 * The radar of renewals: contracts that end soon, those that have ended and continue, and what is being done about
 * each.
 */
export default function RenovacionesScreen() {
  const { t } = useTranslation('contratos');
  const lista = useListOf(renovacionesList);
  const { data: recuento } = useRead(contratos.count, {}, { staleTime: 60_000 });
  const { banda, enMarcha } = lista.state;
  const { table } = useList(renovacionesList, {
    id: 'renovaciones',
    words: t,
    read: renovaciones.list,
    groups: renovaciones.groups,
    totals: renovaciones.totals,
    exporting: renovaciones.exportRows,
    options: { comercializadora: tal(recuento?.comercializadoras), tarifa: tal(recuento?.tarifas) },
    chipTexts: { banda: t(`banda-${banda}`), enMarcha: t(`enMarcha-${enMarcha}`) },
  });
  const [renewing, setRenewing] = useState<contratos.ContratoRow>();
  const columnas = useColumnasRenovacion(setRenewing);
  const sells = useSells();
  const propose = useErrand({ id: 'proponer', label: t('proponer'), icon: IconFileDescription });
  const renew = useErrand({ id: 'renovar', label: t('renovar'), icon: IconRefresh });
  return (
    <>
      <Bandas lista={lista} />
      <DataList
        {...table}
        caption={t('renovaciones')}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/contratos/${id}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        bulk={sells ? [propose.action, renew.action] : undefined}
        empty={
          <EmptyState icon={IconRefreshAlert} title={t('nadaVence')} text={t('nadaVenceTexto')}>
            <ButtonLink to="/contratos">{t('verContratos')}</ButtonLink>
          </EmptyState>
        }
      />
      {propose.dialog && <OnDemand part={PROPOSE_MANY} open props={propose.dialog} />}
      {renew.dialog && <OnDemand part={RENEW_MANY} open props={renew.dialog} />}
      {renewing && <RenewContrato contrato={renewing} onClose={() => setRenewing(undefined)} />}
    </>
  );
}

/** An action on the chosen contracts, with what its dialog needs while it is open. */
function useErrand(action: Omit<BulkAction, 'run'>) {
  const [errand, setErrand] = useState<Errand>();
  return {
    action: { ...action, run: (target, done) => setErrand({ target, done }) } satisfies BulkAction,
    dialog: errand && { errand, onClose: () => setErrand(undefined) },
  };
}

function tal(valores: readonly string[] = []) {
  return valores.map((value) => ({ value, label: value }));
}
