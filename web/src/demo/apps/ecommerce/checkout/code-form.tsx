import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Button, IconButton } from '../../../../ui/nav/button.tsx';
import { useShopText } from '../texts.ts';
import styles from './checkout.module.css';
import { findCode } from './totals.ts';
import type { Checkout } from './use-checkout.ts';

/** Applies a coupon or a gift card by its code, and takes it off again. */
export function CodeForm({ label, checkout }: { label: string; checkout: Checkout }) {
  const t = useShopText();
  const id = useId();
  const form = useForm({
    initial: { code: '' },
    schema: z.object({ code: z.string().refine(findCode, t('noCode')) }),
    clears: true,
    submit: async ({ code }) => {
      const found = findCode(code);
      if (found) checkout.addCode(found);
    },
  });
  return (
    <div>
      <form id={id} className={styles.code} onSubmit={form.onSubmit} noValidate>
        <TextField label={label} hint={t('codeHint')} autoComplete="off" code {...form.field('code')} />
        <Button type="submit">{t('apply')}</Button>
      </form>
      <ul className={styles.codes}>
        {checkout.codes.map((code) => (
          <li key={code.code}>
            <code>{code.code}</code>
            <IconButton
              small
              icon={IconX}
              label={t('dropCode', { code: code.code })}
              onClick={() => checkout.dropCode(code)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
