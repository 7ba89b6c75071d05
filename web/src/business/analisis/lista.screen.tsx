import { IconFileAnalytics, IconFileDescription, IconPlus } from '@tabler/icons-react';
import { analisis, analisisList, aperturas } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import { useSession } from '../../data/session.ts';
import { DataList } from '../../list/table/data-list.tsx';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { useNavigate } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { useColumnas } from './columnas.tsx';

export const readAhead = openAhead(aperturas.analisis, analisisList, { list: analisis.list });

/** Every saved analysis that the user may see, the newest first. */
export default function ListaAnalisisScreen() {
  const { t } = useTranslation('analisis');
  const vende = useSession()?.userData.role !== 'cliente';
  const { table } = useList(analisisList, {
    id: 'analisis',
    words: t,
    read: analisis.list,
    exporting: analisis.exportRows,
  });
  const columnas = useColumnas();
  const propuesta = useMakePropuesta();
  return (
    <>
      <PageActions>
        <Nuevo />
      </PageActions>
      <DataList
        {...table}
        caption={t('titulo')}
        columns={columnas}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/analisis/${id}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        bulk={vende ? [propuesta] : undefined}
        empty={
          <EmptyState icon={IconFileAnalytics} title={t('vacio')} text={t('vacioTexto')}>
            <Nuevo />
          </EmptyState>
        }
      />
    </>
  );
}

/** A proposal takes at most this many analyses. */
const MAXIMO = 50;

/** Makes a proposal of the chosen analyses. They have to be of one client, and the next screen says which are not. */
function useMakePropuesta(): BulkAction {
  const { t } = useTranslation('analisis');
  const navigate = useNavigate();
  return {
    id: 'proponer',
    label: t('hacerPropuesta'),
    icon: IconFileDescription,
    unavailable: (target) =>
      target.all || target.ids.length > MAXIMO ? t('demasiados', { count: MAXIMO }) : undefined,
    run: (target) => {
      if (!target.all) navigate({ to: `/propuestas/nueva?analisis=${target.ids.join(',')}` });
    },
  };
}

/** Draws nothing for a client, because a representative makes the analyses. */
function Nuevo() {
  const { t } = useTranslation('analisis');
  if (useSession()?.userData.role === 'cliente') return null;
  return (
    <ButtonLink to="/analisis/nuevo" look="primary" icon={IconPlus}>
      {t('nuevo')}
    </ButtonLink>
  );
}
