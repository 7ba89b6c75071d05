import { asignacionesDeFichero } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './ajustes.module.css';
import { AssignmentDialog } from './assignment-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

type Assignment = asignacionesDeFichero.Asignacion;
type Task = { readonly kind: 'edit' | 'remove'; readonly assignment: Assignment };

/** What people of the house said of the files that they brought, which is used with the next ones of the same shape. */
export function AssignmentsCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(asignacionesDeFichero.list, {});
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  return (
    <Card title={t('asignaciones')}>
      <div className="vt-stack">
        <p className="vt-soft">{t('asignacionesTexto')}</p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {data?.rows.length === 0 && <p>{t('sinAsignaciones')}</p>}
        {data && data.rows.length > 0 && (
          <ul className="vt-list vt-stack vt-gap-8">
            {data.rows.map((assignment) => (
              <AssignmentRow key={assignment.id} assignment={assignment} onTask={setTask} />
            ))}
          </ul>
        )}
      </div>
      {task?.kind === 'edit' && <AssignmentDialog assignment={task.assignment} onClose={close} />}
      {task?.kind === 'remove' && <Removal assignment={task.assignment} onClose={close} />}
    </Card>
  );
}

function AssignmentRow({
  assignment,
  onTask,
}: {
  readonly assignment: Assignment;
  readonly onTask: (task: Task) => void;
}) {
  const { t } = useTranslation('ajustes');
  const { nombre, tipo, comercializadora, quien, actualizado } = assignment;
  return (
    <li className={`vt-ends ${styles.field}`}>
      <span className="vt-row">
        <strong>{nombre}</strong>
        <span className="vt-soft">
          {[t(`asignacion-${tipo}`), comercializadora, quien, formatInstante(actualizado)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="vt-toolbar">
        <Button small look="quiet" onClick={() => onTask({ kind: 'edit', assignment })}>
          {t('asignacionCambiar')}
        </Button>
        <Button small look="quiet" onClick={() => onTask({ kind: 'remove', assignment })}>
          {t('asignacionBorrar')}
        </Button>
      </span>
    </li>
  );
}

function Removal({
  assignment: { id, nombre },
  onClose,
}: {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('ajustes');
  return (
    <RemovalDialog
      call={asignacionesDeFichero.remove}
      input={{ params: { id } }}
      invalidates={[asignacionesDeFichero.list]}
      title={t('asignacionBorrarTitulo', { nombre })}
      confirm={t('asignacionBorrar')}
      text={t('asignacionBorrarTexto')}
      done={t('asignacionBorrada', { nombre })}
      onClose={onClose}
    />
  );
}
