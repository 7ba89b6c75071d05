export type ClaveComercial = 'mercedes' | 'carlos' | 'begona' | 'joan' | 'lucia' | 'iker';

export type FichaComercial = {
  readonly clave: ClaveComercial;
  readonly nombre: string;
  readonly zona: string;
  /** Whose team it belongs to. */
  readonly responsable: ClaveComercial | null;
};

/** The one that the account comercial@demo.com belongs to: a manager, who sees a team but not everything. */
export const COMERCIAL_DE_LA_CUENTA: ClaveComercial = 'carlos';

/** Leaders before their teams. */
export const COMERCIALES: readonly FichaComercial[] = [
  { clave: 'mercedes', nombre: 'Mercedes Aranda Vidal', zona: 'Grandes cuentas', responsable: null },
  { clave: 'carlos', nombre: 'Carlos Demo', zona: 'Levante y Baleares', responsable: 'mercedes' },
  { clave: 'begona', nombre: 'Begoña Larrea Ortiz', zona: 'Centro, Sur y Canarias', responsable: 'mercedes' },
  { clave: 'joan', nombre: 'Joan Ferrer Pons', zona: 'Baleares', responsable: 'carlos' },
  { clave: 'lucia', nombre: 'Lucía Navarro Gil', zona: 'Valencia, Alicante y Murcia', responsable: 'carlos' },
  { clave: 'iker', nombre: 'Iker Mendizábal Soto', zona: 'Norte', responsable: 'begona' },
];
