import { IconFolder, IconTag, IconTrash } from '@tabler/icons-react';
import type { Folder, Label } from '../../../sample-data/email/email.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { LabelDot } from './label-mark.tsx';
import { FOLDERS, LABELS, movesFrom } from './mailbox/places.ts';
import { useEmailText } from './texts.ts';

type FolderProps = { readonly from: Folder | undefined; readonly onMove: (to: Folder) => void };

export function FolderMenu({ from, onMove }: FolderProps) {
  const t = useEmailText();
  return (
    <Menu small icon={IconFolder} label={t('moveTo')}>
      {movesFrom(from).map((id) => (
        <MenuItem
          key={id}
          icon={FOLDERS.find((folder) => folder.id === id)?.icon}
          onChoose={() => onMove(id)}
        >
          {t(`folder-${id}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

type LabelProps = {
  /** The labels of the mail are ticked when the menu is that of one mail. */
  readonly on?: readonly Label[];
  readonly onToggle: (label: Label) => void;
};

export function LabelMenu({ on, onToggle }: LabelProps) {
  const t = useEmailText();
  return (
    <Menu small icon={IconTag} label={t('label')}>
      {LABELS.map((id) => (
        <MenuItem key={id} on={on?.includes(id)} onChoose={() => onToggle(id)}>
          <LabelDot label={id} />
          {t(`label-${id}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

export function TrashButton({ onTrash }: { onTrash: () => void }) {
  const t = useEmailText();
  return <IconButton small icon={IconTrash} label={t('trash')} onClick={onTrash} />;
}
