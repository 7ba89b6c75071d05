import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import type { UserAccount } from '../../../../sample-data/users/account.ts';
import type { User, UserStatus } from '../../../../sample-data/users/users.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Switch } from '../../../../ui/kit/switch/switch.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { countryOptions } from '../../countries.ts';
import { useAccountChange } from '../calls/account-calls.ts';
import { useSaveUser } from '../calls/user-calls.ts';
import styles from '../dialogs/dialogs.module.css';
import { useLanguages } from '../languages.ts';
import { STATUS_NAMES } from '../statuses.ts';
import { type UserText, useUserText } from '../texts.ts';
import { phoneText, requiredText, uniqueFields } from '../user-schema.ts';
import { addressesBilledTo, firstAndLast } from './billed-to.ts';

type Props = {
  readonly user: User;
  readonly account: UserAccount;
  /** These are all users but the edited one. */
  readonly others: readonly User[];
  readonly onClose: () => void;
};

export function EditUserForm({ user, account, others, onClose }: Props) {
  const t = useUserText();
  const languages = useLanguages();
  const saveUser = useSaveUser();
  const saveAccount = useAccountChange(user.id, account);
  const form = useForm({
    initial: { ...firstAndLast(user.fullName), ...editable(user, account) },
    schema: schemaOf(t, others),
    submit: async ({ firstName, lastName, taxId, language, billsToUser, status, ...values }) => {
      const fullName = `${firstName.trim()} ${lastName.trim()}`;
      const changed = { ...user, ...values, username: values.username.trim(), fullName };
      const addresses = billsToUser ? addressesBilledTo(account.addresses, changed) : account.addresses;
      await saveAccount({ taxId: taxId.trim(), language, billsToUser, addresses });
      await saveUser.mutateAsync({ user: { ...changed, status: status || user.status } });
      notify(t('saved', { name: fullName }));
      onClose();
    },
  });

  return (
    <FormDialog
      wide
      title={t('editTitle')}
      action={t('save')}
      discard={{ label: t('discard') }}
      form={form}
      onClose={onClose}
    >
      <p className={`${styles.lead} ${styles.whole}`}>{t('editText')}</p>
      <TextField label={t('firstName')} required {...form.field('firstName')} />
      <TextField label={t('lastName')} required {...form.field('lastName')} />
      <TextField label={t('username')} required {...form.field('username')} />
      <TextField label={t('billingEmail')} type="email" required {...form.field('email')} />
      <SelectField
        label={t('status')}
        options={STATUS_NAMES.map((status) => ({ value: status, label: t(`status-${status}`) }))}
        {...form.field('status')}
      />
      <TextField label={t('taxId')} {...form.field('taxId')} />
      <TextField label={t('contact')} type="tel" required {...form.field('contact')} />
      <SelectField label={t('language')} options={languages.options} {...form.field('language')} />
      <SelectField label={t('country')} options={countryOptions()} {...form.field('country')} />
      <div className={styles.whole}>
        <Switch label={t('billsToUser')} hint={t('billsToUserHint')} {...form.field('billsToUser')} />
      </div>
    </FormDialog>
  );
}

function editable(user: User, { taxId, language, billsToUser }: UserAccount) {
  const { username, email, contact, country } = user;
  return {
    username,
    email,
    status: user.status as UserStatus | '',
    taxId,
    contact,
    language,
    country,
    billsToUser,
  };
}

function schemaOf(t: UserText, others: readonly User[]) {
  return z.object({
    ...uniqueFields(t, others),
    firstName: requiredText(t('needsName')),
    lastName: requiredText(t('needsLastName')),
    contact: phoneText(t('needsContact')),
    status: z.enum(STATUS_NAMES),
    taxId: z.string().trim().max(20, t('taxIdLong')),
    language: z.string(),
    country: z.string(),
    billsToUser: z.boolean(),
  });
}
