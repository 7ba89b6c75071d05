import { useQueryClient } from '@tanstack/react-query';
import { useSampleWrite } from '../../../../data/sample.ts';
import type { Email, EmailList, Folder, Label } from '../../../../sample-data/email/email.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { useEmailText } from '../texts.ts';
import { applyChange, type MailChange } from './apply-change.ts';
import { EMAIL, EMAILS, READS } from './calls.ts';

type Marked = { readonly emailIds: readonly number[]; readonly dataToUpdate: MailChange };
type Labelled = { readonly emailIds: readonly number[]; readonly label: Label };

const idsOf = (emails: readonly Email[]) => emails.map(({ id }) => id);

/**
 * Marks, labels, moves and deletes mails. Marks show at once; if they cannot be stored, they go back and a notice says
 * so.
 */
export function useMailWork() {
  const t = useEmailText();
  const client = useQueryClient();
  const fail = () => notify(t('notChanged'), { tone: 'bad' });

  const update = useSampleWrite<void, Marked>('POST', '/apps/email/update-emails', {
    stale: READS,
    onMutate: async ({ emailIds, dataToUpdate }) => {
      await client.cancelQueries({ queryKey: [EMAILS] });
      client.setQueriesData<EmailList>(
        { queryKey: [EMAILS] },
        (list) => list && applyChange(list, emailIds, dataToUpdate),
      );
      client.setQueriesData<Email>({ queryKey: [EMAIL] }, (email) =>
        email && emailIds.includes(email.id) ? { ...email, ...dataToUpdate } : email,
      );
    },
    onError: () => {
      fail();
      // The lists are read again, because the shown ones were only expected to be stored.
      for (const read of READS) client.invalidateQueries({ queryKey: [read] });
    },
  });
  const toggle = useSampleWrite<void, Labelled>('POST', '/apps/email/update-emails-label', {
    stale: READS,
    onError: fail,
  });

  const change = (emails: readonly Email[], dataToUpdate: MailChange) =>
    update.mutate({ emailIds: idsOf(emails), dataToUpdate });

  return {
    markRead: (emails: readonly Email[], isRead: boolean) => change(emails, { isRead }),
    star: (email: Email) => change([email], { isStarred: !email.isStarred }),
    toggleLabel: (emails: readonly Email[], label: Label) =>
      toggle.mutate({ emailIds: idsOf(emails), label }),
    /** Moves mails, and offers to put each of them back where it was. */
    move: (emails: readonly Email[], folder: Folder) => {
      const undo = () => {
        for (const email of emails) change([email], { folder: email.folder });
      };
      const done = () =>
        notify(t('moved', { count: emails.length, folder: t(`folder-${folder}`) }), { undo });
      update.mutate({ emailIds: idsOf(emails), dataToUpdate: { folder } }, { onSuccess: done });
    },
  };
}

export type MailWork = ReturnType<typeof useMailWork>;
