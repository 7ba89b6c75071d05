import type { Zona } from './calendario.ts';
import { enFecha } from './cifras-en-texto.ts';
import type { CondicionDeSuministro } from './condicion-de-suministro.ts';
import { exact, over, plus, round } from './exact.ts';
import type { Compensacion } from './excedentes/compensacion.ts';
import type { PreciosFactura } from './factura/entrada.ts';
import type { Dia } from './fecha.ts';
import { fail, type Issue, ok, type Result } from './result.ts';
import { periodosDe, type TarifaDeSuministro } from './tarifas.ts';
import type { EnergiaConsumida, PrecioDeEnergia } from './tipos-de-producto/reglas-de-tipo.ts';
import type { TipoDeProducto } from './tipos-de-producto/tipo.ts';
import { type PreciosPorTipo, reglasDe } from './tipos-de-producto/tipos-de-producto.ts';
import { checkByPeriod } from './valores-por-periodo.ts';

/** Both ends are included. */
export type Banda = { readonly minimo: number; readonly maximo: number };

/** What the house adds to the supplier's prices and the client pays: so much per MWh, and per kW of each period a year. */
export type Fees = { readonly feeEnergiaEurMwh: number; readonly feePotenciaEurKwAnio: number };

type Comun = {
  readonly id: string;
  readonly nombre: string;
  readonly comercializadora: string;
  readonly tarifa: TarifaDeSuministro;
  /** Every zone is admitted when absent. */
  readonly zonas?: readonly Zona[];
  readonly vigencia: { readonly desde: Dia; readonly hasta?: Dia };
  readonly feeEnergiaEurMwh: Banda;
  readonly feePotenciaEurKwAnio: Banda;
  /** The highest contracted power of a supply to which it is sold, kW. */
  readonly potenciaKw?: Banda;
  readonly consumoAnualMwh?: Banda;
  /** The house has taken it off sale, whatever the days of its prices. */
  readonly retirado?: boolean;
  /** False means that it is not sold to a supply with self-consumption. */
  readonly admiteAutoconsumo?: boolean;
  /** What it makes of surplus; it pays none when null or absent. */
  readonly excedentes?: Compensacion | null | undefined;
  readonly potenciaEurKwAnio: readonly (number | null)[];
  readonly peajesIncluidos: boolean;
};

/**
 * A version of a supplier's product, as the price book holds it: what all have, and the prices of its kind. A missing
 * price is null, never zero.
 */
export type Producto<T extends TipoDeProducto = TipoDeProducto> = {
  [K in T]: Comun & PreciosPorTipo[K] & { readonly tipo: K };
}[T];

/** The prices of an offer. Only gas has a fixed term, €/month, which no power prices. */
export type PreciosDeOferta = PreciosFactura & { readonly fijoEurMes?: number | undefined };

export type Destino = {
  readonly tarifa: TarifaDeSuministro;
  readonly zona: Zona;
  readonly potenciasKw: readonly number[];
  readonly consumoAnualMwh: number;
  /** Day on which the prices must be in force. */
  readonly fecha: Dia;
  readonly condicion?: CondicionDeSuministro | undefined;
};

/** Each zone as a sentence names it. */
const EN_ZONA: Readonly<Record<Zona, string>> = {
  peninsula: 'la península',
  baleares: 'Baleares',
  canarias: 'Canarias',
  ceuta: 'Ceuta',
  melilla: 'Melilla',
};

/**
 * Every reason for which a product cannot be sold to a supply; none when it can. Whoever sells asks here: the study,
 * the proposal, its acceptance, the contract by hand or from a file, and the renewal. `part` names the fee or the
 * price at fault, where one is.
 */
export function motivosDeExclusion(producto: Producto, destino: Destino, fees: Fees): Issue[] {
  const motivos: Issue[] = motivosDelSuministro(producto, destino);
  const exclude = (code: string, message: string) => motivos.push({ code, message });
  if (producto.retirado) exclude('retirado', 'Se ha retirado de la venta');
  if (producto.tarifa !== destino.tarifa) {
    exclude('otra-tarifa', `Es para ${producto.tarifa} y el suministro es ${destino.tarifa}`);
  }
  if (producto.zonas && !producto.zonas.includes(destino.zona)) {
    exclude('otra-zona', `No se vende en ${EN_ZONA[destino.zona]}`);
  }
  const { desde, hasta } = producto.vigencia;
  if (destino.fecha < desde) exclude('programado', `Se vende desde el ${enFecha(desde)}`);
  if (hasta !== undefined && destino.fecha > hasta) exclude('caducado', `Caducó el ${enFecha(hasta)}`);
  const potencia = Math.max(0, ...destino.potenciasKw);
  if (producto.potenciaKw && fuera(producto.potenciaKw, potencia)) {
    exclude(
      'potencia-fuera-de-rango',
      `Se vende entre ${rango(producto.potenciaKw, 'kW')} y aquí hay ${potencia}`,
    );
  }
  const { consumoAnualMwh } = producto;
  if (consumoAnualMwh && fuera(consumoAnualMwh, destino.consumoAnualMwh)) {
    const consumo = round(destino.consumoAnualMwh, 1);
    exclude(
      'consumo-fuera-de-rango',
      `Se vende entre ${rango(consumoAnualMwh, 'MWh/año')} y aquí hay ${consumo}`,
    );
  }
  const issue = checkFees(producto, fees);
  if (issue) motivos.push(issue);
  const potencias = completos(producto.potenciaEurKwAnio, 'potencia', producto.tarifa);
  if (!potencias.ok) motivos.push(potencias.issue);
  const energias = completos(preciosDelLibro(producto), 'energia', producto.tarifa);
  if (!energias.ok) motivos.push(energias.issue);
  return motivos;
}

function motivosDelSuministro({ admiteAutoconsumo = true }: Producto, { condicion }: Destino): Issue[] {
  const motivos: Issue[] = [];
  if (condicion?.noContratable !== undefined) {
    motivos.push({ code: 'suministro-no-contratable', message: condicion.noContratable });
  }
  if (condicion?.conAutoconsumo && !admiteAutoconsumo) {
    const message = 'No se vende a suministros con autoconsumo, y este lo tiene';
    motivos.push({ code: 'con-autoconsumo', message });
  }
  return motivos;
}

/** The energy price of each period that the price book gives for a product, €/kWh. */
export function preciosDelLibro<T extends TipoDeProducto>(producto: Producto<T>): readonly (number | null)[] {
  return reglasDe(producto.tipo).preciosDelLibro(producto);
}

/** What the energy of a product costs for a consumption, €/kWh, without fees; refused as its kind does. */
export function priceEnergia<T extends TipoDeProducto>(
  producto: Producto<T>,
  consumida: EnergiaConsumida,
): Result<PrecioDeEnergia> {
  return reglasDe(producto.tipo).priceEnergia(producto, consumida);
}

/**
 * The prices a client would pay with these fees on top, €/kWh and €/kW·año to nine decimals. `energiaEurKwh` is what the
 * product's kind makes of its prices. It refuses fees outside the product's bands (`fee-fuera-de-banda`) and a price that
 * is missing (`precio-que-falta`).
 */
export function preciosConFees(
  producto: Producto,
  energiaEurKwh: readonly (number | null)[],
  fees: Fees,
): Result<PreciosFactura> {
  const issue = checkFees(producto, fees);
  if (issue) return { ok: false, issue };
  const energia = completos(energiaEurKwh, 'energia', producto.tarifa);
  if (!energia.ok) return energia;
  const potencia = completos(producto.potenciaEurKwAnio, 'potencia', producto.tarifa);
  if (!potencia.ok) return potencia;
  return ok({
    energiaEurKwh: energia.value.map((precio) => addFee(precio, fees.feeEnergiaEurMwh, 1000)),
    potenciaEurKwAnio: potencia.value.map((precio) => addFee(precio, fees.feePotenciaEurKwAnio, 1)),
    peajesIncluidos: producto.peajesIncluidos,
  });
}

/** Decimals of a price with its fee: enough for any published price, few enough to hide binary noise. */
const DECIMALES_PRECIO = 9;

function addFee(precio: number, fee: number, divisor: number): number {
  return round(plus(exact(precio), over(exact(fee), divisor)), DECIMALES_PRECIO);
}

function completos(
  precios: readonly (number | null)[],
  magnitud: 'energia' | 'potencia',
  tarifa: TarifaDeSuministro,
): Result<number[]> {
  const falta = precios.indexOf(null);
  if (falta >= 0) {
    const nombre = magnitud === 'energia' ? 'energía' : 'potencia';
    return fail('precio-que-falta', `Falta el precio de ${nombre} de P${falta + 1}`, magnitud);
  }
  const dados = precios.filter((precio) => precio !== null);
  const issue = checkByPeriod(dados, periodosDe(tarifa, magnitud), magnitud);
  return issue ? { ok: false, issue } : ok(dados);
}

function checkFees(producto: Producto, fees: Fees): Issue | undefined {
  const code = 'fee-fuera-de-banda';
  if (fuera(producto.feeEnergiaEurMwh, fees.feeEnergiaEurMwh)) {
    const message = `El fee de energía ha de estar entre ${rango(producto.feeEnergiaEurMwh, '€/MWh')}`;
    return { code, message, part: 'feeEnergiaEurMwh' };
  }
  // Supplies of both energies are studied with the same fees, and gas has no power to charge one on.
  const conPotencia = periodosDe(producto.tarifa, 'potencia') > 0;
  if (conPotencia && fuera(producto.feePotenciaEurKwAnio, fees.feePotenciaEurKwAnio)) {
    const message = `El fee de potencia ha de estar entre ${rango(producto.feePotenciaEurKwAnio, '€/kW·año')}`;
    return { code, message, part: 'feePotenciaEurKwAnio' };
  }
  return undefined;
}

function fuera(banda: Banda, valor: number): boolean {
  return !(valor >= banda.minimo && valor <= banda.maximo);
}

function rango(banda: Banda, unidad: string): string {
  return `${banda.minimo} y ${banda.maximo} ${unidad}`;
}
