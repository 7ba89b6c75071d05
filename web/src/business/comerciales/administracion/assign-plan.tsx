import { type comerciales, planesDeComision } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { Reparto } from '../ficha/reparto.tsx';
import { AFTER_COMERCIAL_CHANGE } from '../lista/after-comercial-change.ts';

type Props = {
  readonly comercial: Pick<comerciales.Comercial, 'id' | 'nombre'>;
  readonly planes: readonly planesDeComision.Plan[];
  /** The plan of their own that the representative has now. */
  readonly propio: planesDeComision.Plan | undefined;
  readonly onClose: () => void;
};

/** Assigns a plan of their own, or the general one. Commissions that are frozen already do not change. */
export function AssignPlan({ comercial, planes, propio, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const id = useId();
  const assign = useWrite(planesDeComision.assign, AFTER_COMERCIAL_CHANGE);
  const deTodos = planes.find(({ porDefecto }) => porDefecto);
  const form = useForm({
    initial: { planId: propio?.id ?? '' },
    submit: async ({ planId }) => {
      await assign.mutateAsync({ params: { id: comercial.id }, body: { planId: planId || null } });
      notify(t('planAsignado', { nombre: comercial.nombre }));
      onClose();
    },
  });
  const elegido = planes.find((plan) => plan.id === form.values.planId) ?? deTodos;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('planDe', { nombre: comercial.nombre })}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <SelectField
          label={t('plan')}
          hint={t('planTexto')}
          placeholder={deTodos ? t('elDeTodos', { nombre: deTodos.nombre }) : t('ninguno')}
          {...form.field('planId')}
          options={planes.map((plan) => ({ value: plan.id, label: plan.nombre }))}
        />
        {elegido && <Reparto reparto={elegido.reparto} />}
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}
