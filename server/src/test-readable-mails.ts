import { readContent } from './fuzz/test-readable-content.ts';
import { textoEntero } from './modules/propuestas/pdf/test-lectura.ts';
import type { Db } from './platform/database.ts';
import type { Mail } from './platform/mail.ts';
import { attemptMail } from './platform/outbox/attempt.ts';
import { mailerTo } from './platform/test-app.ts';

/** All that a file says; for a PDF, its metadata too. */
export async function readBytes(bytes: Buffer): Promise<string> {
  return bytes.subarray(0, 5).toString() === '%PDF-' ? textoEntero(bytes) : (await readContent(bytes)).texto;
}

/** What each part of the mails to an address says, sent or still waiting. */
export async function readMails(
  db: Db,
  mails: readonly Mail[],
  address: string,
): Promise<[string, string][]> {
  const sent = [...mails];
  while (await attemptMail(db, mailerTo(sent)));
  const parts: [string, string][] = [];
  for (const [i, mail] of sent.filter(({ to }) => to === address).entries()) {
    const name = `mail ${i}: ${mail.subject}`;
    parts.push([`${name}, text`, `${mail.subject}\n${mail.text}`], [`${name}, HTML`, mail.html ?? '']);
    for (const { filename, content } of mail.attachments ?? []) {
      parts.push([`${name}, ${filename}`, `${filename}\n${await readBytes(content)}`]);
    }
  }
  return parts;
}
