/** The colours of the house's documents and mails. */
export const INK = '#1b1b2f';
export const MUTED_INK = '#55586b';
export const RULE_COLOUR = '#c9ccd8';
export const TINT = '#f1f2f7';
