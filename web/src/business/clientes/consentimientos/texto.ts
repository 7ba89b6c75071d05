/** The edition of the wording in use; each consent stores the edition that the person was shown. */
export const VERSION_TEXTO = '2026-01';
