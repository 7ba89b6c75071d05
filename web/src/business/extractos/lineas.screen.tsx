import { IconListCheck } from '@tabler/icons-react';
import { aperturas, extractos, lineasDeExtractoList } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Deuda } from './deuda.tsx';
import { CabeceraDeExtracto } from './lineas/cabecera.tsx';
import { useColumnas } from './lineas/columnas.tsx';
import { useClaim } from './reclamaciones/use-claim.ts';
import { useComercializadoras } from './use-comercializadoras.ts';

export const readAhead = openAhead(aperturas.lineasDeExtracto, lineasDeExtractoList, {
  list: extractos.lineas,
  totals: extractos.totalsOfLineas,
  deuda: extractos.deuda,
});

/** What became of each line of the statements, or of one of them, what is most owed first. */
export default function LineasDeExtractoScreen() {
  const { t } = useTranslation('extractos');
  const { table } = useList(lineasDeExtractoList, {
    id: 'extractos-lineas',
    words: t,
    read: extractos.lineas,
    groups: extractos.groupsOfLineas,
    totals: extractos.totalsOfLineas,
    exporting: extractos.exportLineas,
    options: { comercializadora: useComercializadoras() },
  });
  const columnas = useColumnas();
  const claim = useClaim();
  const { deExtracto, estado = [], antiguedad } = table.list.state;
  return (
    <div className="vt-page">
      <PageActions>
        <ButtonLink to="/extractos/reclamaciones">{t('reclamaciones')}</ButtonLink>
        <ButtonLink to="/extractos">{t('verExtractos')}</ButtonLink>
      </PageActions>
      {deExtracto ? <CabeceraDeExtracto id={deExtracto} chosen={estado} /> : <Deuda chosen={antiguedad} />}
      <DataList
        {...table}
        caption={t('lineas')}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ cups, estado: deLinea }) => `${cups}, ${t(`estado-${deLinea}`)}`}
        search={{ label: t('buscarLineas'), placeholder: t('buscarLineasTexto') }}
        bulk={[claim]}
        empty={
          <EmptyState icon={IconListCheck} title={t('vacioLineas')} text={t('vacioLineasTexto')}>
            <ButtonLink to="/extractos/importar">{t('importar')}</ButtonLink>
          </EmptyState>
        }
      />
    </div>
  );
}
