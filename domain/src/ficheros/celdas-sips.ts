import type { Cups } from '../cups.ts';
import type { Dia } from '../fecha.ts';
import { crearLectorFecha } from './celdas-de-fecha.ts';
import { type Deteccion, nombrarColumna } from './formato.ts';
import { leerNumero } from './numeros.ts';
import type { SeisPeriodos } from './registro.ts';
import { crearLectorCups } from './suministro.ts';

/**
 * The cells of a SIPS row by the official name of their column. Several names are the same datum in successive
 * layouts: the first that the layout has is read. The first cell that cannot be read leaves its `motivo`.
 */
export type CeldasSips = {
  abrir(fila: readonly string[]): void;
  readonly motivo: string | undefined;
  cups(): Cups | undefined;
  texto(...nombres: string[]): string | null;
  /** Divided by 1000: kW of W, kWh of Wh, kVArh of VArh. */
  miles(nombre: string): number | null;
  numero(nombre: string, divisor?: number): number | null;
  /** P1…P6 of a magnitude, divided by 1000. */
  periodos(magnitud: string): SeisPeriodos;
  fecha(nombre: string): Dia | null;
  siNo(nombre: string): boolean | null;
  /** Three characters; a shorter one lost its zeros in a spreadsheet. */
  codigoTarifa(nombre: string): string | null;
};

export function crearCeldasSips(columnas: readonly string[], { decimal, orden }: Deteccion): CeldasSips {
  const posiciones = new Map(columnas.map((columna, i) => [columna, i]));
  const leerFecha = crearLectorFecha(orden);
  const leerCups = crearLectorCups();
  let campos: readonly string[] = [];
  let motivo: string | undefined;

  const celda = (nombre: string) => campos[posiciones.get(nombre) ?? -1]?.trim() ?? '';

  function fallar(nombre: string, texto: string): null {
    motivo ??= `${nombrarColumna(posiciones.get(nombre) ?? 0, nombre)}: ${texto}`;
    return null;
  }

  function numero(nombre: string, divisor = 1): number | null {
    const texto = celda(nombre);
    if (texto === '') return null;
    const valor = leerNumero(texto, decimal);
    return Number.isNaN(valor) ? fallar(nombre, `«${texto}» no es un número`) : valor / divisor;
  }

  function periodos(magnitud: string): SeisPeriodos {
    const primera = posiciones.get(`${magnitud}P1`) ?? 0;
    const valores: (number | null)[] = [];
    for (let i = primera; i < primera + 6; i++) {
      const texto = campos[i]!.trim();
      const valor = texto === '' ? null : leerNumero(texto, decimal);
      if (Number.isNaN(valor)) fallar(columnas[i]!, `«${texto}» no es un número`);
      valores.push(valor === null ? null : valor / 1000);
    }
    return valores;
  }

  return {
    abrir(fila) {
      campos = fila;
      motivo = undefined;
    },
    get motivo() {
      return motivo;
    },
    cups() {
      const cups = leerCups(celda('cups'));
      if (cups.ok) return cups.value;
      fallar('cups', cups.issue.message);
      return undefined;
    },
    texto(...nombres) {
      const nombre = nombres.find((uno) => posiciones.has(uno));
      return (nombre && celda(nombre)) || null;
    },
    miles: (nombre) => numero(nombre, 1000),
    numero,
    periodos,
    fecha(nombre) {
      const texto = celda(nombre);
      if (texto === '') return null;
      return leerFecha(texto) ?? fallar(nombre, `«${texto}» no es una fecha`);
    },
    siNo(nombre) {
      const texto = celda(nombre);
      return /^(s|s[ií]|1)$/i.test(texto) ? true : /^(n|no|0)$/i.test(texto) ? false : null;
    },
    codigoTarifa(nombre) {
      const texto = celda(nombre);
      if (texto === '' || /^[0-9A-Z]{3}$/.test(texto)) return texto || null;
      return fallar(nombre, `«${texto}» no es un código de tarifa de tres caracteres`);
    },
  };
}
