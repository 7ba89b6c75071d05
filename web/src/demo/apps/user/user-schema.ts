import { z } from 'zod';
import type { User } from '../../../sample-data/users/users.ts';
import type { UserText } from './texts.ts';

/** A field that must say something. */
export function required(message: string) {
  return z.string().trim().min(1, message);
}

/** What two users may not share, told beside the field. `others` are all but the one on the form. */
export function uniqueFields(t: UserText, others: readonly User[]) {
  const isFree = (field: 'username' | 'email') => (typed: string) =>
    !others.some((other) => other[field].toLowerCase() === typed.trim().toLowerCase());
  return {
    username: required(t('needsUsername'))
      .regex(/^\S*$/, t('usernameSpaces'))
      .refine(isFree('username'), t('usernameTaken')),
    email: z.email(t('needsEmail')).refine(isFree('email'), t('emailTaken')),
  };
}

/** A telephone of any country: nine figures at least, with the signs that people part them with. */
export function phone(message: string) {
  return z
    .string()
    .refine((typed) => /^[\d\s()+.-]+$/.test(typed) && typed.replace(/\D/g, '').length >= 9, message);
}
