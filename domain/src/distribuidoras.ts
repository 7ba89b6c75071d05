import type { Confianza } from './precios-regulados/tabla.ts';

/** The distributor that issued a CUPS, told by its first four digits. */
export type Distribuidora = {
  /** Kept after a merger, so another distributor may answer for the supply today. */
  readonly prefijo: string;
  readonly nombre: string;
  readonly grupo?: string;
  /** U means that the sources contradict each other. */
  readonly confianza: Confianza | 'U';
  /** The source where the row was read. */
  readonly fuente: string;
};

/** A range of CUPS and the distributor code to which its ATR messages are addressed. */
export type RangoAtr = {
  /** The first of the 16 digits of the CUPS. */
  readonly rango: string;
  /** The code has four digits. */
  readonly destinatario: string;
};

const PUBLICA = 'transcripción pública';
const GESTIONATR = 'gisce/gestionatr (defs.py) y transcripción pública';
const SIPPERS = 'gisce/sippers y transcripción pública';
const MUESTRA = 'datos de muestra de gisce/sippers';
const POWERP = 'gisce/powerp-docs (gestión ATR, apéndice B)';
const GISCE = 'gisce/gestionatr (defs.py) y gisce/powerp-docs (gestión ATR, apéndice B)';
const VEGA = 'transcripciones públicas que se contradicen: casi todas dan 0314; alguna, 0315 o 0514';

/**
 * Data to be edited, neither complete nor closed: no public list of every distributor was found. These codes are
 * not the `R1-nnn` of the CNMC register, nor the single digit of Datadis.
 */
export const DISTRIBUIDORAS: readonly Distribuidora[] = [
  {
    prefijo: '0021',
    nombre: 'i-DE Redes Eléctricas Inteligentes',
    grupo: 'Iberdrola',
    confianza: 'A',
    fuente: SIPPERS,
  },
  {
    prefijo: '0022',
    nombre: 'UFD Distribución Electricidad',
    grupo: 'Naturgy',
    confianza: 'A',
    fuente: GESTIONATR,
  },
  {
    prefijo: '0023',
    nombre: 'e-distribución (antigua Sevillana)',
    grupo: 'Endesa',
    confianza: 'A',
    fuente: GISCE,
  },
  {
    prefijo: '0024',
    nombre: 'e-distribución (antigua FECSA, Cataluña)',
    grupo: 'Endesa',
    confianza: 'B',
    fuente: POWERP,
  },
  {
    prefijo: '0026',
    nombre: 'E-REDES (Hidrocantábrico Distribución)',
    grupo: 'EDP',
    confianza: 'A',
    fuente: SIPPERS,
  },
  { prefijo: '0027', nombre: 'Viesgo Distribución Eléctrica', confianza: 'B', fuente: PUBLICA },
  {
    prefijo: '0029',
    nombre: 'e-distribución (antigua FECSA-ERZ, Aragón)',
    grupo: 'Endesa',
    confianza: 'A',
    fuente: GISCE,
  },
  {
    prefijo: '0031',
    nombre: 'e-distribución Redes Digitales',
    grupo: 'Endesa',
    confianza: 'A',
    fuente: GESTIONATR,
  },
  {
    prefijo: '0120',
    nombre: 'Aragonesa de Actividades Energéticas',
    confianza: 'A',
    fuente: GISCE,
  },
  {
    prefijo: '0148',
    nombre: 'Distribución Eléctrica Las Mercedes',
    confianza: 'B',
    fuente: PUBLICA,
  },
  { prefijo: '0224', nombre: 'Elèctrica de Jafre', confianza: 'A', fuente: GISCE },
  {
    prefijo: '0288',
    nombre: 'e-distribución (antigua GESA, Baleares)',
    grupo: 'Endesa',
    confianza: 'A',
    fuente: GISCE,
  },
  { prefijo: '0314', nombre: 'Hidroeléctrica Vega', confianza: 'U', fuente: VEGA },
  { prefijo: '0315', nombre: 'Hidroeléctrica Vega', confianza: 'U', fuente: VEGA },
  {
    prefijo: '0363',
    nombre: 'e-distribución (antigua UNELCO, Canarias)',
    grupo: 'Endesa',
    confianza: 'A',
    fuente: GISCE,
  },
  {
    prefijo: '0390',
    nombre: 'UFD (antigua Jallas)',
    grupo: 'Naturgy',
    confianza: 'A',
    fuente: GISCE,
  },
  {
    prefijo: '0396',
    nombre: "e-distribución (antigua Hidroelèctrica de l'Empordà)",
    grupo: 'Endesa',
    confianza: 'B',
    fuente: POWERP,
  },
  {
    prefijo: '0463',
    nombre: 'Hidrocantábrico fuera de Asturias',
    grupo: 'EDP',
    confianza: 'B',
    fuente: MUESTRA,
  },
  { prefijo: '0483', nombre: 'Distribución Eléctrica del Tajuña', confianza: 'B', fuente: PUBLICA },
  {
    prefijo: '0494',
    nombre: 'Distribución Eléctrica El Pozo del Tío Raimundo',
    confianza: 'B',
    fuente: PUBLICA,
  },
];

/**
 * Ranges of absorbed distributors that still receive their own messages (gisce/powerp-docs, gestión ATR, apéndice
 * B). Range 00314 is left out because its addressee depends on the province: 0029 in Aragón, otherwise 0396 for
 * 003144 and 0024 for the rest.
 */
export const RANGOS_ATR: readonly RangoAtr[] = [
  { rango: '00311', destinatario: '0023' },
  { rango: '00313', destinatario: '0120' },
  { rango: '003130', destinatario: '0029' },
  { rango: '00315', destinatario: '0288' },
  { rango: '00316', destinatario: '0363' },
  { rango: '02240', destinatario: '0224' },
  { rango: '03900', destinatario: '0022' },
];

/** The row of a CUPS prefix. Undefined only means that the table lacks it: the CUPS may well be valid. */
export function distribuidoraDe(
  prefijo: string,
  tabla: readonly Distribuidora[] = DISTRIBUIDORAS,
): Distribuidora | undefined {
  return tabla.find((fila) => fila.prefijo === prefijo);
}

/** Code to which the ATR messages of a normalised CUPS go, by its longest range; undefined if none is certain. */
export function destinatarioAtrDe(
  cups: string,
  rangos: readonly RangoAtr[] = RANGOS_ATR,
): string | undefined {
  let mejor: RangoAtr | undefined;
  for (const fila of rangos) {
    if (cups.startsWith(fila.rango, 2) && fila.rango.length > (mejor?.rango.length ?? 0)) mejor = fila;
  }
  return mejor?.destinatario;
}
