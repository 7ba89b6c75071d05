import { IconArchive, IconArchiveOff, IconInfoCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from '../tables.module.css';

type Props = {
  readonly name: string;
  readonly archived: boolean;
  readonly onEdit: () => void;
  readonly onDetails: () => void;
  readonly onArchive: () => void;
  readonly onRemove: () => void;
};

export function RowActions({ name, archived, onEdit, onDetails, onArchive, onRemove }: Props) {
  const { t } = useTranslation('tables');
  return (
    <span className={styles.buttons}>
      <IconButton small icon={IconPencil} label={t('editOf', { name })} onClick={onEdit} />
      <IconButton small icon={IconInfoCircle} label={t('detailsOf', { name })} onClick={onDetails} />
      <IconButton
        small
        icon={archived ? IconArchiveOff : IconArchive}
        label={t(archived ? 'bringBackOf' : 'archiveOf', { name })}
        onClick={onArchive}
      />
      <IconButton small icon={IconTrash} label={t('deleteOf', { name })} onClick={onRemove} />
    </span>
  );
}
