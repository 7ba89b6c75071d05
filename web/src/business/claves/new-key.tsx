import { claves, type ResponseOf } from '@vatio/contract';
import { useId } from 'react';
import { useSession } from '../../data/session.ts';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatFecha, today } from '../../format/date.ts';
import { addDays } from '../../format/parse-date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ChooseField } from '../../trade/choose/choose-field.tsx';
import { CUENTAS } from '../../trade/choose/cuentas.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { PermissionTable } from './permission-table.tsx';

type Props = {
  readonly onClose: () => void;
  readonly onMade: (made: ResponseOf<typeof claves.create>) => void;
};

const DURATIONS = ['7', '30', '90', '180', '365'] as const;

/** A new key: its name, the account that it calls for, until when, and what it may do. */
export function NewKey({ onClose, onMade }: Props) {
  const { t } = useTranslation('claves');
  const id = useId();
  const form = useNewKey(onMade);
  const until = formatFecha(addDays(today(), Number(form.values.dias)));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('nueva')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('crear')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-page" onSubmit={form.onSubmit} noValidate>
        <div className="vt-fields">
          <TextField
            {...form.field('nombre')}
            label={t('nombre')}
            hint={t('nombreAyuda')}
            required
            autoFocus
            maxLength={80}
          />
          <SelectField
            {...form.field('dias')}
            label={t('duracion')}
            hint={t('hasta', { fecha: until })}
            options={DURATIONS.map((value) => ({ value, label: t('dias', { count: Number(value) }) }))}
          />
        </div>
        <ChooseField
          from={CUENTAS}
          {...form.field('usuarioId')}
          label={t('cuenta')}
          hint={t('cuentaAyuda')}
          required
        />
        <PermissionTable
          value={form.values.ambitos}
          onChange={(ambitos) => form.change({ ambitos })}
          error={form.errors.ambitos}
        />
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

function useNewKey(onMade: Props['onMade']) {
  const own = useSession()?.userData.id ?? '';
  const create = useWrite(claves.create, { invalidates: [claves.list] });
  return useForm({
    initial: {
      nombre: '',
      usuarioId: own,
      dias: '90' as (typeof DURATIONS)[number] | '',
      ambitos: [] as readonly string[],
    },
    submit: async ({ nombre, usuarioId, dias, ambitos }) => {
      const body = { nombre, ambitos: [...ambitos], dias: Number(dias), usuarioId: usuarioId || own };
      onMade(await create.mutateAsync({ body }));
    },
  });
}
