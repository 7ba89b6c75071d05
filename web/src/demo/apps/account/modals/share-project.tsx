import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { User } from '../../../../sample-data/users/users.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { ComboboxField } from '../../../../ui/kit/combobox/combobox-field.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useAllUsers } from '../../user/calls/user-calls.ts';
import { UserAvatar } from '../../user/user-avatar.tsx';
import { useAccountText } from '../texts.ts';
import styles from './modals.module.css';

const RIGHTS = ['owner', 'edit', 'comment', 'view'] as const;
type Right = (typeof RIGHTS)[number];

/** The project starts with this many members. */
const MEMBERS = 8;

/** Says who sees a project, and what each of them may do with it. */
export function ShareProject({ onClose }: { onClose: () => void }) {
  const t = useAccountText();
  const users = useAllUsers().data ?? [];
  const [added, setAdded] = useState<readonly number[]>([]);
  const [rights, setRights] = useState<Readonly<Record<number, Right>>>({});
  const members = users.filter(({ id }) => id <= MEMBERS || added.includes(id));
  const others = users.filter((user) => !members.includes(user));
  const rightOf = ({ id }: User) => rights[id] ?? (id === 1 ? 'owner' : 'view');
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${import.meta.env.BASE_URL}apps/kanban`);
    notify(t('linkCopied'));
  };
  return (
    <Dialog
      open
      wide
      title={t('modal-share')}
      onClose={onClose}
      footer={
        <Button icon={IconLink} onClick={copy}>
          {t('copyLink')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <ComboboxField
          label={t('addMember')}
          value=""
          options={others.map(({ id, fullName, email, avatar }) => ({
            value: String(id),
            label: fullName,
            hint: email,
            picture: avatar,
          }))}
          onChange={(id) => id && setAdded([...added, Number(id)])}
        />
        <p>{t('members', { count: members.length })}</p>
        <ul className={`vt-stack vt-gap-12 ${styles.members}`}>
          {members.map((user) => (
            <li key={user.id}>
              <UserAvatar user={user} />
              <span>
                {user.fullName}
                <small>{user.email}</small>
              </span>
              <SelectField<Right>
                label={t('rightOf', { name: user.fullName })}
                labelHidden
                value={rightOf(user)}
                options={RIGHTS.map((value) => ({ value, label: t(`right-${value}`) }))}
                onChange={(right) => setRights({ ...rights, [user.id]: right || 'view' })}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
