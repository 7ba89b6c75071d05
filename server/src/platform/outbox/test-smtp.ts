import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

type Refuse = { readonly at: 'recipient' | 'data'; readonly code: number };

/** A mail server that takes, refuses or keeps waiting as the test says. */
export async function testSmtp() {
  const taken: { readonly messageId: string; readonly to: string; readonly text: string }[] = [];
  const mind: { refuse?: Refuse | undefined; hold?: Promise<void> | undefined; asked: number } = { asked: 0 };
  const refusal = (at: Refuse['at']) =>
    mind.refuse?.at === at
      ? Object.assign(new Error('No ahora'), { responseCode: mind.refuse.code })
      : undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      mind.asked++;
      done(refusal('recipient'));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const text = Buffer.concat(chunks).toString();
        const messageId = /^Message-ID: <([^@>]+)/m.exec(text)?.[1] ?? '';
        await mind.hold;
        const refused = refusal('data');
        if (!refused) taken.push({ messageId, to: envelope.rcptTo[0]?.address ?? '', text });
        done(refused);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return { taken, mind, url: `smtp://127.0.0.1:${port}` };
}

/** A mail as it was received: who sends it, about what, and its texts, one for those who read no HTML. */
export function readMail(mail: string) {
  const parts = [...mail.matchAll(/Content-Type: text\/(\w+)[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/g)];
  const read = Object.fromEntries(parts.map(([, type = '', body = '']) => [type, decoded(body)]));
  return {
    from: headerOf(mail, 'From'),
    subject: headerOf(mail, 'Subject'),
    plain: read.plain ?? '',
    html: read.html ?? '',
  };
}

/** A header in one line, its encoded words (RFC 2047) decoded. */
function headerOf(mail: string, name: string): string {
  const folded = new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'm').exec(mail)?.[1] ?? '';
  const line = folded.replace(/\?=\s+=\?/g, '?==?').replace(/\r\n[ \t]/g, ' ');
  return line.replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decoded(word.replaceAll('_', ' ')),
  );
}

/** Decodes quoted-printable. */
function decoded(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
