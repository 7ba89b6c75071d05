import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { openMail } from './mail.ts';

const received: { from: string; to: string[]; user: unknown; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _, done) =>
    password === 'clave' ? done(null, { user: username }) : done(new Error('No')),
  onRcptTo: ({ address }, _, done) => done(address.startsWith('nadie') ? new Error('No such mailbox') : null),
  onData: (stream, { envelope, user }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push({ from, to, user, text: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
const { port } = server.server.address() as AddressInfo;
const smtpUrl = `smtp://vatio:clave@127.0.0.1:${port}`;
const delivery = { id: 'c0ffee', beforeEnd: async () => {} };
const mail = openMail({ smtpUrl, mailFrom: 'Vatio <vatio@example.com>', demo: false });

afterAll(() => {
  mail.close();
  server.close();
});

test('mail is delivered with text, HTML and attachments to a mail server that asks for a password', async () => {
  await mail.send(
    {
      to: 'ana@example.com',
      subject: 'Tu propuesta de Ñandú',
      text: 'Hola, Ana',
      html: '<p>Hola, Ana</p>',
      attachments: [{ filename: 'a.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }],
    },
    delivery,
  );
  const [{ from, to, user, text } = expect.fail('nothing arrived')] = received;
  expect({ from, to, user }).toEqual({ from: 'vatio@example.com', to: ['ana@example.com'], user: 'vatio' });
  expect(text).toContain('Subject: =?UTF-8?');
  expect(text).toContain('Message-ID: <c0ffee@example.com>');
  expect(text).toContain('Hola, Ana');
  expect(text).toContain('filename=a.pdf');
  expect(text).toContain(Buffer.from('%PDF').toString('base64'));
});

test('a mail cannot smuggle a header in', async () => {
  await mail.send({ to: 'ana@example.com', subject: 'Uno\r\nBcc: otro@example.com', text: 'x' }, delivery);
  expect(received.at(-1)?.to).toEqual(['ana@example.com']);
  expect(received.at(-1)?.text).not.toMatch(/^Bcc:/m);
});

test('a mail is not handed over when what has to be done before its end fails', async () => {
  const before = received.length;
  const beforeEnd = () => Promise.reject(new Error('No'));
  const sent = mail.send({ to: 'ana@example.com', subject: 'x', text: 'x' }, { id: 'x', beforeEnd });
  await expect(sent).rejects.toThrow();
  expect(received).toHaveLength(before);
});

test('sending a mail rejects when it is not delivered', async () => {
  await expect(mail.send({ to: 'nadie@example.com', subject: 'x', text: 'x' }, delivery)).rejects.toThrow();
  const closed = openMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@example.com', demo: false });
  await expect(closed.send({ to: 'ana@example.com', subject: 'x', text: 'x' }, delivery)).rejects.toThrow();
});

test('without a mail server a demo prints the mail with its link, and any other server does nothing', async () => {
  const printed: string[] = [];
  const carta = { to: 'ana@example.com', subject: 'Tu clave', text: 'https://vatio.example/x#secreto' };
  for (const demo of [true, false]) {
    const none = openMail({ smtpUrl: undefined, mailFrom: '', demo }, (text) => printed.push(text));
    expect(none.configured).toBe(false);
    const sent = none.send(carta, delivery);
    await (demo ? sent : expect(sent).rejects.toThrow('No hay servidor de correo'));
  }
  expect(printed).toEqual(['Correo para ana@example.com: Tu clave\nhttps://vatio.example/x#secreto']);
});
