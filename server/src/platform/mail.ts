import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';

export type Mail = {
  /** The sender; when absent, or without an address, the one of the configuration. */
  readonly from?: { readonly name: string; readonly address: string | null };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
    /** The HTML names the attachment so. */
    readonly cid?: string;
  }[];
};

type Delivery = {
  /** The identifier is the same in every try, so that a mailbox that gets the mail twice shows it once. */
  readonly id: string;
  /** Awaited before the last byte: if it rejects, the mail server does not accept the mail. */
  readonly beforeEnd: () => Promise<void>;
};

export type Mailer = {
  /** True when mail leaves this machine. */
  readonly configured: boolean;
  /** False where nothing can be done with a mail: there is no mail server, nor a demo that prints it. */
  readonly available: boolean;
  /** Resolves once the mail server has accepted the mail; rejects otherwise. */
  readonly send: (mail: Mail, delivery: Delivery) => Promise<void>;
  readonly close: () => void;
};

type MailConfig = {
  /** An address such as `smtps://usuario:clave@servidor:465`; when absent, nothing is sent. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** A demo prints what would be sent, so that its links can be followed. */
  readonly demo: boolean;
};

/** The library waits two minutes for a mail server that does not answer, which is too long for a call. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function openMail(
  { smtpUrl, mailFrom, demo }: MailConfig,
  print: (text: string) => void = console.log,
): Mailer {
  if (smtpUrl === undefined) {
    return {
      configured: false,
      available: demo,
      send: async ({ to, subject, text }, { beforeEnd }) => {
        if (!demo) throw new Error('No hay servidor de correo');
        await beforeEnd();
        print(`Correo para ${to}: ${subject}\n${text}`);
      },
      close: () => undefined,
    };
  }
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    configured: true,
    available: true,
    send: async ({ attachments = [], from, ...mail }, { id, beforeEnd }) => {
      const messageId = `<${id}@${/@([^>\s]+)/.exec(mailFrom)?.[1] ?? 'vatio'}>`;
      const options = { from: senderOf(from, mailFrom), messageId, ...mail, attachments: [...attachments] };
      const message = new MailComposer(options).compile();
      message.transform(() => gate(beforeEnd));
      await transport.sendMail({ envelope: message.getEnvelope(), raw: message.createReadStream() });
    },
    close: () => transport.close(),
  };
}

function senderOf(from: Mail['from'], mailFrom: string) {
  if (from === undefined) return mailFrom;
  const address = from.address ?? /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return { name: from.name, address };
}

/** A stream that holds its end back until the task is done. */
function gate(beforeEnd: () => Promise<void>): Transform {
  return new Transform({
    transform: (chunk, _, done) => done(null, chunk),
    flush: (done) => {
      beforeEnd().then(() => done(), done);
    },
  });
}
