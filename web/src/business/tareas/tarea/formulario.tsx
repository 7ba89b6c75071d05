import { tareas } from '@vatio/contract';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { CLIENTES } from '../../../trade/choose/clientes.ts';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { puntosDe } from '../../../trade/choose/puntos.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { TimeField } from '../../../ui/kit/dates/time-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { AFTER_TAREA_CHANGE } from './after-tarea-change.ts';
import styles from './formulario.module.css';
import { type TareaStart, type TareaValues, valuesOf, writtenOf } from './valores.ts';

type Props = {
  readonly start: TareaStart;
  /** The form edits this task, or writes a new one without it. */
  readonly tarea?: tareas.Tarea | undefined;
  readonly onClose: () => void;
};

export function FormularioDeTarea({ start, tarea, onClose }: Props) {
  const { t } = useTranslation('tareas');
  const create = useWrite(tareas.create, AFTER_TAREA_CHANGE);
  const update = useWrite(tareas.update, AFTER_TAREA_CHANGE);
  const form = useForm({
    initial: valuesOf(start),
    submit: async (values) => {
      const body = writtenOf(values, start.contratoId);
      if (tarea) {
        await update.mutateAsync({ params: { id: tarea.id }, body: { ...body, version: tarea.version } });
      } else await create.mutateAsync({ body });
      notify(t(tarea ? 'guardada' : 'creada', { titulo: body.titulo }));
      onClose();
    },
  });
  const { values, change, field } = form;
  const choices = <V extends string>(name: string, codes: readonly V[]) =>
    codes.map((value) => ({ value, label: t(`${name}-${value}` as 'tipo-llamada') }));

  return (
    <FormDialog
      place="sheet"
      title={t(tarea ? 'editar' : 'nueva')}
      action={t(tarea ? 'guardar' : 'crear')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('campo-titulo')} required autoFocus maxLength={200} {...field('titulo')} />
      <SelectField label={t('campo-tipo')} options={choices('tipo', tareas.TIPOS)} {...field('tipo')} />
      <div className={`vt-fields ${styles.when}`}>
        <DateField label={t('campo-fecha')} required {...field('fecha')} />
        <TimeField label={t('hora')} {...field('hora')} />
      </div>
      <SelectField
        label={t('campo-recurrencia')}
        options={choices('recurrencia', tareas.RECURRENCIAS)}
        {...field('recurrencia')}
      />
      <ChooseField
        from={COMERCIALES_ACTIVOS}
        label={t('campo-comercial')}
        placeholder={t('paraMi')}
        {...field('comercialId')}
      />
      <AboutFields values={values} change={change} field={field} />
      <TextAreaField label={t('campo-nota')} rows={4} maxLength={4000} {...field('nota')} />
    </FormDialog>
  );
}

type AboutProps = Pick<ReturnType<typeof useForm<TareaValues>>, 'values' | 'change' | 'field'>;

/** What the task is about, if it is about something: a client, and one of its supply points. */
function AboutFields({ values, change, field }: AboutProps) {
  const { t } = useTranslation('tareas');
  return (
    <>
      <ChooseField
        from={CLIENTES}
        label={t('campo-cliente')}
        placeholder={t('sinCliente')}
        {...field('clienteId')}
        // Another client has other supply points.
        onChange={(clienteId) => change({ clienteId, cups: '' })}
      />
      <ChooseField
        from={puntosDe(values.clienteId || undefined)}
        label={t('campo-cups')}
        placeholder={t('sinPunto')}
        {...field('cups')}
      />
    </>
  );
}
