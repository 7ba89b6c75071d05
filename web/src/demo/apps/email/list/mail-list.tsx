import { IconMailOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { useRowCommands } from '../../../../list/table/use-row-commands.ts';
import { Announcement } from '../../../../ui/feedback/announcement.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../../ui/nav/button.tsx';
import { pathOf } from '../mailbox/places.ts';
import type { Chosen } from '../mailbox/use-chosen.ts';
import type { MailWork } from '../mailbox/use-mail-work.ts';
import type { Mailbox } from '../mailbox/use-mailbox.ts';
import { useEmailText } from '../texts.ts';
import styles from './mail-list.module.css';
import { MailRow } from './mail-row.tsx';

type Props = { readonly mailbox: Mailbox; readonly chosen: Chosen; readonly work: MailWork };

/** Shows the mails of a folder or label, or says why there are none. */
export function MailList({ mailbox, chosen, work }: Props) {
  const t = useEmailText();
  const { list, emails, place, q } = mailbox;
  const unread = emails.filter(({ isRead }) => !isRead).length;
  const count = `${t('listed', { count: emails.length })}, ${t('unread', { count: unread })}`;

  if (!place) {
    return (
      <EmptyState icon={IconMailOff} title={t('noPlace')} text={t('noPlaceText')}>
        <ButtonLink to={pathOf({ kind: 'folder', id: 'inbox' })}>{t('goToInbox')}</ButtonLink>
      </EmptyState>
    );
  }
  if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.data) return <Ghosts />;
  return (
    <>
      {emails.length === 0 ? (
        <EmptyState
          icon={IconMailOff}
          title={t('empty')}
          text={t(q === '' ? 'emptyText' : 'emptySearch', { q })}
        />
      ) : (
        <Rows {...{ mailbox, chosen, work }} />
      )}
      <Announcement text={count} />
    </>
  );
}

function Rows({ mailbox: { emails, hrefOf, onOpen }, chosen, work }: Props) {
  const t = useEmailText();
  const rows = useRef<HTMLUListElement>(null);
  useRowCommands(rows, {
    s: (index) => {
      const email = emails[index];
      if (email) work.star(email);
    },
  });
  return (
    <ul ref={rows} className="vt-list" aria-label={t('mails')}>
      {emails.map((email) => (
        <MailRow
          key={email.id}
          email={email}
          href={hrefOf(email.id)}
          chosen={chosen.has(email.id)}
          onChoose={(on, range) => chosen.choose(email.id, on, range)}
          onStar={() => work.star(email)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

function Ghosts() {
  return (
    <Skeleton>
      {Array.from({ length: 7 }, (_, row) => row).map((row) => (
        <div key={row} className={styles.ghost}>
          <span className="vt-ghost" />
          <span className="vt-ghost" />
          <span className="vt-ghost" />
        </div>
      ))}
    </Skeleton>
  );
}
