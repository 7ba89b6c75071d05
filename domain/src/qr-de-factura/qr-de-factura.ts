import { parseCups } from '../cups.ts';
import { exact, round, times } from '../exact.ts';
import { type Fecha, formatFecha } from '../fecha.ts';
import type { LeyDelMes } from '../impuestos/normas.ts';
import { limitesDeTarifa } from '../potencia-optima/limites.ts';
import { type Issue, ok, type Result } from '../result.ts';
import { aviso, avisosDeFechas, avisosDePalabras } from './avisos-del-codigo.ts';
import type { ClaveDeCifra, ClaveDeFecha, ClaveDeTexto } from './claves.ts';
import type { Comprobacion, ImportesDelCodigo } from './comprobacion.ts';
import { type Pares, readPares } from './pares.ts';
import { comprobacionDe, importesDe } from './total-del-codigo.ts';

type PorPeriodo = readonly (number | null)[];

/** N ordinary, A cancelling, R rectifying, C complementary, G regularising. */
export const TIPOS_DE_FACTURA = ['N', 'A', 'R', 'C', 'G'] as const;

/** What the QR code of a bill says; null stands for what it does not say. */
export type FacturaDelCodigo = {
  readonly cups: string | null;
  readonly codigoPostal: string | null;
  /** The code is defined for 2.0TD; null where its powers do not fit that tariff. */
  readonly tarifa: '2.0TD' | null;
  /** The first reading, whose day is not billed. */
  readonly desde: Fecha | null;
  readonly hasta: Fecha | null;
  readonly fechaFactura: Fecha | null;
  readonly tipoFactura: (typeof TIPOS_DE_FACTURA)[number] | null;
  /** Its code in the CNMC's register, such as `R2-001`. */
  readonly comercializadora: string | null;
  /**
   * `tipo` is that of the norm: A PVPC; B, C and D indexed; E fixed with three prices; F with one; G with flexible bands;
   * H flat. A second character 1 says that a fixed monthly amount is paid.
   */
  readonly contrato: {
    readonly tipo: string | null;
    readonly fin: Fecha | null;
    readonly finPenalizacion: Fecha | null;
  };
  /** kW of P1 and P2. */
  readonly potencias: PorPeriodo | null;
  readonly maximetros: PorPeriodo | null;
  /** kWh of P1 to P3. */
  readonly consumos: PorPeriodo | null;
  /** kWh of P1 to P3 in the twelve months from `desdeAnual`. */
  readonly consumoAnual: PorPeriodo | null;
  readonly desdeAnual: Fecha | null;
  /** Before discounts, in €/kW·year and €/kWh. */
  readonly precios: {
    readonly potenciaEurKwAnio: PorPeriodo | null;
    readonly energiaEurKwh: PorPeriodo | null;
  };
  readonly importes: { readonly [I in keyof ImportesDelCodigo | 'total']: number | null };
  /** Null where the code has no total, or no amounts to add up. */
  readonly comprobacion: Comprobacion | null;
  readonly avisos: readonly Issue[];
};

/**
 * Reads the QR code that the CNMC prescribes on bills (resolution of 24-06-2021, Annex I, as changed by BOE-A-2022-16989):
 * powers in kW, energy in kWh, amounts in €. It refuses any other text (`qr-desconocido`, with its reason); what the code
 * lacks is null, and what it says that needs care is among `avisos`.
 */
export function readQrDeFactura(texto: string, ley: LeyDelMes = {}): Result<FacturaDelCodigo> {
  const leidos = readPares(texto);
  if (!leidos.ok) return leidos;
  const pares = leidos.value;
  const textoDe = (clave: ClaveDeTexto) => pares.textos.get(clave) ?? null;
  const fechaDe = (clave: ClaveDeFecha) => {
    const dia = pares.fechas.get(clave);
    return dia === undefined ? null : formatFecha(dia);
  };
  const potencias = porPeriodo(pares, 'pP1', 'pP2');
  const potenciaMaximaKw = Math.max(0, ...(potencias ?? []).map((kw) => kw ?? 0));
  const tarifa = tarifaDe(potenciaMaximaKw);
  const precios = preciosDe(pares, potencias);
  const comprobacion = comprobacionDe(pares, potenciaMaximaKw, ley);
  const cups = cupsDe(textoDe('cups'));
  const tipoFactura = TIPOS_DE_FACTURA.find((tipo) => tipo === textoDe('tf')?.toUpperCase()) ?? null;
  return ok({
    cups: cups.cups,
    codigoPostal: textoDe('cp'),
    tarifa: tarifa.tarifa,
    desde: fechaDe('iniF'),
    hasta: fechaDe('finF'),
    fechaFactura: fechaDe('fFact'),
    tipoFactura,
    comercializadora: textoDe('com'),
    contrato: {
      tipo: textoDe('tc'),
      fin: fechaDe('finContrato'),
      finPenalizacion: fechaDe('finPen'),
    },
    potencias,
    maximetros: porPeriodo(pares, 'pmaxP1', 'pmaxP2'),
    consumos: porPeriodo(pares, 'cfP1', 'cfP2', 'cfP3'),
    consumoAnual: porPeriodo(pares, 'caP1', 'caP2', 'caP3'),
    desdeAnual: fechaDe('iniA'),
    precios: {
      potenciaEurKwAnio: precios.potencia,
      energiaEurKwh: porPeriodo(pares, 'prE1', 'prE2', 'prE3'),
    },
    importes: { total: pares.cifras.get('imp') ?? null, ...importesDe(pares) },
    comprobacion: comprobacion?.comprobacion ?? null,
    avisos: [
      ...pares.avisos,
      ...cups.avisos,
      ...tarifa.avisos,
      ...avisosDeFechas(pares.fechas),
      ...precios.avisos,
      ...avisosDePalabras(pares, tipoFactura),
      ...(comprobacion?.avisos ?? [
        aviso('sin-comprobar', 'El código no lleva los importes con los que comprobar el total', 'imp'),
      ]),
    ],
  });
}

/** Null when the code has none of those values. */
function porPeriodo({ cifras }: Pares, ...claves: readonly ClaveDeCifra[]): PorPeriodo | null {
  const valores = claves.map((clave) => cifras.get(clave) ?? null);
  return valores.every((valor) => valor === null) ? null : valores;
}

function tarifaDe(potenciaMaximaKw: number): { tarifa: FacturaDelCodigo['tarifa']; avisos: Issue[] } {
  const { max } = limitesDeTarifa('2.0TD');
  if (potenciaMaximaKw <= max) return { tarifa: '2.0TD', avisos: [] };
  const message = `Hay más de ${max} kW: no es una 2.0TD, para la que se define el código`;
  return { tarifa: null, avisos: [aviso('no-es-2.0td', message, 'pP1')] };
}

/** The CUPS as it is written where its check fails, so that whoever holds the bill sees what to correct. */
function cupsDe(escrito: string | null): { cups: string | null; avisos: Issue[] } {
  if (escrito === null)
    return { cups: null, avisos: [aviso('sin-cups', 'El código no lleva el CUPS', 'cups')] };
  const leido = parseCups(escrito);
  if (leido.ok) return { cups: leido.value.normalizado, avisos: [] };
  return { cups: escrito, avisos: [{ ...leido.issue, part: 'cups' }] };
}

/**
 * The norm asks for €/kW·year, and some suppliers send €/kW·day: the amount of the power tells which, or where it is
 * missing, that a year of P1 costs more than 2 €/kW and a day never does.
 */
function preciosDe(
  pares: Pares,
  potencias: PorPeriodo | null,
): { potencia: PorPeriodo | null; avisos: Issue[] } {
  const escritos = porPeriodo(pares, 'prP1', 'prP2');
  if (escritos === null) return { potencia: null, avisos: [] };
  if (!arePerDay(escritos, potencias, pares)) return { potencia: escritos, avisos: [] };
  const potencia = escritos.map((precio) => (precio === null ? null : round(times(exact(precio), 365), 9)));
  const message = 'El precio de la potencia viene en €/kW·día: se ha pasado a €/kW·año';
  return { potencia, avisos: [aviso('precio-por-dia', message, 'prP1')] };
}

function arePerDay(precios: PorPeriodo, potencias: PorPeriodo | null, { cifras, fechas }: Pares): boolean {
  const [desde, hasta, importe] = [fechas.get('iniF'), fechas.get('finF'), cifras.get('impPot')];
  if (desde !== undefined && hasta !== undefined && importe && potencias) {
    const porDia =
      precios.reduce<number>((suma, precio, p) => suma + (precio ?? 0) * (potencias[p] ?? 0), 0) *
      (hasta - desde);
    const lejos = (calculado: number) => Math.abs(Math.log(Math.max(calculado, 1e-6) / Math.abs(importe)));
    return lejos(porDia) < lejos(porDia / 365);
  }
  return Math.max(...precios.map((precio) => precio ?? 0)) < 2;
}
