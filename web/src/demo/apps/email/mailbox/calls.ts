/** This call reads the mail beside another, in the order of the store. */
export const NEIGHBOUR = '/apps/email/paginate-email';

/** These calls read mails. Every call that writes makes their answers stale. */
export const EMAILS = '/apps/email/emails';
export const EMAIL = '/apps/email/get-email';
export const READS = [EMAILS, EMAIL];
