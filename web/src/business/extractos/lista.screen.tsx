import { IconFileEuro, IconFileImport, IconTrash } from '@tabler/icons-react';
import { aperturas, extractos, extractosList } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import { NO_CHANGES } from '../../list/export/use-chosen-export.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Deuda } from './deuda.tsx';
import { useColumnas } from './lista/columnas.tsx';
import { useComercializadoras } from './use-comercializadoras.ts';
import { useExtractoBin } from './use-extracto-bin.ts';

export const readAhead = openAhead(aperturas.extractos, extractosList, {
  list: extractos.list,
  totals: extractos.totals,
  deuda: extractos.deuda,
});

/** The statements of the suppliers, the last months first, under what they still owe. */
export default function ListaExtractosScreen() {
  const { t } = useTranslation('extractos');
  const { table } = useList(extractosList, {
    id: 'extractos',
    words: t,
    read: extractos.list,
    groups: extractos.groups,
    totals: extractos.totals,
    exporting: extractos.exportRows,
    options: { comercializadora: useComercializadoras() },
  });
  const { restore } = useExtractoBin();
  const inBin = table.list.state.papelera === 'si';
  const columnas = useColumnas({ restore: inBin ? restore : undefined });
  return (
    <>
      <PageActions>
        <ButtonLink to="/extractos/lineas">{t('verLineas')}</ButtonLink>
        <ButtonLink look="primary" icon={IconFileImport} to="/extractos/importar">
          {t('importar')}
        </ButtonLink>
      </PageActions>
      <Deuda />
      <DataList
        {...table}
        bulk={NO_CHANGES}
        caption={t('titulo')}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={inBin ? undefined : ({ id }) => `/extractos/lineas?deExtracto=${id}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        actions={
          !inBin && (
            <ButtonLink small look="quiet" icon={IconTrash} to="/extractos?papelera=si">
              {t('papelera')}
            </ButtonLink>
          )
        }
        empty={
          inBin ? (
            <EmptyState icon={IconTrash} title={t('vacioPapelera')} text={t('vacioPapeleraTexto')} />
          ) : (
            <EmptyState icon={IconFileEuro} title={t('vacio')} text={t('vacioTexto')}>
              <ButtonLink to="/extractos/importar">{t('importar')}</ButtonLink>
            </EmptyState>
          )
        }
      />
    </>
  );
}
