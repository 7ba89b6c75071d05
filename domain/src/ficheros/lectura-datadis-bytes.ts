import { type Dia, diaDe, diasDelMes } from '../fecha.ts';
import type { Deteccion, LectorBytes, Leible } from './formato.ts';
import { intervaloDe, type LecturaDeRotulo } from './intervalo.ts';
import { isEstimated } from './metodo-obtencion.ts';
import { CIFRAS_EXACTAS, POTENCIAS_DE_10 } from './numeros.ts';
import type { LecturaCurva } from './registro.ts';
import { createCupsReader } from './suministro.ts';

const [LF, CR, GUION, BARRA, CERO, DOS_PUNTOS, LETRA_A, LETRA_Z] = [10, 13, 45, 47, 48, 58, 97, 122] as const;
const MAX_CELDA = 22;
const FIN_DEL_DIA = 25 * 60;
const COLUMNAS = ['cups', 'fecha', 'hora', 'activa', 'metodo', 'vertida', 'generada', 'autoconsumida'];

/** Whether the columns are those of Datadis in its order and in kWh, from the first line of the file on. */
export function isPlainDatadis({ columnas, anchura, lineaCabecera }: Deteccion): boolean {
  return (
    lineaCabecera === 0 &&
    anchura === columnas.length &&
    (anchura === 5 || anchura === COLUMNAS.length) &&
    columnas.every(({ rol, indice, divisor }) => rol === COLUMNAS[indice] && divisor === 1)
  );
}

/** A cell that comes many times over: its bytes are compared with the last ones, and read only when they differ. */
type Repetida<T> = { bytes: Uint8Array; valor: T };

/**
 * Rows of Datadis straight from their bytes. The first cell that is not written the plain way turns `llana` to false, and the
 * row goes to the reader of text.
 */
export class LectorDatadisBytes implements LectorBytes {
  siguiente = 0;
  private llana = true;
  private bytes: Uint8Array = new Uint8Array(0);
  private readonly separador: number;
  private readonly decimal: number;
  private readonly resolucion: 15 | 60;
  private readonly lectura: LecturaDeRotulo;
  private readonly conVertido: boolean;
  private readonly readCups = createCupsReader();
  private readonly cups: Repetida<string> = { bytes: new Uint8Array(0), valor: '' };
  private readonly metodo: Repetida<string> = { bytes: new Uint8Array(0), valor: '' };
  private readonly fecha: Repetida<Dia> = { bytes: new Uint8Array(0), valor: 0 };
  private estimada: boolean | null = null;

  constructor({ separador, decimal, resolucion, anchura, etiquetado }: Leible) {
    this.separador = separador.charCodeAt(0);
    this.decimal = decimal.charCodeAt(0);
    this.resolucion = resolucion ?? 60;
    this.lectura = { etiquetado, resolucion: this.resolucion };
    this.conVertido = anchura > 5;
  }

  read(bytes: Uint8Array, inicio: number): LecturaCurva | undefined {
    this.bytes = bytes;
    this.siguiente = inicio;
    this.llana = true;
    if (!this.skipSame(this.cups, this.separador)) this.readOtherCups();
    if (!this.skipSame(this.fecha, this.separador)) this.readOtherFecha();
    const minutos = this.hora();
    if (!this.llana) return undefined;
    const activaKwh = this.kwh(this.separador);
    if (!this.skipSame(this.metodo, this.conVertido ? this.separador : LF)) this.readOtherMetodo();
    const vertidaKwh = this.conVertido ? this.kwh(this.separador) : null;
    const generadaKwh = this.conVertido ? this.kwh(this.separador) : null;
    const autoconsumidaKwh = this.conVertido ? this.kwh(LF) : null;
    if (!this.llana) return undefined;
    const intervalo = intervaloDe(
      this.fecha.valor,
      { minutos, esNumero: false, duracion: null },
      this.lectura,
    );
    if (typeof intervalo === 'string') return undefined;
    const { dia, finMin } = intervalo;
    return {
      tipo: 'lectura-curva',
      cups: this.cups.valor,
      cil: null,
      dia,
      finMin,
      verano: null,
      resolucion: this.resolucion,
      activaKwh,
      vertidaKwh,
      generadaKwh,
      autoconsumidaKwh,
      reactivaKvarh: null,
      estimada: this.estimada,
      metodo: this.metodo.valor,
    };
  }

  private skipSame({ bytes: antes }: Repetida<unknown>, fin: number): boolean {
    const { bytes, siguiente } = this;
    const largo = antes.length;
    let i = 0;
    while (i < largo && bytes[siguiente + i] === antes[i]) i++;
    return i > 0 && i === largo && this.endCell(siguiente + i, fin);
  }

  /** Leaves the cell that ends here, where what has to follow it does. */
  private endCell(p: number, fin: number): boolean {
    const { bytes } = this;
    const hasta = fin === LF && bytes[p] === CR ? p + 1 : p;
    if (bytes[hasta] !== fin) return false;
    this.siguiente = hasta + 1;
    return true;
  }

  /** The text of the cell, empty when it does not end as it has to. */
  private readCell(fin: number): string {
    const { bytes, siguiente } = this;
    let p = siguiente;
    let texto = '';
    while (p - siguiente <= MAX_CELDA && p < bytes.length && bytes[p] !== fin && bytes[p] !== CR) {
      texto += String.fromCharCode(bytes[p++]!);
    }
    if (texto === '' || !this.endCell(p, fin)) this.llana = false;
    return this.llana ? texto : '';
  }

  private keep<T>(
    repetida: Repetida<T>,
    inicio: number,
    { texto, valor }: { texto: string; valor: T },
  ): void {
    repetida.bytes = this.bytes.slice(inicio, inicio + texto.length);
    repetida.valor = valor;
  }

  private readOtherCups(): void {
    const inicio = this.siguiente;
    const texto = this.readCell(this.separador);
    const cups = this.readCups(texto);
    if (!cups.ok || cups.value.normalizado !== texto) this.llana = false;
    else this.keep(this.cups, inicio, { texto, valor: cups.value.cups });
  }

  /** The date is written `2025/10/31` or `2025-10-31`. */
  private readOtherFecha(): void {
    const { bytes, siguiente: p } = this;
    const raya = bytes[p + 4];
    const anio = this.dosCifras(p) * 100 + this.dosCifras(p + 2);
    const mes = this.dosCifras(p + 5);
    const dia = this.dosCifras(p + 8);
    const texto = this.readCell(this.separador);
    if ((raya !== BARRA && raya !== GUION) || (bytes[p + 7] !== BARRA && bytes[p + 7] !== GUION))
      this.llana = false;
    if (texto.length !== 10 || anio < 1900 || mes < 1 || mes > 12 || dia < 1) this.llana = false;
    if (!this.llana || dia > diasDelMes(anio, mes)) this.llana = false;
    else this.keep(this.fecha, p, { texto, valor: diaDe(anio, mes, dia) });
  }

  private dosCifras(p: number): number {
    const decenas = this.bytes[p]! - CERO;
    const unidades = this.bytes[p + 1]! - CERO;
    if (!(decenas >= 0 && decenas <= 9 && unidades >= 0 && unidades <= 9)) this.llana = false;
    return decenas * 10 + unidades;
  }

  /** The hour is written `07:00`. */
  private hora(): number {
    const { bytes, siguiente: p } = this;
    const minuto = this.dosCifras(p + 3);
    const minutos = this.dosCifras(p) * 60 + minuto;
    if (bytes[p + 2] !== DOS_PUNTOS || minuto > 59 || minutos > FIN_DEL_DIA) this.llana = false;
    if (minutos % this.resolucion !== 0 || !this.endCell(p + 5, this.separador)) this.llana = false;
    return minutos;
  }

  /** Digits with at most one decimal sign, which a number holds exactly, or a blank. */
  private kwh(fin: number): number | null {
    const { bytes, decimal, siguiente } = this;
    let p = siguiente;
    let cifras = 0;
    let corte = -1;
    for (; p - siguiente <= CIFRAS_EXACTAS; p++) {
      const byte = bytes[p]!;
      if (byte >= CERO && byte < CERO + 10) cifras = cifras * 10 + byte - CERO;
      else if (byte === decimal && byte !== fin && corte < 0 && p > siguiente) corte = p;
      else break;
    }
    if (p - siguiente > CIFRAS_EXACTAS || !this.endCell(p, fin)) this.llana = false;
    if (p === siguiente) return null;
    return corte < 0 ? cifras : cifras / POTENCIAS_DE_10[p - 1 - corte]!;
  }

  private readOtherMetodo(): void {
    const inicio = this.siguiente;
    const texto = this.readCell(this.conVertido ? this.separador : LF);
    for (let i = 0; i < texto.length; i++) {
      const letra = texto.charCodeAt(i) | 32;
      if (letra < LETRA_A || letra > LETRA_Z) this.llana = false;
    }
    if (!this.llana) return;
    this.keep(this.metodo, inicio, { texto, valor: texto });
    this.estimada = isEstimated(texto);
  }
}
