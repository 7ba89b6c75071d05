/** The mail beside another, in the order of the store. */
export const NEIGHBOUR = '/apps/email/paginate-email';

/** The calls of the mail that read, which those that write make stale. */
export const EMAILS = '/apps/email/emails';
export const EMAIL = '/apps/email/get-email';
export const READS = [EMAILS, EMAIL];
