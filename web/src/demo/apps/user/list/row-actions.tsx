import { IconDotsVertical, IconFileDescription, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '../../../../router/use-router.ts';
import type { User } from '../../../../sample-data/users/users.ts';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import type { UserWork } from '../calls/use-user-work.ts';
import { useUserText } from '../texts.ts';

export type RowActionProps = {
  readonly user: User;
  readonly work: UserWork;
  readonly onEdit: (user: User) => void;
};

/** Offers what can be done with a user without opening the sheet. */
export function RowActions({ user, work, onEdit }: RowActionProps) {
  const t = useUserText();
  const navigate = useNavigate();
  return (
    <Menu small icon={IconDotsVertical} label={t('actionsFor', { name: user.fullName })}>
      <MenuItem icon={IconFileDescription} onChoose={() => navigate({ to: `/apps/user/view/${user.id}` })}>
        {t('details')}
      </MenuItem>
      <MenuItem icon={IconPencil} onChoose={() => onEdit(user)}>
        {t('edit')}
      </MenuItem>
      <MenuItem icon={IconTrash} onChoose={() => work.remove([user])}>
        {t('delete')}
      </MenuItem>
    </Menu>
  );
}
