import { parseCups } from '../cups.ts';
import { readFileDate } from '../ficheros/celdas-de-fecha.ts';
import { parseIban } from '../iban.ts';
import { parseNif } from '../nif.ts';

/** What the cells of a column are by themselves, whatever its title says. */
export type Contenido = 'cups' | 'nif' | 'iban' | 'email' | 'telefono' | 'fecha';

const CORREO = /^[^\s@;,/]+@[^\s@;,/]+\.[a-z]{2,}$/i;
/** Nine digits of a Spanish telephone, with what people write before and between them. */
const TELEFONO = /^(?:\+34|0034|34)?[6-9]\d{8}$/;

/** The surest first: a check digit tells more than a shape. */
const PRUEBAS: readonly (readonly [Contenido, (texto: string) => boolean])[] = [
  ['cups', (texto) => /^ES/i.test(texto) && parseCups(texto).ok],
  ['iban', (texto) => parseIban(texto).ok],
  ['nif', (texto) => parseNif(texto).ok],
  ['email', (texto) => CORREO.test(texto)],
  ['telefono', (texto) => TELEFONO.test(texto.replace(/[\s.()-]/g, ''))],
  ['fecha', (texto) => /\D/.test(texto) && readFileDate(texto, 'dia-mes') !== undefined],
];

/** Whether a text is the value of an identifier or of contact, which no title is. */
export function contenidoDe(texto: string): Contenido | undefined {
  return PRUEBAS.find(([, encaja]) => encaja(texto.trim()))?.[0];
}

/** The part of the cells of a column that has to be of a kind; the rest are the mistakes of whoever wrote them. */
const BASTANTES = 0.6;

/** What most of some cells are; undefined where no kind has enough of them, or there are none. */
export function contenidoDeColumna(celdas: readonly string[]): Contenido | undefined {
  const escritas = celdas.filter((celda) => celda.trim() !== '');
  const cuentas = new Map<Contenido, number>();
  for (const celda of escritas) {
    const clase = contenidoDe(celda);
    if (clase) cuentas.set(clase, (cuentas.get(clase) ?? 0) + 1);
  }
  return [...cuentas].find(([, cuantas]) => cuantas >= escritas.length * BASTANTES)?.[0];
}
