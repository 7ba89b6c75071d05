/**
 * Where each indirect tax applies to who is established there. IVA: Península and Baleares (Ley 37/1992, art. 3). IGIC:
 * Canarias (Ley 20/1991, art. 3). IPSI: Ceuta and Melilla, each city its own (Ley 8/1991, art. 1).
 */
export const TERRITORIOS = ['peninsula-baleares', 'canarias', 'ceuta', 'melilla'] as const;
export type Territorio = (typeof TERRITORIOS)[number];

export const IMPUESTOS_INDIRECTOS = ['IVA', 'IGIC', 'IPSI'] as const;
export type ImpuestoIndirecto = (typeof IMPUESTOS_INDIRECTOS)[number];

export const IMPUESTO_DE: Readonly<Record<Territorio, ImpuestoIndirecto>> = {
  'peninsula-baleares': 'IVA',
  canarias: 'IGIC',
  ceuta: 'IPSI',
  melilla: 'IPSI',
};
