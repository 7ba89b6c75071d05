import { describe, expect, it } from 'vitest';
import type { Email, EmailList } from '../../../../sample-data/email/email.ts';
import { applyChange } from './apply-change.ts';

const mail = (id: number, more: Partial<Email> = {}): Email => ({
  id,
  from: { name: 'Nuria', email: 'nuria@vatio.example', avatar: '' },
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  attachments: [],
  isStarred: false,
  labels: [],
  time: '2026-11-20T10:00:00Z',
  replies: [],
  folder: 'inbox',
  isRead: false,
  ...more,
});

const list: EmailList = {
  emails: [mail(3), mail(2, { isRead: true }), mail(1)],
  emailsMeta: { inbox: 2, draft: 4, spam: 1 },
};

describe('applyChange', () => {
  it('changes marks in their place, and counts an unread mail only once', () => {
    const after = applyChange(list, [3, 2], { isRead: true });
    expect(after.emails.map(({ isRead }) => isRead)).toEqual([true, true, false]);
    expect(after.emailsMeta).toEqual({ inbox: 1, draft: 4, spam: 1 });
  });

  it('takes away the mails that leave the folder, and counts them in their new one', () => {
    const after = applyChange(list, [3, 2], { folder: 'spam' });
    expect(after.emails.map(({ id }) => id)).toEqual([1]);
    expect(after.emailsMeta).toEqual({ inbox: 1, draft: 4, spam: 2 });
    expect(applyChange(list, [2], { folder: 'draft' }).emailsMeta.draft).toBe(5);
  });

  it('ignores mails that are not in the list', () => {
    expect(applyChange(list, [9], { isStarred: true })).toEqual(list);
  });
});
