import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import type { AccountSetting } from '../../../../sample-data/account-setting/account-setting.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card } from '../../../../ui/figures/card.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { firstAndLast } from '../../user/edit/billed-to.ts';
import { requiredText } from '../../user/user-schema.ts';
import { useSaveAccountSetting } from '../account-setting-calls.ts';
import { useAccountText } from '../texts.ts';
import { Portrait } from './portrait.tsx';
import styles from './settings.module.css';

type Props = { readonly setting: AccountSetting };

/**
 * Edits the name, the portrait and the other data of the person. Nothing changes until the form is saved, not even the
 * portrait.
 */
export function AccountForm({ setting }: Props) {
  const t = useAccountText();
  const form = useAccountForm(setting);
  const { avatar, firstName, lastName } = form.values;
  return (
    <Card title={t('tab-account')}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <Portrait
          name={`${firstName} ${lastName}`}
          value={avatar}
          onChange={(next) => form.change({ avatar: next })}
        />
        <TextField label={t('firstName')} required autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('lastName')} required autoComplete="family-name" {...form.field('lastName')} />
        <TextField label={t('username')} required autoComplete="username" {...form.field('username')} />
        <TextField label={t('email')} required type="email" autoComplete="email" {...form.field('email')} />
        <TextField label={t('company')} autoComplete="organization" {...form.field('company')} />
        <div className={styles.send}>
          <Button look="primary" type="submit" busy={form.sending}>
            {t('save')}
          </Button>
          {form.isChanged() && <Button onClick={() => form.change(valuesOf(setting))}>{t('discard')}</Button>}
        </div>
      </form>
    </Card>
  );
}

function useAccountForm(setting: AccountSetting) {
  const t = useAccountText();
  const save = useSaveAccountSetting();
  return useForm({
    initial: valuesOf(setting),
    schema: z.object({
      avatar: z.string(),
      firstName: requiredText(t('needsFirstName')),
      lastName: requiredText(t('needsLastName')),
      username: requiredText(t('needsUsername')).regex(/^\S+$/, t('usernameSpaces')),
      email: z.email(t('needsEmail')),
      company: z.string().max(80),
    }),
    submit: async ({ firstName, lastName, ...rest }) => {
      const fullName = `${firstName.trim()} ${lastName.trim()}`;
      await save.mutateAsync({ change: { general: { ...rest, fullName } } });
      notify(t('accountSaved'), { undo: () => save.mutate({ change: { general: setting.general } }) });
    },
  });
}

function valuesOf({ general }: AccountSetting) {
  const { fullName, ...rest } = general;
  return { ...rest, ...firstAndLast(fullName) };
}
