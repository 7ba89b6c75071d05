import {
  type Icon,
  IconAlertOctagon,
  IconInbox,
  IconPencil,
  IconSend,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { EmailsMeta, Folder, Label } from '../../../../sample-data/email/email.ts';

/** The mailbox shows one place at a time: a folder, the mails with a star, or those with a label. */
export type MailPlace =
  | { readonly kind: 'folder'; readonly id: Folder | 'starred' }
  | { readonly kind: 'label'; readonly id: Label };

type FolderRow = {
  readonly id: Folder | 'starred';
  readonly icon: Icon;
  /** This count of the mailbox stands beside the folder. */
  readonly count?: keyof EmailsMeta;
};

/** The folders follow the order of the panel; the dictionary names them under `folder-<id>`. */
export const FOLDERS: readonly FolderRow[] = [
  { id: 'inbox', icon: IconInbox, count: 'inbox' },
  { id: 'sent', icon: IconSend },
  { id: 'draft', icon: IconPencil, count: 'draft' },
  { id: 'starred', icon: IconStar },
  { id: 'spam', icon: IconAlertOctagon, count: 'spam' },
  { id: 'trash', icon: IconTrash },
];

/** The labels follow the order of the panel; the dictionary names them under `label-<id>`. */
export const LABELS = ['personal', 'company', 'important', 'private'] as const satisfies readonly Label[];

const MAIL = '/apps/email';

export function pathOf({ kind, id }: MailPlace): string {
  if (kind === 'label') return `${MAIL}/label/${id}`;
  return id === 'inbox' ? MAIL : `${MAIL}/${id}`;
}

/** Finds the place that an address names; undefined when there is no such folder or label. */
export function placeOf(params: { folder?: string; label?: string }): MailPlace | undefined {
  if (params.label !== undefined) {
    const label = LABELS.find((id) => id === params.label);
    return label && { kind: 'label', id: label };
  }
  const folder = FOLDERS.find(({ id }) => id === (params.folder ?? 'inbox'));
  return folder && { kind: 'folder', id: folder.id };
}

/** Lists the folders to which a mail can be moved. Mails reach «sent» only by being sent. */
export function movesFrom(folder: Folder | undefined): Folder[] {
  return (['inbox', 'draft', 'spam', 'trash'] as const).filter((id) => id !== folder);
}
