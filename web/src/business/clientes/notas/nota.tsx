import { IconPencil, IconTrash } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import * as clientesSchemas from '@vatio/contract/clientes.schemas';
import { useState } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import { LeaveArea } from '../../../ui/overlay/leave-area.tsx';
import styles from './notas.module.css';

const CAMBIOS = { invalidates: [clientes.notas, clientes.get, clientes.cronologia] };

type Props = { readonly clienteId: string; readonly nota: clientes.Nota };

/** A note; its author may edit or delete it. */
export function NotaEscrita({ clienteId, nota }: Props) {
  const { t } = useTranslation('clientes');
  const [editing, setEditing] = useState(false);
  const params = { id: clienteId, notaId: nota.id };
  const restore = useWrite(clientes.restoreNota, { ...CAMBIOS, onError: notifyFailure });
  const remove = useWrite(clientes.removeNota, {
    ...CAMBIOS,
    onError: notifyFailure,
    onSuccess: () => notify(t('notaBorrada'), { undo: () => restore.mutate({ params }) }),
  });
  if (editing)
    return (
      <LeaveArea parameter="notas.page">
        <EditNota {...{ clienteId, nota }} onClose={() => setEditing(false)} />
      </LeaveArea>
    );
  return (
    <li>
      <div className="vt-row vt-gap-4">
        <p className={styles.firma}>
          <strong>{nota.quien?.nombre ?? t('vatio')}</strong> · {formatInstante(nota.creado)}
          {nota.editado && ` · ${t('editada', { cuando: formatInstante(nota.editado) })}`}
        </p>
        {nota.acciones.includes('editar') && (
          <IconButton small icon={IconPencil} label={t('editarNota')} onClick={() => setEditing(true)} />
        )}
        {nota.acciones.includes('borrar') && (
          <IconButton
            small
            icon={IconTrash}
            label={t('borrarNota')}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params })}
          />
        )}
      </div>
      <p className={styles.texto}>{nota.texto}</p>
    </li>
  );
}

function EditNota({ clienteId, nota, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation('clientes');
  const save = useWrite(clientes.updateNota, CAMBIOS);
  const form = useForm({
    initial: { texto: nota.texto },
    schema: clientesSchemas.updateNota.body,
    submit: async (body) => {
      await save.mutateAsync({ params: { id: clienteId, notaId: nota.id }, body });
      onClose();
    },
  });
  return (
    <li>
      <form className="vt-stack vt-gap-10" onSubmit={form.onSubmit} noValidate>
        <TextAreaField label={t('editarNota')} rows={3} maxLength={5000} {...form.field('texto')} />
        <div className={styles.pie}>
          <p role="alert">{form.formError}</p>
          <LeaveButton onLeave={onClose}>{t('cancelar')}</LeaveButton>
          <Button look="primary" type="submit" busy={form.sending}>
            {t('guardar')}
          </Button>
        </div>
      </form>
    </li>
  );
}
