import type { Territorio } from '@vatio/domain';

export type ClaveComercial = 'mercedes' | 'carlos' | 'begona' | 'joan' | 'lucia' | 'iker';

export type FichaComercial = {
  readonly clave: ClaveComercial;
  readonly nombre: string;
  readonly zona: string;
  /** The territory where they are established. */
  readonly territorio: Territorio;
  /** The manager to whom they report. */
  readonly responsable: ClaveComercial | null;
};

/**
 * The account comercial@demo.com belongs to this representative: a manager, who sees a team but not everything.
 */
export const COMERCIAL_DE_LA_CUENTA: ClaveComercial = 'carlos';

const PENINSULA = 'peninsula-baleares';

/** Managers come before their teams, to which the rows point. */
export const COMERCIALES: readonly FichaComercial[] = [
  {
    clave: 'mercedes',
    nombre: 'Mercedes Aranda Vidal',
    zona: 'Grandes cuentas',
    territorio: PENINSULA,
    responsable: null,
  },
  {
    clave: 'carlos',
    nombre: 'Carlos Demo',
    zona: 'Levante y Baleares',
    territorio: PENINSULA,
    responsable: 'mercedes',
  },
  {
    clave: 'begona',
    nombre: 'Begoña Larrea Ortiz',
    zona: 'Centro, Sur y Canarias',
    territorio: 'canarias',
    responsable: 'mercedes',
  },
  {
    clave: 'joan',
    nombre: 'Joan Ferrer Pons',
    zona: 'Baleares',
    territorio: PENINSULA,
    responsable: 'carlos',
  },
  {
    clave: 'lucia',
    nombre: 'Lucía Navarro Gil',
    zona: 'Valencia, Alicante y Murcia',
    territorio: PENINSULA,
    responsable: 'carlos',
  },
  {
    clave: 'iker',
    nombre: 'Iker Mendizábal Soto',
    zona: 'Norte',
    territorio: PENINSULA,
    responsable: 'begona',
  },
];
