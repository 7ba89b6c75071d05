import { fileIcon } from '../pictures.ts';
import type { Email, Outgoing } from './email.ts';
import { OWNER } from './people.ts';

/** Makes the mail that a person has written; what they left out is empty. */
export function compose(written: Partial<Outgoing>, id: number): Email {
  const { to = [], cc = [], bcc = [], subject = '', message = '', attachments = [], folder, time } = written;
  return {
    id,
    from: OWNER,
    to,
    cc,
    bcc,
    subject,
    message,
    attachments: attachments.map((file) => ({
      ...file,
      thumbnail: fileIcon(file.fileName.split('.').at(-1) ?? ''),
    })),
    isStarred: false,
    labels: [],
    time: time ?? new Date().toISOString(),
    replies: [],
    folder: folder === 'draft' ? 'draft' : 'sent',
    isRead: true,
  };
}
