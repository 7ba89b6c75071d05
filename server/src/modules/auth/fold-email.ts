/**
 * How an e-mail is told apart, in the limits of the sign-in and in the unique index of accounts (migration 0022): by ASCII
 * letters alone, which every locale folds alike.
 */
export function foldEmail(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
