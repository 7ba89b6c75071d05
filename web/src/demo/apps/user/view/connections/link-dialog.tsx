import { z } from 'zod';
import { useForm } from '../../../../../data/use-form.ts';
import type { SocialNetwork } from '../../../../../sample-data/users/account.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../../ui/overlay/form-dialog.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { useUserText } from '../../texts.ts';
import { NETWORKS } from './services.ts';

type Props = TabProps & { readonly network: SocialNetwork; readonly onClose: () => void };

/** Asks for the name that the user has in a network. */
export function LinkDialog({ user, account, save, network, onClose }: Props) {
  const t = useUserText();
  const { name } = NETWORKS[network];
  const form = useForm({
    initial: { handle: user.username },
    schema: z.object({ handle: z.string().regex(/^\s*@?[\w.-]{2,40}\s*$/, t('needsHandle')) }),
    submit: async ({ handle }) => {
      await save({ socials: { ...account.socials, [network]: handle.trim().replace(/^@/, '') } });
      notify(t('linked', { name }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('link', { name })} action={t('linkAction')} form={form} onClose={onClose}>
      <TextField label={t('handle', { name })} required autoComplete="off" {...form.field('handle')} />
    </FormDialog>
  );
}
