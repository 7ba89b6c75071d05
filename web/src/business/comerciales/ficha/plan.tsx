import { IconPercentage } from '@tabler/icons-react';
import { type comerciales, planesDeComision } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { AssignPlan } from '../administracion/assign-plan.tsx';
import { Reparto } from './reparto.tsx';

/** How the representative's commissions are shared, and whether the plan is their own or the general one. */
export function PlanDeComision({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const [changing, setChanging] = useState(false);
  const { data, error, refetch } = useRead(planesDeComision.list, {});
  const planes = data?.rows ?? [];
  const propio = planes.find((candidato) => candidato.comerciales.some(({ id }) => id === comercial.id));
  const plan = propio ?? planes.find(({ porDefecto }) => porDefecto);
  return (
    <Card
      title={t('plan')}
      actions={
        planes.length > 0 && (
          <Button small icon={IconPercentage} onClick={() => setChanging(true)}>
            {t('cambiarPlan')}
          </Button>
        )
      }
    >
      {error && <ErrorState slim error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && !plan && <p className="vt-note">{t('sinPlan')}</p>}
      {plan && (
        <>
          <p>
            <strong>{plan.nombre}</strong> {!propio && <Badge tone="idle">{t('planDeTodos')}</Badge>}
          </p>
          <Reparto reparto={plan.reparto} />
        </>
      )}
      {changing && (
        <AssignPlan
          comercial={comercial}
          planes={planes}
          propio={propio}
          onClose={() => setChanging(false)}
        />
      )}
    </Card>
  );
}
