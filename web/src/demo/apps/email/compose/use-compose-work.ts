import { useSampleWrite } from '../../../../data/sample.ts';
import type { Email, Outgoing } from '../../../../sample-data/email/email.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { longWhen } from '../../when.ts';
import { READS } from '../mailbox/calls.ts';
import { useEmailText } from '../texts.ts';
import { closeComposer, isBlank, openComposer, readComposer, type Writing } from './composer.ts';

/**
 * Sends, keeps or throws away the mail being written. If that cannot be stored, the window stays with everything in it.
 */
export function useComposeWork() {
  const t = useEmailText();
  const store = useSampleWrite<Email, { email: Outgoing }>('POST', '/apps/email/send', {
    stale: READS,
    onError: () => notify(t('notStored'), { tone: 'bad' }),
  });
  const remove = useSampleWrite('POST', '/apps/email/update-emails', { stale: READS });

  const send = (writing: Writing, time?: Date) =>
    store.mutate(
      { email: { ...writing, folder: 'sent', time: time?.toISOString() } },
      {
        onSuccess: ({ time: when }) => {
          closeComposer();
          notify(time ? t('scheduledFor', { when: longWhen(when) }) : t('sent'));
        },
      },
    );

  /** Keeps the mail as a draft, unless it is blank. */
  const keep = (writing: Writing, then = closeComposer) => {
    if (isBlank(writing)) return then();
    const kept = () => {
      then();
      notify(t('draftKept'));
    };
    store.mutate({ email: { ...writing, folder: 'draft' } }, { onSuccess: kept });
  };

  return {
    busy: store.isPending,
    send,
    keep,
    /** Begins another mail. One that is already being written is kept as a draft. */
    start: (writing: Writing) => {
      const open = readComposer();
      if (open && open.writing.id !== undefined && open.writing.id === writing.id) return;
      if (open) keep(open.writing, () => openComposer(writing));
      else openComposer(writing);
    },
    discard: (writing: Writing) => {
      closeComposer();
      const { id } = writing;
      if (id !== undefined) remove.mutate({ emailIds: [id], dataToUpdate: { folder: 'trash' } });
      if (isBlank(writing)) return;
      const undo = () => {
        if (id !== undefined) remove.mutate({ emailIds: [id], dataToUpdate: { folder: 'draft' } });
        openComposer(writing);
      };
      notify(t('discarded'), { undo });
    },
  };
}
