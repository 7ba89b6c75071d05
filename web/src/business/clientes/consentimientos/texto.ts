/** Edition of the wording read out today; each consent keeps the one that the person was shown. */
export const VERSION_TEXTO = '2026-01';
