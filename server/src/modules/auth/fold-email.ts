/**
 * Folds an e-mail as the sign-in limits and the unique index of accounts do (migration 0022): ASCII letters
 * alone, which every locale folds alike.
 */
export function foldEmail(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
