import { planesDeComision } from '@vatio/contract';
import { useId, useState } from 'react';
import { savedMeanwhile } from '../../../data/problem.ts';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FiguresField } from '../../../ui/fields/figures-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { enNiveles, sinNiveles } from '../reglas/borrador.ts';
import styles from './planes.module.css';

type Props = { readonly plan: planesDeComision.Plan | undefined; readonly onClose: () => void };

export function FormularioPlan({ plan, onClose }: Props) {
  const { t } = useTranslation('liquidaciones');
  const id = useId();
  const form = usePlan({ plan, onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan?.nombre ?? t('nuevoPlan')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-page" onSubmit={form.onSubmit} noValidate>
        <TextField {...form.field('nombre')} label={t('nombre')} required maxLength={120} />
        <FiguresField
          legend={t('repartoPorNiveles')}
          hint={t('planAyuda')}
          labels={form.values.reparto.map((_, at) => t(at === 0 ? 'vende' : 'nivel', { nivel: at + 1 }))}
          values={form.values.reparto}
          onChange={(reparto) => form.change({ reparto })}
          name="reparto"
          errors={form.errors}
          unit="%"
        />
        {!plan?.porDefecto && <CheckField {...form.field('porDefecto')} label={t('hacerPorDefecto')} />}
        <p role="alert" className={styles.problema}>
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}

/**
 * What is typed of the plan, and how it is saved. If somebody else changed it meanwhile, both values are shown beside
 * their fields before it is saved.
 */
function usePlan({ plan, onClose }: Props) {
  const { t } = useTranslation('liquidaciones');
  const alCambiar = { invalidates: [planesDeComision.list] };
  const create = useWrite(planesDeComision.create, alCambiar);
  const update = useWrite(planesDeComision.update, alCambiar);
  const [version, setVersion] = useState(plan?.version ?? 1);
  return useForm({
    initial: {
      nombre: plan?.nombre ?? '',
      reparto: enNiveles(plan?.reparto ?? []),
      porDefecto: plan?.porDefecto ?? false,
    },
    submit: async ({ nombre, reparto, porDefecto }) => {
      const body = {
        nombre,
        reparto: sinNiveles(reparto),
        porDefecto: porDefecto ? (true as const) : undefined,
      };
      try {
        await (plan
          ? update.mutateAsync({ params: { id: plan.id }, body: { ...body, version } })
          : create.mutateAsync({ body }));
        notify(t('planGuardado', { nombre }));
        onClose();
      } catch (cause) {
        const actual = savedMeanwhile(cause);
        // Saving again keeps the values of this form.
        if (actual) setVersion(actual.version);
        throw cause;
      }
    },
  });
}
