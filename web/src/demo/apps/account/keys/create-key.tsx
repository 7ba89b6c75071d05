import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import { KEY_ACCESSES, type KeyAccess } from '../../../../sample-data/account-setting/account-setting.ts';
import { Drawing } from '../../../../ui/drawings/drawing.tsx';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card } from '../../../../ui/figures/card.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { Key } from '../../../kit/drawings/scenes.tsx';
import { useSaveApiKey } from '../account-setting-calls.ts';
import { useAccountText } from '../texts.ts';
import styles from './keys.module.css';

/** Makes a key for another program, with a name and what it may do. */
export function CreateKey() {
  const t = useAccountText();
  const [round, setRound] = useState(0);
  return (
    <Card title={t('createKey')}>
      <div className={styles.create}>
        <KeyForm key={round} onCreated={() => setRound(round + 1)} />
        <div className={styles.drawing}>
          <Drawing>
            <Key />
          </Drawing>
        </div>
      </div>
    </Card>
  );
}

function KeyForm({ onCreated }: { onCreated: () => void }) {
  const t = useAccountText();
  const save = useSaveApiKey();
  const form = useForm({
    initial: { access: 'full' as KeyAccess | '', name: '' },
    schema: z.object({
      access: z.enum(KEY_ACCESSES),
      name: z.string().trim().min(1, t('needsKeyName')).max(60, t('keyNameLong')),
    }),
    submit: async ({ access, name }) => {
      await save.mutateAsync({ key: { name: name.trim(), access: access || 'read' } });
      notify(t('keyCreated', { name: name.trim() }));
      onCreated();
    },
  });
  return (
    <form className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
      <SelectField
        label={t('keyAccess')}
        {...form.field('access')}
        options={KEY_ACCESSES.map((value) => ({ value, label: t(`access-${value}`) }))}
      />
      <TextField label={t('keyName')} required {...form.field('name')} />
      <Button type="submit" look="primary" busy={form.sending}>
        {t('createKey')}
      </Button>
    </form>
  );
}
