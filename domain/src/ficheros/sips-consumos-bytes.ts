import { type Dia, diaDe, diasDelMes } from '../fecha.ts';
import type { Separador } from './campos.ts';
import type { LectorBytes } from './formato.ts';
import type { SeisPeriodos, SipsConsumo } from './registro.ts';
import { createCupsReader } from './suministro.ts';

const [LF, CR, GUION, CERO, NUEVE, LETRA_A, LETRA_Z] = [10, 13, 45, 48, 57, 65, 90] as const;
const LARGO_CUPS = 22;
const MAX_EXACTO = 1e15;
/** Years that are read this way; any other goes to the reader of text. */
const [PRIMER_ANIO, ULTIMO_ANIO] = [1900, 2199] as const;

/**
 * Rows of SIPS consumption straight from their bytes: the national file has some 10⁹ rows, and this way they are
 * read about eight times faster than by cutting them into cells of text. It goes cell by cell along the row; the
 * first cell that is not written the plain way (quotes, spaces, decimals, another order of the date…) turns `llana`
 * to false.
 */
export class LectorConsumoBytes implements LectorBytes {
  siguiente = 0;
  private llana = true;
  private bytes: Uint8Array = new Uint8Array(0);
  private readonly separador: number;
  private readonly sips2: boolean;
  private readonly readCups = createCupsReader();
  private cupsEnBytes: Uint8Array = new Uint8Array(0);
  private cups = '';
  /** Day before the first of each month read so far, by months since 1900; 0 for the others. */
  private readonly visperas = new Int32Array(12 * (ULTIMO_ANIO - PRIMER_ANIO + 2));
  private readonly codigos: string[] = [];

  constructor(separador: Separador, sips2: boolean) {
    this.separador = separador.charCodeAt(0);
    this.sips2 = sips2;
  }

  read(bytes: Uint8Array, inicio: number): SipsConsumo | undefined {
    this.bytes = bytes;
    this.siguiente = inicio;
    this.llana = true;
    this.readPunto();
    const desde = this.fecha();
    const hasta = this.fecha();
    const codigoTarifa = this.tarifa();
    if (!this.llana || hasta < desde) return undefined;
    const activaKwh = this.periodos();
    const reactiva = this.periodos();
    const capacitivaKvarh = this.sips2 ? null : this.periodos();
    const demandaKw = this.periodos();
    const codigoDh = this.codigo(false);
    const tipoLectura = this.codigo(true);
    if (!this.llana) return undefined;
    return {
      tipo: 'sips-consumo',
      cups: this.cups,
      desde,
      hasta,
      codigoTarifa,
      activaKwh,
      reactivaKvarh: this.sips2 ? reactiva : null,
      inductivaKvarh: this.sips2 ? null : reactiva,
      capacitivaKvarh,
      demandaKw,
      codigoDh,
      tipoLectura,
    };
  }

  /** The rows of a supply point come together: comparing its bytes with the last ones spares reading them. */
  private readPunto(): void {
    const { bytes, cupsEnBytes, siguiente, separador } = this;
    const largo = cupsEnBytes.length;
    let i = 0;
    while (i < largo && bytes[siguiente + i] === cupsEnBytes[i]) i++;
    if (i === 0 || i < largo || bytes[siguiente + i] !== separador) this.readOtherPunto();
    else this.siguiente = siguiente + i + 1;
  }

  private readOtherPunto(): void {
    const { bytes, siguiente, separador } = this;
    let fin = siguiente;
    let texto = '';
    while (fin - siguiente <= LARGO_CUPS && fin < bytes.length && bytes[fin] !== separador) {
      texto += String.fromCharCode(bytes[fin++]!);
    }
    const cups = this.readCups(texto);
    if (!cups.ok || cups.value.normalizado !== texto) {
      this.llana = false;
      return;
    }
    this.cupsEnBytes = bytes.slice(siguiente, fin);
    this.cups = cups.value.cups;
    this.siguiente = fin + 1;
  }

  /** The date is written `2025-10-31`. */
  private fecha(): Dia {
    const { bytes, siguiente: p } = this;
    this.siguiente = p + 11;
    if (bytes[p + 4] !== GUION || bytes[p + 7] !== GUION) this.llana = false;
    if (bytes[p + 10] !== this.separador) this.llana = false;
    const anio = this.dosCifras(p) * 100 + this.dosCifras(p + 2);
    const mes = this.dosCifras(p + 5);
    const dia = this.dosCifras(p + 8);
    if (!this.llana) return 0;
    const vispera = this.visperas[(anio - PRIMER_ANIO) * 12 + mes] || this.readOtherMonth(anio, mes);
    const ultimo = dia <= 28 ? 28 : diasDelMes(anio, mes);
    if (dia < 1 || dia > ultimo) this.llana = false;
    return vispera + dia;
  }

  private readOtherMonth(anio: number, mes: number): Dia {
    if (anio < PRIMER_ANIO || anio > ULTIMO_ANIO || mes < 1 || mes > 12) {
      this.llana = false;
      return 0;
    }
    const vispera = diaDe(anio, mes, 1) - 1;
    this.visperas[(anio - PRIMER_ANIO) * 12 + mes] = vispera;
    return vispera;
  }

  private dosCifras(p: number): number {
    const decenas = this.bytes[p]! - CERO;
    const unidades = this.bytes[p + 1]! - CERO;
    if (!(decenas >= 0 && decenas <= 9 && unidades >= 0 && unidades <= 9)) this.llana = false;
    return decenas * 10 + unidades;
  }

  /** Three digits; a code with letters, if there is any, goes the other way. */
  private tarifa(): string {
    const { bytes, siguiente: p } = this;
    this.siguiente = p + 4;
    const codigo = this.dosCifras(p) * 10 + (this.dosCifras(p + 1) % 10);
    if (!this.llana || bytes[p + 3] !== this.separador) {
      this.llana = false;
      return '';
    }
    this.codigos[codigo] ??= String(codigo).padStart(3, '0');
    return this.codigos[codigo];
  }

  private periodos(): SeisPeriodos {
    return [this.miles(), this.miles(), this.miles(), this.miles(), this.miles(), this.miles()];
  }

  /** A whole number of W, Wh or VArh divided by 1000, or a blank. */
  private miles(): number | null {
    const { bytes, separador } = this;
    let p = this.siguiente;
    let valor = bytes[p]! - CERO;
    if (!(valor >= 0 && valor <= 9)) return this.blanco();
    for (let cifra = bytes[++p]! - CERO; cifra >= 0 && cifra <= 9; cifra = bytes[++p]! - CERO) {
      valor = valor * 10 + cifra;
    }
    if (valor >= MAX_EXACTO || bytes[p] !== separador) this.llana = false;
    this.siguiente = p + 1;
    return valor / 1000;
  }

  private blanco(): null {
    if (this.bytes[this.siguiente] !== this.separador) this.llana = false;
    this.siguiente++;
    return null;
  }

  /** A code of one digit or capital letter, or none. */
  private codigo(ultimo: boolean): string | null {
    const { bytes, siguiente: p } = this;
    const byte = bytes[p]!;
    const hay = (byte >= CERO && byte <= NUEVE) || (byte >= LETRA_A && byte <= LETRA_Z);
    const fin = hay ? p + 1 : p;
    const conCr = ultimo && bytes[fin] === CR ? 1 : 0;
    if (bytes[fin + conCr] !== (ultimo ? LF : this.separador)) this.llana = false;
    this.siguiente = fin + conCr + 1;
    return hay ? String.fromCharCode(byte) : null;
  }
}
