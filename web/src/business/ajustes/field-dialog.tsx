import { campos, type etiquetas } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { FIELD_READS, THINGS } from './fields.ts';

type Props = { readonly campo?: campos.Campo; readonly onClose: () => void };

/** Names a new field of the house's, or changes the name and the options of one. */
export function FieldDialog({ campo, onClose }: Props) {
  const { t } = useTranslation('ajustes');
  const id = useId();
  const form = useFieldForm(campo, onClose);
  const entidad = form.field('entidad');
  const clase = form.field('clase');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(campo ? 'campoCambiarTitulo' : 'campoNuevo')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-page" onSubmit={form.onSubmit} noValidate>
        <SelectField
          {...entidad}
          label={t('campoDe')}
          disabled={campo !== undefined}
          onChange={(chosen) => chosen && entidad.onChange(chosen)}
          options={THINGS.map((value) => ({ value, label: t(`campos-${value}`) }))}
        />
        <SelectField
          {...clase}
          label={t('campoClase')}
          disabled={campo !== undefined}
          onChange={(chosen) => chosen && clase.onChange(chosen)}
          options={campos.CLASES.map((value) => ({ value, label: t(`clase-${value}`) }))}
        />
        <TextField {...form.field('nombre')} label={t('campoNombre')} required autoFocus maxLength={40} />
        {clase.value === 'opcion' && (
          <TextAreaField
            {...form.field('valores')}
            label={t('campoOpciones')}
            hint={t('campoOpcionesAyuda')}
            required
          />
        )}
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

function useFieldForm(campo: campos.Campo | undefined, onClose: () => void) {
  const { t } = useTranslation('ajustes');
  const create = useWrite(campos.create, { invalidates: FIELD_READS });
  const update = useWrite(campos.update, { invalidates: FIELD_READS });
  return useForm({
    initial: {
      entidad: campo?.entidad ?? ('cliente' as etiquetas.Entidad),
      clase: campo?.clase ?? ('texto' as campos.Clase),
      nombre: campo?.nombre ?? '',
      valores: campo?.valores.join('\n') ?? '',
    },
    submit: async ({ entidad, clase, nombre, valores: lines }) => {
      const valores = clase === 'opcion' ? optionsIn(lines) : [];
      if (campo)
        await update.mutateAsync({ params: campo, body: { nombre, ...(valores.length > 0 && { valores }) } });
      else await create.mutateAsync({ body: { entidad, clase, nombre, valores } });
      notify(t('guardado'));
      onClose();
    },
  });
}

function optionsIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
