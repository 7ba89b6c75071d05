import { z } from 'zod';
import { useForm } from '../../../../../data/use-form.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../../ui/overlay/form-dialog.tsx';
import { useUserText } from '../../texts.ts';
import { phoneText } from '../../user-schema.ts';
import type { StepProps } from './step-props.ts';

/** Asks for the telephone that gets the codes. */
export function SmsStep({ account, save, onBack, onClose }: StepProps) {
  const t = useUserText();
  const { twoStep } = account;
  const form = useForm({
    initial: { phone: twoStep?.method === 'sms' ? twoStep.phone : '' },
    schema: z.object({ phone: phoneText(t('needsContact')) }),
    submit: async (values) => {
      await save({ twoStep: { method: 'sms', phone: values.phone.trim() } });
      notify(t('twoStepSaved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('method-sms')}
      action={t('turnOn')}
      form={form}
      discard={{ label: t('back'), onDiscard: onBack }}
      onClose={onClose}
    >
      <p>{t('smsStepText')}</p>
      <TextField label={t('phone')} type="tel" required autoComplete="off" {...form.field('phone')} />
    </FormDialog>
  );
}
