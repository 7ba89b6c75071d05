import { IconCopy, IconTrash } from '@tabler/icons-react';
import type { Role } from '../../../../sample-data/roles/roles.ts';
import type { User } from '../../../../sample-data/users/users.ts';
import { Button, IconButton } from '../../../../ui/nav/button.tsx';
import { AvatarGroup } from '../../../kit/avatar-group/avatar-group.tsx';
import styles from '../access.module.css';
import { useAccessText } from '../texts.ts';
import { roleName } from './role-name.ts';

type Props = {
  readonly role: Role;
  readonly people: readonly User[];
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
};

/** Shows a role, the people who have it, and what can be done with it. A role that people have cannot be deleted. */
export function RoleCard({ role, people, onEdit, onCopy, onDelete }: Props) {
  const t = useAccessText();
  const name = roleName(role, t);
  return (
    <li className={styles.role}>
      <div className={styles.people}>
        <span>{t('people', { count: people.length })}</span>
        {people.length > 0 && (
          <AvatarGroup
            label={t('peopleOf', { role: name })}
            people={people.map(({ fullName, avatar }) => ({ name: fullName, picture: avatar }))}
          />
        )}
      </div>
      <div className={styles.foot}>
        <div>
          <h2>{name}</h2>
          <Button small look="quiet" onClick={onEdit}>
            {t('editRole')}
            <span className="vt-hidden"> {name}</span>
          </Button>
        </div>
        <div>
          <IconButton small icon={IconCopy} label={t('copyRole', { name })} onClick={onCopy} />
          {people.length === 0 && !role.userRole && (
            <IconButton small icon={IconTrash} label={t('deleteOf', { name })} onClick={onDelete} />
          )}
        </div>
      </div>
    </li>
  );
}
