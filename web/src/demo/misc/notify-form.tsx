import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../data/use-form.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './misc.module.css';

/** Takes an address to write to once there is news. The samples send no mail. */
export function NotifyForm() {
  const { t } = useTranslation('misc');
  const [told, setTold] = useState<string>();
  const form = useForm({
    forgets: true,
    initial: { email: '' },
    schema: z.object({ email: z.email(t('needsEmail')) }),
    submit: async ({ email }) => setTold(email),
  });
  if (told) {
    return (
      <p role="status" className={styles.done}>
        <IconMailCheck size={20} stroke={1.8} aria-hidden />
        {t('willTell', { email: told })}
      </p>
    );
  }
  return (
    <form className={styles.notify} onSubmit={form.onSubmit} noValidate>
      <TextField
        label={t('email')}
        labelHidden
        type="email"
        autoComplete="email"
        placeholder={t('emailPlace')}
        required
        {...form.field('email')}
      />
      <Button type="submit" look="primary" busy={form.sending}>
        {t('notify')}
      </Button>
    </form>
  );
}
