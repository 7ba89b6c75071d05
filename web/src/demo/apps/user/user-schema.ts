import { z } from 'zod';
import type { User } from '../../../sample-data/users/users.ts';
import type { UserText } from './texts.ts';

/** Checks a field that may not be empty. */
export function requiredText(message: string) {
  return z.string().trim().min(1, message);
}

/** Checks that no two users share a name or an email. `others` are all users but the one in the form. */
export function uniqueFields(t: UserText, others: readonly User[]) {
  const isFree = (field: 'username' | 'email') => (typed: string) =>
    !others.some((other) => other[field].toLowerCase() === typed.trim().toLowerCase());
  return {
    username: requiredText(t('needsUsername'))
      .regex(/^\S*$/, t('usernameSpaces'))
      .refine(isFree('username'), t('usernameTaken')),
    email: z.email(t('needsEmail')).refine(isFree('email'), t('emailTaken')),
  };
}

/** Checks a telephone of any country: nine figures at least, with the usual signs between them. */
export function phoneText(message: string) {
  return z
    .string()
    .refine((typed) => /^[\d\s()+.-]+$/.test(typed) && typed.replace(/\D/g, '').length >= 9, message);
}
