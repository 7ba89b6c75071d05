import { IconFileInvoice, IconPigMoney, IconReceipt2, IconTrash } from '@tabler/icons-react';
import { aperturas, clientes, facturas, facturasList } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import { useRead } from '../../data/use-read.ts';
import { formatCups } from '../../format/cups.ts';
import { NO_CHANGES } from '../../list/export/use-chosen-export.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { useColumnas } from './columnas.tsx';
import { useFacturaBin } from './use-factura-bin.ts';

export const readAhead = openAhead(aperturas.facturas, facturasList, {
  list: facturas.list,
  totals: facturas.totals,
});

/** Every bill that was received, whatever it came from, with its check; the last days billed first. */
export default function ListaFacturasScreen() {
  const { t } = useTranslation('facturas');
  const { table } = useList(facturasList, {
    id: 'facturas',
    words: t,
    read: facturas.list,
    groups: facturas.groups,
    totals: facturas.totals,
    exporting: facturas.exportRows,
    chipTexts: useChipTexts(),
  });
  const { restore } = useFacturaBin();
  const { deCliente } = useSearch();
  const inBin = table.list.state.papelera === 'si';
  const columnas = useColumnas(inBin ? restore : undefined);
  return (
    <>
      <PageActions>
        <ButtonLink icon={IconPigMoney} to={ahorroDe(deCliente)}>
          {t('verAhorro')}
        </ButtonLink>
        <ButtonLink look="primary" icon={IconReceipt2} to="/facturas/comprobar">
          {t('traer')}
        </ButtonLink>
      </PageActions>
      <DataList
        {...table}
        bulk={NO_CHANGES}
        caption={t('titulo')}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ numero, cups }) => numero ?? cups}
        rowHref={inBin ? undefined : ({ id }) => `/facturas/${id}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        actions={
          !inBin && (
            <ButtonLink small look="quiet" icon={IconTrash} to="/facturas?papelera=si">
              {t('papelera')}
            </ButtonLink>
          )
        }
        empty={
          inBin ? (
            <EmptyState icon={IconTrash} title={t('vacioPapelera')} text={t('vacioPapeleraTexto')} />
          ) : (
            <EmptyState icon={IconFileInvoice} title={t('vacioLista')} text={t('vacioListaTexto')}>
              <ButtonLink to="/facturas/comprobar">{t('traer')}</ButtonLink>
            </EmptyState>
          )
        }
      />
    </>
  );
}

/** The savings of the client whose bills are shown, or of one to be chosen. */
function ahorroDe(cliente: unknown): string {
  return typeof cliente === 'string' ? `/facturas/ahorro?cliente=${cliente}` : '/facturas/ahorro';
}

/** The supply or the client whose bills a link asked for. */
function useChipTexts(): Readonly<Record<string, string>> {
  const { t } = useTranslation('facturas');
  const { deCups, deCliente } = useSearch();
  const id = typeof deCliente === 'string' ? deCliente : '';
  const { data } = useRead(clientes.get, { params: { id } }, { enabled: id !== '', retry: false });
  return {
    ...(typeof deCups === 'string' && { deCups: t('chip-deCups', { value: formatCups(deCups) }) }),
    ...(data && { deCliente: t('chip-deCliente', { value: data.nombre }) }),
  };
}
