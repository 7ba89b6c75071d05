/** The calls of the mail that read, which those that write make stale. */
export const EMAILS = '/apps/email/emails';
export const EMAIL = '/apps/email/get-email';
export const READS = [EMAILS, EMAIL];
