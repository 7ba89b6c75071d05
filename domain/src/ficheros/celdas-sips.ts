import type { Cups } from '../cups.ts';
import type { Dia } from '../fecha.ts';
import { createDateReader } from './celdas-de-fecha.ts';
import { type Deteccion, nameColumn } from './formato.ts';
import { readNumber, type SignoDecimal } from './numeros.ts';
import type { SeisPeriodos } from './registro.ts';
import { createCupsReader } from './suministro.ts';

/** The cells of a SIPS row by the official name of their column. The first that cannot be read leaves its `motivo`. */
export class CeldasSips {
  motivo: string | undefined;
  private campos: readonly string[] = [];
  private readonly columnas: readonly string[];
  private readonly posiciones: ReadonlyMap<string, number>;
  private readonly decimal: SignoDecimal;
  private readonly readDate: (texto: string) => Dia | undefined;
  private readonly readCups = createCupsReader();

  constructor(columnas: readonly string[], { decimal, orden }: Deteccion) {
    this.columnas = columnas;
    this.posiciones = new Map(columnas.map((columna, i) => [columna, i]));
    this.decimal = decimal;
    this.readDate = createDateReader(orden);
  }

  open(campos: readonly string[]): void {
    this.campos = campos;
    this.motivo = undefined;
  }

  cups(): Cups | undefined {
    const cups = this.readCups(this.celda('cups'));
    if (cups.ok) return cups.value;
    this.fail('cups', cups.issue.message);
    return undefined;
  }

  /** The longest sample of a file's start, by which its format is recognised. */
  texto(...nombres: string[]): string | null {
    const nombre = nombres.find((candidato) => this.posiciones.has(candidato));
    return (nombre && this.celda(nombre)) || null;
  }

  numero(nombre: string): number | null {
    const texto = this.celda(nombre);
    if (texto === '') return null;
    const valor = readNumber(texto, this.decimal);
    return Number.isNaN(valor) ? this.fail(nombre, `«${texto}» no es un número`) : valor;
  }

  /** Divided by 1000: kW of W, kWh of Wh, kVArh of VArh. */
  miles(nombre: string): number | null {
    const valor = this.numero(nombre);
    return valor === null ? null : valor / 1000;
  }

  /** P1…P6 of a magnitude, divided by 1000. */
  periodos(magnitud: string): SeisPeriodos {
    const primera = this.posiciones.get(`${magnitud}P1`) ?? 0;
    return this.columnas.slice(primera, primera + 6).map((columna) => this.miles(columna));
  }

  fecha(nombre: string): Dia | null {
    const texto = this.celda(nombre);
    if (texto === '') return null;
    return this.readDate(texto) ?? this.fail(nombre, `«${texto}» no es una fecha`);
  }

  siNo(nombre: string): boolean | null {
    const texto = this.celda(nombre);
    return /^(s|s[ií]|1)$/i.test(texto) ? true : /^(n|no|0)$/i.test(texto) ? false : null;
  }

  /** Three characters; a shorter one lost its zeros in a spreadsheet. */
  codigoTarifa(nombre: string): string | null {
    const texto = this.celda(nombre);
    if (texto === '' || /^[0-9A-Z]{3}$/.test(texto)) return texto || null;
    return this.fail(nombre, `«${texto}» no es un código de tarifa de tres caracteres`);
  }

  private celda(nombre: string): string {
    return this.campos[this.posiciones.get(nombre) ?? -1]?.trim() ?? '';
  }

  private fail(nombre: string, texto: string): null {
    this.motivo ??= `${nameColumn(this.posiciones.get(nombre) ?? 0, nombre)}: ${texto}`;
    return null;
  }
}
