import { asignacionesDeFichero } from '@vatio/contract';
import { useId, useState } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';

type Assignment = asignacionesDeFichero.Asignacion;
type Props = { readonly assignment: Assignment; readonly onClose: () => void };

/** Renames what is kept of some files, and forgets what was said of some of their columns. */
export function AssignmentDialog({ assignment, onClose }: Props) {
  const { t } = useTranslation('ajustes');
  const { id, nombre, columnas, valores } = assignment;
  const formId = useId();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set(columnas.map(({ titulo }) => titulo)));
  const update = useWrite(asignacionesDeFichero.update, { invalidates: [asignacionesDeFichero.list] });
  const form = useForm({
    initial: { nombre },
    submit: async (typed) => {
      const olvidar = columnas.flatMap(({ titulo }) => (kept.has(titulo) ? [] : titulo));
      await update.mutateAsync({ params: { id }, body: { nombre: typed.nombre, olvidar } });
      notify(t('guardado'));
      onClose();
    },
  });
  const keep = (title: string, isKept: boolean) =>
    setKept((before) => {
      const next = new Set(before);
      if (isKept) next.add(title);
      else next.delete(title);
      return next;
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('asignacionCambiarTitulo')}
      footer={
        <DialogButtons onCancel={onClose} form={formId} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={formId} className="vt-page" onSubmit={form.onSubmit} noValidate>
        <TextField
          {...form.field('nombre')}
          label={t('asignacionNombre')}
          required
          autoFocus
          maxLength={asignacionesDeFichero.MAX_NOMBRE}
        />
        <Columns columnas={columnas} kept={kept} onKeep={keep} />
        <Values valores={valores} />
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

/** Whom each name of the file means. */
function Values({ valores }: Pick<Assignment, 'valores'>) {
  const { t } = useTranslation('ajustes');
  if (valores.length === 0) return null;
  return (
    <section>
      <h3>{t('asignacionValores')}</h3>
      <ul>
        {valores.map(({ escrito, elegido }) => (
          <li key={escrito}>
            {elegido === null
              ? t('asignacionNadie', { titulo: escrito })
              : t('asignacionEs', { titulo: escrito, campo: elegido })}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ColumnsProps = Pick<Assignment, 'columnas'> & {
  readonly kept: ReadonlySet<string>;
  readonly onKeep: (title: string, isKept: boolean) => void;
};

/** What was said of each column, which may be forgotten. */
function Columns({ columnas, kept, onKeep }: ColumnsProps) {
  const { t } = useTranslation('ajustes');
  if (columnas.length === 0) return null;
  return (
    <fieldset className="vt-stack vt-gap-8">
      <legend>{t('asignacionColumnas')}</legend>
      {columnas.map(({ titulo, campo }) => (
        <CheckField
          key={titulo}
          label={t(campo === null ? 'asignacionNoSeUsa' : 'asignacionEs', { titulo, campo })}
          value={kept.has(titulo)}
          onChange={(isKept) => onKeep(titulo, isKept)}
        />
      ))}
    </fieldset>
  );
}
