import { reglasDeTareas } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { TasksRule } from './tasks-rule.tsx';

/** The tasks that write themselves down before the end of each contract. */
export function TasksCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(reglasDeTareas.get, {});
  return (
    <Card title={t('tareas')} height={190}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={5} />}
      {data && <TasksRule key={`${data.activa} ${data.diasAntesDelFin}`} rule={data} />}
    </Card>
  );
}
