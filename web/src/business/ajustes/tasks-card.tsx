import { reglasDeTareas } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/figures/card.tsx';
import styles from './ajustes.module.css';
import { TasksRule } from './tasks-rule.tsx';

/** What keeps the room of the card, unseen, until the server answers. */
const UNKNOWN = { activa: false, diasAntesDelFin: 90 };

/** The tasks that write themselves down before the end of each contract. */
export function TasksCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(reglasDeTareas.get, {});
  return (
    <Card title={t('tareas')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <div className={data ? undefined : styles.coming} aria-busy={!data} inert={!data}>
          <TasksRule key={JSON.stringify(data)} rule={data ?? UNKNOWN} />
        </div>
      )}
    </Card>
  );
}
