import { IconPlus } from '@tabler/icons-react';
import { planesDeComision } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../../ui/figures/card.tsx';
import { PageActions } from '../../../ui/frame/page.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { AssignPlan } from './assign-plan.tsx';
import { FichaPlan } from './ficha-plan.tsx';
import { FormularioPlan } from './formulario-plan.tsx';

/** The plans, which share a commission between the seller and the managers above, and who has each plan. */
export function Planes() {
  const { t } = useTranslation('liquidaciones');
  const { data, error, refetch } = useRead(planesDeComision.list, {});
  const [editing, setEditing] = useState<planesDeComision.Plan | 'nuevo'>();
  return (
    <div className="vt-page">
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={() => setEditing('nuevo')}>
          {t('nuevoPlan')}
        </Button>
      </PageActions>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <>
          <CardGrid min={300}>
            {data.rows.map((plan) => (
              <FichaPlan key={plan.id} plan={plan} onEdit={() => setEditing(plan)} />
            ))}
          </CardGrid>
          <AssignPlan planes={data.rows} />
        </>
      )}
      {editing && (
        <FormularioPlan
          plan={editing === 'nuevo' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}
