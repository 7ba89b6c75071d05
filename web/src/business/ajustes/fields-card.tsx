import { IconArrowUp, IconPlus } from '@tabler/icons-react';
import { campos, type etiquetas } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './ajustes.module.css';
import { FieldDialog } from './field-dialog.tsx';
import { FIELD_READS, THINGS } from './fields.ts';
import { RemovalDialog } from './removal-dialog.tsx';

type Task = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly campo: campos.Campo };

/** The fields that the house adds to clients, supply points and contracts. */
export function FieldsCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(campos.list, {});
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  return (
    <Card title={t('campos')}>
      <div className="vt-stack">
        <p className="vt-soft">{t('camposTexto')}</p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {THINGS.map((entidad) => (
          <FieldsOf
            key={entidad}
            entidad={entidad}
            rows={data?.rows.filter((campo) => campo.entidad === entidad) ?? []}
            onTask={setTask}
          />
        ))}
        <div className="vt-toolbar">
          <Button icon={IconPlus} disabled={!data} onClick={() => setTask({ kind: 'new' })}>
            {t('campoNuevo')}
          </Button>
        </div>
      </div>
      {task?.kind === 'new' && <FieldDialog onClose={close} />}
      {task?.kind === 'edit' && <FieldDialog campo={task.campo} onClose={close} />}
      {task?.kind === 'remove' && <Removal campo={task.campo} onClose={close} />}
    </Card>
  );
}

type FieldsProps = {
  readonly entidad: etiquetas.Entidad;
  readonly rows: readonly campos.Campo[];
  readonly onTask: (task: Task) => void;
};

function FieldsOf({ entidad, rows, onTask }: FieldsProps) {
  const { t } = useTranslation('ajustes');
  if (rows.length === 0) return null;
  return (
    <section className="vt-stack vt-gap-8">
      <h3>{t(`campos-${entidad}`)}</h3>
      <ul className="vt-list vt-stack vt-gap-8">
        {rows.map((campo, i) => (
          <FieldRow key={campo.hueco} campo={campo} first={i === 0} onTask={onTask} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = Pick<FieldsProps, 'onTask'> & {
  readonly campo: campos.Campo;
  readonly first: boolean;
};

/** A field with its kind and its options, and what can be done with it. */
function FieldRow({ campo, first, onTask }: RowProps) {
  const { t } = useTranslation('ajustes');
  const { entidad, hueco, nombre, clase, valores, archivado } = campo;
  const write = useWrite(campos.update, { invalidates: FIELD_READS, onError: notifyFailure });
  const change = (body: { readonly archivado?: boolean; readonly puesto?: number }) =>
    write.mutate({ params: { entidad, hueco }, body });
  return (
    <li className={`vt-ends ${styles.field}`}>
      <span className="vt-row">
        <strong>{nombre}</strong>
        <span className="vt-soft">
          {[t(`clase-${clase}`), valores.join(', ')].filter(Boolean).join(': ')}
        </span>
        {archivado && <Badge>{t('campoArchivado')}</Badge>}
      </span>
      <span className="vt-toolbar">
        {!first && !archivado && (
          <Button
            small
            look="quiet"
            icon={IconArrowUp}
            aria-label={t('campoPrimero', { nombre })}
            disabled={write.isPending}
            onClick={() => change({ puesto: 0 })}
          />
        )}
        {!archivado && (
          <Button small look="quiet" onClick={() => onTask({ kind: 'edit', campo })}>
            {t('campoCambiar')}
          </Button>
        )}
        <Button small look="quiet" busy={write.isPending} onClick={() => change({ archivado: !archivado })}>
          {t(archivado ? 'campoRecuperar' : 'campoArchivar')}
        </Button>
        {archivado && (
          <Button small look="quiet" onClick={() => onTask({ kind: 'remove', campo })}>
            {t('campoBorrar')}
          </Button>
        )}
      </span>
    </li>
  );
}

function Removal({
  campo: { entidad, hueco, nombre },
  onClose,
}: {
  readonly campo: campos.Campo;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('ajustes');
  return (
    <RemovalDialog
      call={campos.remove}
      input={{ params: { entidad, hueco } }}
      invalidates={FIELD_READS}
      title={t('campoBorrarTitulo', { nombre })}
      confirm={t('campoBorrar')}
      text={t('campoBorrarTexto')}
      done={t('campoBorrado', { nombre })}
      onClose={onClose}
    />
  );
}
