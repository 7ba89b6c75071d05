import { IconPencil, IconTrash } from '@tabler/icons-react';
import { formatFecha } from '../../../../format/date.ts';
import type { Column } from '../../../../list/table/columns.ts';
import type { Permission, PermissionRole } from '../../../../sample-data/permissions/permissions.ts';
import { Badge, type Tone } from '../../../../ui/feedback/badge.tsx';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { Link } from '../../../../ui/nav/link.tsx';
import { useDisplay } from '../../../../ui/theme/display.ts';
import styles from '../access.module.css';
import type { AccessText } from '../texts.ts';
import { createdAt } from './created-at.ts';
import { permissionName } from './permission-name.ts';

const TONES: Readonly<Record<PermissionRole, Tone>> = {
  administrator: 'accent',
  manager: 'warn',
  user: 'ok',
  support: 'info',
  'restricted-user': 'bad',
};

type Action = (permission: Permission) => void;

export function permissionColumns(
  t: AccessText,
  actions: { readonly edit: Action; readonly remove: Action },
): Column<Permission>[] {
  return [
    {
      id: 'name',
      header: t('permission'),
      sort: 'name',
      cell: ({ name, isCore }) => (
        <span className={styles.named}>
          <bdi>{permissionName(name, t)}</bdi>
          {isCore && <Badge tone="warn">{t('isCore')}</Badge>}
        </span>
      ),
      value: ({ name }) => permissionName(name, t),
    },
    {
      id: 'roles',
      header: t('assignedTo'),
      cell: ({ assignedTo }) => (
        <span className={styles.pills}>
          {assignedTo.map((role) => (
            <Link key={role} to="/apps/user/list">
              <Badge tone={TONES[role]}>{t(`role-${role}`)}</Badge>
            </Link>
          ))}
        </span>
      ),
      value: ({ assignedTo }) => assignedTo.map((role) => t(`role-${role}`)).join(', '),
    },
    {
      id: 'created',
      header: t('created'),
      sort: 'created',
      cell: ({ createdDate }) => <CreatedAt text={createdDate} />,
      value: ({ createdDate }) => createdAt(createdDate),
      kind: 'date',
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (permission) => (
        <span className={styles.actions}>
          {(['edit', 'remove'] as const).map((action) => (
            <IconButton
              key={action}
              small
              icon={action === 'edit' ? IconPencil : IconTrash}
              label={t(action === 'edit' ? 'editOf' : 'deleteOf', {
                name: permissionName(permission.name, t),
              })}
              onClick={() => actions[action](permission)}
            />
          ))}
        </span>
      ),
    },
  ];
}

/** The samples write the day and the time as English (US) does, with a clock of twelve hours. */
function CreatedAt({ text }: { text: string }) {
  const { language } = useDisplay();
  const instant = createdAt(text);
  const [day = '', hour = ''] = instant.split('T');
  return (
    <time dateTime={instant} className="vt-figure">
      {language === 'en' || day === '' ? text : `${formatFecha(day)} ${hour}`}
    </time>
  );
}
