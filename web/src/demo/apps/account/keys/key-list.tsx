import { IconCopy, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import { formatInstante } from '../../../../format/date.ts';
import type { ApiKey } from '../../../../sample-data/account-setting/account-setting.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card } from '../../../../ui/figures/card.tsx';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { useApiKeys, useDeleteApiKey, useSaveApiKey } from '../account-setting-calls.ts';
import { useAccountText } from '../texts.ts';
import styles from './keys.module.css';

/** Lists the keys of the account, which can be copied, renamed and deleted. */
export function KeyList() {
  const t = useAccountText();
  const { data, error, refetch } = useApiKeys();
  const [renaming, setRenaming] = useState<ApiKey>();
  return (
    <Card title={t('keys')}>
      <p className={styles.lead}>{t('keysText')}</p>
      {error && <ErrorState slim error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.length === 0 && <p className={styles.lead}>{t('noKeys')}</p>}
      <ul className={styles.keys}>
        {data?.map((key) => (
          <KeyRow key={key.id} row={key} onRename={() => setRenaming(key)} />
        ))}
      </ul>
      {renaming && <RenameKey row={renaming} onClose={() => setRenaming(undefined)} />}
    </Card>
  );
}

function KeyRow({ row, onRename }: { row: ApiKey; onRename: () => void }) {
  const t = useAccountText();
  const save = useSaveApiKey();
  const drop = useDeleteApiKey();
  const { id, name, access, key, created } = row;
  const copy = async () => {
    await navigator.clipboard.writeText(key);
    notify(t('keyCopied', { name }));
  };
  const remove = async () => {
    await drop.mutateAsync({ id });
    notify(t('keyDeleted', { name }), { undo: () => save.mutate({ key: row }) });
  };
  return (
    <li>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Badge tone="accent">{t(`access-${access}`)}</Badge>
        <Menu small icon={IconDotsVertical} label={t('keyActions', { name })}>
          <MenuItem icon={IconPencil} onChoose={onRename}>
            {t('rename')}
          </MenuItem>
          <MenuItem icon={IconTrash} onChoose={remove}>
            {t('delete')}
          </MenuItem>
        </Menu>
      </div>
      <p className={styles.code}>
        <code>{key}</code>
        <IconButton small icon={IconCopy} label={t('copyKey', { name })} onClick={copy} />
      </p>
      <p className={styles.lead}>{t('keyCreatedOn', { when: formatInstante(created) })}</p>
    </li>
  );
}

function RenameKey({ row, onClose }: { row: ApiKey; onClose: () => void }) {
  const t = useAccountText();
  const save = useSaveApiKey();
  const form = useForm({
    initial: { name: row.name },
    schema: z.object({ name: z.string().trim().min(1, t('needsKeyName')).max(60, t('keyNameLong')) }),
    submit: async ({ name }) => {
      await save.mutateAsync({ key: { ...row, name: name.trim() } });
      onClose();
    },
  });
  return (
    <FormDialog title={t('rename')} action={t('save')} form={form} onClose={onClose}>
      <TextField label={t('keyName')} required {...form.field('name')} />
    </FormDialog>
  );
}
