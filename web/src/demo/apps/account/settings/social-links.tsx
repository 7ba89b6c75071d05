import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import type { AccountSetting } from '../../../../sample-data/account-setting/account-setting.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card } from '../../../../ui/figures/card.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { useSaveAccountSetting } from '../account-setting-calls.ts';
import { useAccountText } from '../texts.ts';
import styles from './settings.module.css';

const NETWORKS = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
  linkedIn: 'LinkedIn',
  instagram: 'Instagram',
  quora: 'Quora',
} as const;

type Network = keyof typeof NETWORKS;

const NAMES = Object.keys(NETWORKS) as readonly Network[];

/** Edits the links to the person's profiles in social networks. */
export function SocialLinks({ setting }: { setting: AccountSetting }) {
  const t = useAccountText();
  const save = useSaveAccountSetting();
  const { social } = setting;
  const link = z.union([z.literal(''), z.url(t('needsWebsite'))]);
  const form = useForm<Record<Network, string>>({
    initial: { ...social.socialLinks },
    schema: z.object({
      twitter: link,
      facebook: link,
      google: link,
      linkedIn: link,
      instagram: link,
      quora: link,
    }),
    submit: async (socialLinks) => {
      await save.mutateAsync({ change: { social: { ...social, socialLinks } } });
      notify(t('linksSaved'), { undo: () => save.mutate({ change: { social } }) });
    },
  });
  return (
    <Card title={t('links')}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        {NAMES.map((name) => (
          <TextField
            key={name}
            label={NETWORKS[name]}
            type="url"
            placeholder="https://"
            {...form.field(name)}
          />
        ))}
        <div className={styles.send}>
          <Button look="primary" type="submit" busy={form.sending}>
            {t('save')}
          </Button>
          {form.isChanged() && (
            <Button onClick={() => form.change(social.socialLinks)}>{t('discard')}</Button>
          )}
        </div>
      </form>
    </Card>
  );
}
