import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import type { User, UserPlan, UserRole } from '../../../../sample-data/users/users.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { countryOptions } from '../../countries.ts';
import { useAddUser } from '../calls/user-calls.ts';
import { PLAN_NAMES } from '../plans.ts';
import { ROLE_NAMES } from '../roles.ts';
import { type UserText, useUserText } from '../texts.ts';
import { phoneText, requiredText, uniqueFields } from '../user-schema.ts';

type Props = { readonly users: readonly User[]; readonly onClose: () => void };

const EMPTY = {
  fullName: '',
  username: '',
  email: '',
  contact: '',
  company: '',
  country: '',
  role: 'subscriber' as UserRole | '',
  currentPlan: 'basic' as UserPlan | '',
};

/** Adds a user who pays by direct debit and may sign in at once. */
export function NewUserDrawer({ users, onClose }: Props) {
  const t = useUserText();
  const add = useAddUser();
  const schema = schemaOf(t, users);
  const form = useForm({
    initial: EMPTY,
    schema,
    submit: async (values) => {
      await add.mutateAsync({
        ...schema.parse(values),
        status: 'active',
        billing: 'Auto Debit',
        avatar: '',
        avatarColor: 'light-primary',
      });
      notify(t('added', { name: values.fullName.trim() }));
      onClose();
    },
  });

  return (
    <FormDialog place="sheet" title={t('newUser')} action={t('addAction')} form={form} onClose={onClose}>
      <TextField label={t('fullName')} required autoComplete="off" {...form.field('fullName')} />
      <TextField label={t('username')} required autoComplete="off" {...form.field('username')} />
      <TextField
        label={t('email')}
        type="email"
        required
        autoComplete="off"
        hint={t('emailHint')}
        {...form.field('email')}
      />
      <TextField label={t('contact')} type="tel" required autoComplete="off" {...form.field('contact')} />
      <TextField label={t('company')} required autoComplete="off" {...form.field('company')} />
      <SelectField
        label={t('country')}
        required
        placeholder={t('chooseCountry')}
        options={countryOptions()}
        {...form.field('country')}
      />
      <SelectField
        label={t('role')}
        required
        options={ROLE_NAMES.map((role) => ({ value: role, label: t(`role-${role}`) }))}
        {...form.field('role')}
      />
      <SelectField
        label={t('plan')}
        required
        options={PLAN_NAMES.map((plan) => ({ value: plan, label: t(`plan-${plan}`) }))}
        {...form.field('currentPlan')}
      />
    </FormDialog>
  );
}

function schemaOf(t: UserText, users: readonly User[]) {
  return z.object({
    ...uniqueFields(t, users),
    fullName: requiredText(t('needsName')),
    contact: phoneText(t('needsContact')),
    company: requiredText(t('needsCompany')),
    country: requiredText(t('needsCountry')),
    role: z.enum(ROLE_NAMES),
    currentPlan: z.enum(PLAN_NAMES),
  });
}
