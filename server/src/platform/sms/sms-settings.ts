import { z } from 'zod';
import { StartupError } from '../errors.ts';
import type { SmsService } from './sms.ts';

export const smsVariables = {
  // The token and people's numbers travel there, so never in the clear.
  VATIO_SMS_URL: z.url({ protocol: /^https$/ }).optional(),
  VATIO_SMS_TOKEN: z.string().optional(),
  VATIO_SMS_SENDER: z
    .string()
    .regex(/^(?:[A-Za-z0-9 ]{1,11}|\+?\d{3,15})$/)
    .optional(),
};

type Values = z.infer<z.ZodObject<typeof smsVariables>>;

/** The service is configured whole, or not at all. */
export function readSms({
  VATIO_SMS_URL: url,
  VATIO_SMS_TOKEN: token,
  VATIO_SMS_SENDER: sender,
}: Values): SmsService | undefined {
  if (url !== undefined && token !== undefined && sender !== undefined) return { url, token, sender };
  if (url === undefined && token === undefined && sender === undefined) return undefined;
  throw new StartupError('Para mandar SMS hacen falta VATIO_SMS_URL, VATIO_SMS_TOKEN y VATIO_SMS_SENDER');
}
