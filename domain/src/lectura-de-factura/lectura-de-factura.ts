import { motivoDeGas } from '../cups-de-gas.ts';
import { type Dia, formatFecha } from '../fecha.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';
import { type Campo, Campos, cuerpoDeFactura, type Origen } from './campo.ts';
import { addLineas } from './campos-de-conceptos.ts';
import { decimalOf } from './cifras-impresas.ts';
import { addUsosSueltos } from './cifras-sueltas.ts';
import type { Clase } from './clases.ts';
import { addComercializadora } from './comercializadora.ts';
import type { Concepto } from './concepto.ts';
import { conceptosDe } from './conceptos.ts';
import { codigoTras, cupsEn, estimadasEn, fechaTras, type Hallados, tarifasEn } from './etiquetas.ts';
import type { Formato } from './formatos/formato.ts';
import type { Palabra, Renglon } from './palabra.ts';
import { type PeriodoImpreso, periodoImpreso } from './periodo-de-facturacion.ts';
import { renglonesByColumn, wholeRenglones } from './renglones.ts';
import { candidatosDe, sumaQueCuadra, sumOf, totalesDe } from './sumas.ts';

/** What was read of a bill; every figure says where it stands and whether it is sure. */
export type LecturaDeFactura = {
  readonly comercializadora: string | null;
  readonly campos: readonly Campo[];
  /** The body of the bill's call, as far as it is known. */
  readonly factura: Readonly<Record<string, unknown>>;
  readonly comprobacion: {
    readonly sumaLineas: number | null;
    readonly total: number | null;
    readonly cuadra: boolean;
  };
  /** The lines that were counted, as they are printed. */
  readonly lineas: readonly LineaImpresa[];
  readonly avisos: readonly string[];
};

/** A line of a bill with the amount that it prints, €. */
export type LineaImpresa = {
  readonly concepto: Clase;
  readonly texto: string;
  readonly periodo: number | null;
  readonly importe: number;
};

const NUMERO =
  /(?:n[º°.o]*|num(?:ero)?\.?|referencia)\s*(?:de\s*)?(?:la\s*)?factura\s*:?|factura\s*(?:n[º°.o]+|num(?:ero)?\.?)\s*:?|(?:^|\W)factura\s*:|^factura(?=\s+[a-z\d/-]*\d{3})/;
const FECHA_DE_FACTURA =
  /fecha\s*(?:de\s*)?(?:la\s*)?(?:emision|expedicion|factura)(?:\s*de\s*(?:la\s*)?factura)?\s*:?|emitida\s*el|(?:^|\W)emision\s*:/;

/**
 * Reads a bill from its words and their places: by the words of its supplier where they are known, and by those that all
 * bills share. kW, kWh, €/kWh, €/kW·day or year and €; days as `2026-01-31`, the first of them not billed. A field is sure
 * only where its own figures prove it: control letters, a product, days that agree, lines whose sum is the total.
 */
export function readFactura(palabras: readonly Palabra[], origen: Origen = 'texto'): LecturaDeFactura {
  const lineas = { columnas: renglonesByColumn(palabras), enteras: wholeRenglones(palabras) };
  const campos = new Campos(origen);
  const formato = addComercializadora(campos, lineas.enteras);
  const tarifa = addUnique(campos, 'tarifa', tarifasEn(lineas.enteras));
  addDatos(campos, lineas, formato);
  const cups = campos.get('cups')?.valor;
  const deGas = typeof cups === 'string' ? motivoDeGas(cups) : undefined;
  const avisos: string[] = deGas === undefined ? [] : [deGas];
  const { conceptos, comprobacion } = addCuenta(campos, lineas, { formato, tarifa, avisos });
  const todos = campos.all();
  return {
    comercializadora: formato?.comercializadora ?? null,
    campos: todos,
    factura: cuerpoDeFactura(todos),
    comprobacion,
    lineas: conceptos.map(({ clase, texto, periodo, importe }) => ({
      concepto: clase,
      texto,
      periodo: periodo ?? null,
      importe: importe.valor,
    })),
    avisos: [...new Set(avisos)],
  };
}

/** The lines of the bill, its columns one after the other and across them. */
type Lineas = { readonly columnas: readonly Renglon[]; readonly enteras: readonly Renglon[] };

/** What a bill says of itself: whose it is, its number and its date. */
function addDatos(campos: Campos, { columnas, enteras }: Lineas, formato: Formato | undefined): void {
  const conjuntos = [columnas, enteras];
  addUnique(campos, 'cups', firstOf(conjuntos, cupsEn));
  addUnique(campos, 'numero', numerosEn(conjuntos, formato));
  const [estimada] = estimadasEn(enteras);
  if (estimada) campos.add('lectura', estimada.valor, { palabras: estimada.palabras, segura: false });
  const emision = firstOf(
    conjuntos,
    (renglones) => fechaTras(renglones, FECHA_DE_FACTURA),
    (renglones) => (formato?.fechaFactura ? fechaTras(renglones, formato.fechaFactura) : []),
  );
  const escritas = emision.map(({ valor, palabras }) => ({ valor: formatFecha(valor), palabras }));
  addUnique(campos, 'fechaFactura', escritas);
}

/** The numbers of bill that some lines name, by the words of the supplier first. */
export function numerosEn(
  conjuntos: readonly (readonly Renglon[])[],
  formato: Formato | undefined,
): Hallados<string> {
  return firstOf(
    conjuntos,
    (renglones) => codigoTras(renglones, formato?.numero ?? NUMERO),
    (renglones) => codigoTras(renglones, NUMERO),
  );
}

type DatosDeLaCuenta = {
  readonly formato: Formato | undefined;
  readonly tarifa: Tarifa | undefined;
  readonly avisos: string[];
};

type CuentaLeida = Pick<LecturaDeFactura, 'comprobacion'> & { readonly conceptos: readonly Concepto[] };

/** The days, the lines and the total, which prove each other. */
function addCuenta(
  campos: Campos,
  { columnas, enteras }: Lineas,
  { formato, tarifa, avisos }: DatosDeLaCuenta,
): CuentaLeida {
  const impreso = periodoImpreso(columnas) ?? periodoImpreso(enteras);
  const decimal = decimalOf(enteras);
  const read = (renglones: readonly Renglon[], dias: number | undefined) =>
    conceptosDe(renglones, { decimal, dias, clases: formato?.clases });
  const dias = impreso && daysOf(impreso, read(columnas, undefined));
  if (impreso) addPeriodo(campos, impreso, { dias, avisos });
  const contados = dias ?? (impreso ? impreso.hasta.valor - impreso.desde.valor : undefined);
  const lecturas = [read(columnas, contados), read(enteras, contados)];
  const periodos = tarifa && {
    energia: periodosDe(tarifa, 'energia'),
    potencia: periodosDe(tarifa, 'potencia'),
  };
  const suma = sumaQueCuadra(lecturas);
  const conceptos = suma?.conceptos ?? candidatosDe(best(lecturas));
  const varias = isSeveral(campos, impreso);
  if (varias) avisos.push('El PDF parece traer más de una factura: se lee la primera, y hay que confirmarla');
  const firme = suma !== undefined && !suma.elegida && !varias;
  avisos.push(...addLineas(campos, { conceptos, firme, periodos }));
  const deColumnas = suma === undefined || lecturas[0]?.includes(suma.total) === true;
  const planaKwh = firme ? flatKwh(conceptos) : undefined;
  addUsosSueltos(campos, deColumnas ? columnas : enteras, { decimal, periodos, planaKwh });
  const total = suma?.total ?? totalesDe(best(lecturas))[0];
  if (total)
    campos.add('total', total.importe.valor, {
      palabras: total.importe.palabras,
      segura: suma !== undefined && !varias,
    });
  if (!suma) avisos.push('La suma de las líneas leídas no es el total: confirma las cifras');
  const comprobacion = {
    sumaLineas: conceptos.length > 0 ? (suma?.suma ?? sumOf(conceptos)) : null,
    total: total?.importe.valor ?? null,
    cuadra: suma !== undefined,
  };
  return { conceptos, comprobacion };
}

/** Two numbers of a bill, or two periods of which neither holds the other. */
function isSeveral(campos: Campos, impreso: PeriodoImpreso | undefined): boolean {
  return campos.get('numero')?.confianza === 'por-confirmar' && impreso?.claro === false;
}

/** The kWh of the only line of energy, where it names no period. */
function flatKwh(conceptos: readonly Concepto[]): number | undefined {
  const [unica, otra] = conceptos.filter(({ clase }) => clase === 'energia');
  return unica && !otra && unica.periodo === undefined && unica.comprobado
    ? unica.cantidad?.valor
    : undefined;
}

/** The reading in which most lines say how they are made. */
function best(lecturas: readonly (readonly Concepto[])[]): readonly Concepto[] {
  const comprobados = (conceptos: readonly Concepto[]) =>
    conceptos.filter(({ comprobado }) => comprobado).length;
  return lecturas.reduce((a, b) => (comprobados(b) > comprobados(a) ? b : a));
}

function firstOf<T>(
  conjuntos: readonly (readonly Renglon[])[],
  ...buscar: readonly ((renglones: readonly Renglon[]) => Hallados<T>)[]
): Hallados<T> {
  for (const busca of buscar) {
    for (const renglones of conjuntos) {
      const hallados = busca(renglones);
      if (hallados.length > 0) return hallados;
    }
  }
  return [];
}

/** Adds what was found, sure only if all that was found says the same. */
function addUnique<T extends string | number>(
  campos: Campos,
  nombre: string,
  hallados: Hallados<T>,
): T | undefined {
  const [primero] = hallados;
  if (!primero) return undefined;
  const segura = hallados.every(({ valor }) => valor === primero.valor);
  campos.add(nombre, primero.valor, { palabras: primero.palabras, segura });
  return segura ? primero.valor : undefined;
}

/** The days that the bill says: beside its dates, or those of its power lines, which add up over its stretches. */
function daysOf(impreso: PeriodoImpreso, conceptos: readonly Concepto[]): number | undefined {
  if (impreso.dias !== undefined) return impreso.dias;
  const porPeriodo = new Map<string, number>();
  for (const { clase, periodo, dias, comprobado } of conceptos) {
    if (
      !dias ||
      !comprobado ||
      !(clase === 'potencia' || clase === 'peaje-potencia' || clase === 'alquiler' || clase === 'bono-social')
    )
      continue;
    const clave = `${clase} ${periodo}`;
    porPeriodo.set(clave, (porPeriodo.get(clave) ?? 0) + dias.valor);
  }
  const cuentas = new Set(porPeriodo.values());
  return cuentas.size === 1 ? [...cuentas][0] : undefined;
}

/** The day of the first reading is not billed: where a bill prints its first billed day, the one before is that of the reading. */
function addPeriodo(
  campos: Campos,
  { desde, hasta, claro }: PeriodoImpreso,
  { dias, avisos }: { readonly dias: number | undefined; readonly avisos: string[] },
): void {
  const entre = hasta.valor - desde.valor;
  const inclusive = dias === entre + 1;
  const segura = claro && (dias === entre || inclusive);
  const primero: Dia = inclusive ? desde.valor - 1 : desde.valor;
  campos.add('desde', formatFecha(primero), { palabras: desde.palabras, segura });
  campos.add('hasta', formatFecha(hasta.valor), { palabras: hasta.palabras, segura });
  if (inclusive)
    avisos.push('La factura imprime el primer día facturado: la lectura inicial es la del día anterior');
  if (dias === undefined)
    avisos.push('La factura no dice cuántos días cobra: confirma si el primero se factura');
  else if (dias !== entre && !inclusive)
    avisos.push(`La factura dice ${dias} días y entre sus fechas hay ${entre}`);
}
