import type { Email } from '../../../../sample-data/email/email.ts';
import { longWhen } from '../../when.ts';
import type { useEmailText } from '../texts.ts';
import { BLANK_MAIL, type Writing } from './composer.ts';

type EmailText = ReturnType<typeof useEmailText>;

/** Begins a reply to the sender or, to a mail of one's own, to the same people again. */
export function replyTo(email: Email, t: EmailText): Writing {
  const own = email.folder === 'sent';
  return {
    ...BLANK_MAIL,
    to: own ? email.to : [{ name: email.from.name, email: email.from.email }],
    subject: prefixed('Re:', email.subject),
    message: `<p></p>${quoted(email, t('wrote', { name: email.from.name, when: longWhen(email.time) }))}`,
  };
}

/** Begins a forwarded mail with its files and without addressees. */
export function forwardOf(email: Email, t: EmailText): Writing {
  return {
    ...BLANK_MAIL,
    subject: prefixed(t('forwardPrefix'), email.subject),
    message: `<p></p>${quoted(email, t('forwarded', { name: email.from.name, when: longWhen(email.time) }))}`,
    attachments: email.attachments,
  };
}

/** Opens a draft to go on with it. */
export function draftOf({ id, to, cc, bcc, subject, message, attachments }: Email): Writing {
  return { id, to, cc, bcc, subject, message, attachments };
}

function prefixed(prefix: string, subject: string): string {
  return subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`.trim();
}

function quoted({ message }: Email, heading: string): string {
  const line = document.createElement('p');
  line.textContent = heading;
  return `${line.outerHTML}<blockquote>${message}</blockquote>`;
}
