/** What screens ask of a saved analysis: with the bills of its first supply, since they show those of one at a time. */
export const FIRST_BILLS = { facturas: 'primera' } as const;

/** The input of the read of a saved analysis, which its writes fill in too. */
export const savedAnalysis = (id: string) => ({ params: { id }, query: FIRST_BILLS });
