import { z } from 'zod';
import { StartupError } from '../errors.ts';
import { addressRefusal } from '../outgoing/address-refusal.ts';
import type { Network } from '../outgoing/post.ts';
import type { SmsService } from './sms.ts';

export const smsVariables = {
  // The token and people's numbers travel there, so in the clear to no network but those of the house.
  VATIO_SMS_URL: z.url({ protocol: /^https?$/, error: 'una dirección que empiece por https://' }).optional(),
  VATIO_SMS_TOKEN: z.string().optional(),
  VATIO_SMS_SENDER: z
    .string()
    .regex(/^(?:[A-Za-z0-9 ]{1,11}|\+?\d{3,15})$/, 'un número, o un nombre de hasta once letras')
    .optional(),
};

type Values = z.infer<z.ZodObject<typeof smsVariables>>;

/** The service is configured whole, or not at all. */
export function readSms(
  { VATIO_SMS_URL: url, VATIO_SMS_TOKEN: token, VATIO_SMS_SENDER: sender }: Values,
  network: Network | undefined,
): SmsService | undefined {
  if (url !== undefined && token !== undefined && sender !== undefined) {
    const refusal = addressRefusal(url, network);
    if (refusal !== undefined) throw new StartupError(`VATIO_SMS_URL no vale. ${refusal}`);
    return { url, token, sender, network };
  }
  if (url === undefined && token === undefined && sender === undefined) return undefined;
  throw new StartupError('Para mandar SMS hacen falta VATIO_SMS_URL, VATIO_SMS_TOKEN y VATIO_SMS_SENDER');
}
