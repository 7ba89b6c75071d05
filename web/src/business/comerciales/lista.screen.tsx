import { IconUserCog, IconUsersGroup } from '@tabler/icons-react';
import { useMay } from '../../data/use-ability.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { openTeam, useTabla } from './lista/use-tabla.tsx';

export const readAhead = openTeam;

/** The user's team as a tree, with the figures of each portfolio. */
export default function ListaComercialesScreen() {
  const { t } = useTranslation('comerciales');
  const tabla = useTabla('comerciales');
  const administra = useMay('manage all');

  return (
    <>
      {administra && (
        <PageActions>
          <ButtonLink icon={IconUserCog} to="/admin/comerciales">
            {t('administrar')}
          </ButtonLink>
        </PageActions>
      )}
      <DataList
        {...tabla}
        empty={<EmptyState icon={IconUsersGroup} title={t('vacio')} text={t('vacioTexto')} />}
      />
    </>
  );
}
