import { errorMessage } from '../errors.ts';
import { ForbiddenAddressError, type Network, post } from '../outgoing/post.ts';

export type Sms = {
  /** The number is in E.164. */
  readonly to: string;
  /** At most `LETTERS_OF_AN_SMS` letters of those that `toGsm7` leaves. */
  readonly text: string;
};

/** What the service of SMS did not take. Its message is for whoever runs the server, and names nobody's number. */
export class SmsError extends Error {
  /** Whether it is the number that the service refuses. */
  readonly isOfTheNumber: boolean;

  constructor(
    message: string,
    { isOfTheNumber = false, cause }: { isOfTheNumber?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isOfTheNumber = isOfTheNumber;
  }
}

export type SmsSender = {
  /** True when messages leave this machine. */
  readonly configured: boolean;
  /** True when a message ends anywhere: with its receiver or, in a demo, at the terminal. */
  readonly available: boolean;
  /** Resolves once the service has taken the message; fails with an `SmsError` otherwise. */
  readonly send: (sms: Sms) => Promise<void>;
};

export type SmsService = {
  /** Messages are posted to this address. */
  readonly url: string;
  readonly token: string;
  /** A name of up to eleven letters, or a number. */
  readonly sender: string;
  readonly network?: Network | undefined;
  readonly patienceMs?: number | undefined;
};

/** Whoever waits for a code looks at the page meanwhile. */
const PATIENCE_MS = 8_000;

export function openSms(
  { sms: service, demo }: { readonly sms: SmsService | undefined; readonly demo: boolean },
  print: (text: string) => void = console.log,
): SmsSender {
  if (service) return { configured: true, available: true, send: (sms) => postSms(service, sms) };
  return {
    configured: false,
    available: demo,
    send: async ({ to, text }) => {
      if (!demo) throw new SmsError('No hay servicio de SMS');
      print(`SMS para ${to}: ${text}`);
    },
  };
}

/** Nothing is sent twice: after a failure it is the person who waits for the message that asks again. */
async function postSms(
  { url, token, sender, network, patienceMs = PATIENCE_MS }: SmsService,
  sms: Sms,
): Promise<void> {
  const status = await reached(
    post({
      url,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ from: sender, ...sms }),
      ...(network && { network }),
      patienceMs,
    }),
  );
  if (status >= 200 && status < 300) return;
  const reason = `El servicio de SMS responde ${status}`;
  if (status === 401 || status === 403) throw new SmsError(`${reason}: mira VATIO_SMS_TOKEN`);
  throw new SmsError(reason, { isOfTheNumber: status === 400 || status === 422 });
}

async function reached(posting: Promise<number>): Promise<number> {
  try {
    return await posting;
  } catch (cause) {
    if (cause instanceof ForbiddenAddressError)
      throw new SmsError(`VATIO_SMS_URL lleva a ${cause.where}`, { cause });
    if (cause instanceof Error && ['TimeoutError', 'AbortError'].includes(cause.name))
      throw new SmsError('El servicio de SMS tarda demasiado en responder', { cause });
    throw new SmsError(`No se puede hablar con el servicio de SMS: ${errorMessage(cause)}`, { cause });
  }
}
