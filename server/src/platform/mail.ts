import { createTransport } from 'nodemailer';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
};

export type Mailer = {
  /** Whether mail leaves this machine. */
  readonly configured: boolean;
  /** Resolves once the mail server has taken it; rejects when it does not. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
};

type MailConfig = {
  /** `smtps://usuario:clave@servidor:465`; absent: nothing is sent. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** In a demo what would be sent is printed, so that its links can be followed. */
  readonly demo: boolean;
};

/** A mail server that does not answer must not hold a call for the two minutes of the library. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function openMail(
  { smtpUrl, mailFrom, demo }: MailConfig,
  print: (text: string) => void = console.log,
): Mailer {
  if (smtpUrl === undefined) {
    return {
      configured: false,
      send: async ({ to, subject, text }) => {
        if (demo) print(`Correo para ${to}: ${subject}\n${text}`);
      },
      close: () => undefined,
    };
  }
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    configured: true,
    send: async ({ attachments = [], ...mail }) => {
      await transport.sendMail({ from: mailFrom, ...mail, attachments: [...attachments] });
    },
    close: () => transport.close(),
  };
}
