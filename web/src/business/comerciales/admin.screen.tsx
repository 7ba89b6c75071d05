import { IconPlus, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useBulkChange } from '../../trade/operations/use-bulk-change.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { EdicionDesdeLista } from './administracion/edicion-desde-lista.tsx';
import { PanelDeComercial } from './administracion/panel.tsx';
import { COMERCIALES_EN_LOTE } from './en-lote.ts';
import { NuevoComercial } from './formulario/nuevo.tsx';
import { openTeam, useTabla } from './lista/use-tabla.tsx';

export const readAhead = openTeam;

/** Every representative for an administrator, who adds, edits, invites and hands over portfolios. */
export default function AdminComercialesScreen() {
  const { t } = useTranslation('comerciales');
  const tabla = useTabla('admin-comerciales');
  const [creating, setCreating] = useState(false);
  const [edited, setEdited] = useState<string>();
  const bulk = useBulkChange(COMERCIALES_EN_LOTE, t);
  const nuevo = () => setCreating(true);

  return (
    <>
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={nuevo}>
          {t('nuevo')}
        </Button>
      </PageActions>
      <DataList
        {...tabla}
        bulk={bulk.actions}
        onNew={nuevo}
        onEdit={({ id }) => setEdited(id)}
        panel={{
          title: ({ nombre }) => nombre,
          render: ({ id }) => <PanelDeComercial key={id} id={id} />,
        }}
        empty={
          <EmptyState icon={IconUsersPlus} title={t('vacio')} text={t('vacioAdmin')}>
            <Button look="primary" onClick={nuevo}>
              {t('nuevo')}
            </Button>
          </EmptyState>
        }
      />
      {bulk.dialog}
      {creating && <NuevoComercial onClose={() => setCreating(false)} />}
      {edited && <EdicionDesdeLista id={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
