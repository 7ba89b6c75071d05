import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../../../data/use-form.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Button } from '../../../../../ui/nav/button.tsx';
import { FormDialog } from '../../../../../ui/overlay/form-dialog.tsx';
import { useUserText } from '../../texts.ts';
import styles from './security.module.css';
import type { StepProps } from './step-props.ts';

/** The keys of authenticator apps are written in base 32, with these letters and figures. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Shows the key that the app asks for, and asks for the code that the app then gives. The samples take any six figures.
 */
export function AppStep({ save, onBack, onClose }: StepProps) {
  const t = useUserText();
  const [key] = useState(newKey);
  const form = useForm({
    initial: { code: '' },
    schema: z.object({ code: z.string().regex(/^\s*\d{3}\s?\d{3}\s*$/, t('needsCode')) }),
    submit: async () => {
      await save({ twoStep: { method: 'app' } });
      notify(t('twoStepSaved'));
      onClose();
    },
  });
  const copy = async () => {
    await navigator.clipboard.writeText(key);
    notify(t('keyCopied'));
  };
  return (
    <FormDialog
      title={t('method-app')}
      action={t('turnOn')}
      form={form}
      discard={{ label: t('back'), onDiscard: onBack }}
      onClose={onClose}
    >
      <p>{t('appStepText')}</p>
      <div className={styles.key}>
        <code className="vt-code">{key.match(/.{4}/g)?.join(' ')}</code>
        <Button small icon={IconCopy} onClick={copy}>
          {t('copyKey')}
        </Button>
      </div>
      <TextField
        label={t('code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        {...form.field('code')}
      />
    </FormDialog>
  );
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => ALPHABET[byte % 32]).join('');
}
