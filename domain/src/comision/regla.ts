import { conUnidad, enCifra, enFecha } from '../cifras-en-texto.ts';
import type { Fecha } from '../fecha.ts';
import type { TarifaDeSuministro } from '../tarifas.ts';

/** The lower end belongs to it and the upper one does not; null: without end. */
export type BandaComision = { readonly desde: number | null; readonly hasta: number | null };

/**
 * `fija` is € per contract, `por-mwh` € per MWh of a year, and `porcentaje-fee` the per cent of what the fees
 * earn in a year.
 */
export type TipoComision = 'fija' | 'por-mwh' | 'porcentaje-fee';

/** A commission rule. It is about one product, or about what its supplier and tariff say; null means any. */
export type ReglaComision = {
  readonly id: string;
  readonly productoId: string | null;
  readonly comercializadora: string | null;
  readonly tarifa: TarifaDeSuministro | null;
  readonly consumoMwh: BandaComision | null;
  /** The band of the energy fee, €/MWh. */
  readonly feeEnergiaEurMwh: BandaComision | null;
  readonly tipo: TipoComision;
  readonly valor: number;
  /** The shares in per cent by level, the seller first; null follows the representative's plan. */
  readonly reparto: readonly number[] | null;
  /** Both days are included; the last one is null while no other rule takes over. */
  readonly desde: Fecha;
  readonly hasta: Fecha | null;
};

/** A sale for which a rule is chosen: `fecha` is the day it was signed. */
export type CasoComision = {
  readonly fecha: Fecha;
  readonly productoId: string;
  readonly comercializadora: string;
  readonly tarifa: string;
  readonly consumoAnualKwh: number;
  readonly potenciasKw: readonly number[];
  readonly feeEnergiaEurMwh: number;
  readonly feePotenciaEurKwAnio: number;
};

export type ReglaDescartada = { readonly reglaId: string; readonly motivo: string };

export type Eleccion = {
  readonly regla: ReglaComision | null;
  /** The reason why this rule was chosen, or why none was. */
  readonly porQue: string;
  readonly descartadas: readonly ReglaDescartada[];
};

/**
 * The most specific rule of those that the sale meets: one for its product, then for its tariff, then for its supplier;
 * among equals the one with a band of consumption, then of fee.
 */
export function chooseRegla(reglas: readonly ReglaComision[], caso: CasoComision): Eleccion {
  const descartadas: ReglaDescartada[] = [];
  const candidatas: ReglaComision[] = [];
  for (const regla of reglas) {
    const motivo = porQueNo(regla, caso);
    if (motivo === undefined) candidatas.push(regla);
    else descartadas.push({ reglaId: regla.id, motivo });
  }
  const [regla, ...demas] = candidatas.sort(masConcretaAntes);
  if (!regla) return { regla: null, porQue: 'Ninguna regla vigente se aplica a esta venta', descartadas };
  const aQue = enClaro(regla);
  descartadas.push(
    ...demas.map((otra) => ({
      reglaId: otra.id,
      motivo: `Es menos concreta: ${enClaro(otra)}, y la elegida es ${aQue}`,
    })),
  );
  const porQue =
    demas.length === 0 ? `Es la única que se puede aplicar: ${aQue}` : `Es la más concreta: ${aQue}`;
  return { regla, porQue, descartadas };
}

/** The condition that the sale does not meet; undefined when the rule matches. */
function porQueNo(regla: ReglaComision, caso: CasoComision): string | undefined {
  if (caso.fecha < regla.desde) return `Rige desde el ${enFecha(regla.desde)}`;
  if (regla.hasta !== null && caso.fecha > regla.hasta) return `Dejó de regir el ${enFecha(regla.hasta)}`;
  if (regla.productoId !== null && regla.productoId !== caso.productoId) return 'Es de otro producto';
  if (regla.comercializadora !== null && !mismoNombre(regla.comercializadora, caso.comercializadora)) {
    return `Es de ${regla.comercializadora}`;
  }
  if (regla.tarifa !== null && regla.tarifa !== caso.tarifa) return `Es de ${regla.tarifa}`;
  const consumoMwh = caso.consumoAnualKwh / 1000;
  if (regla.consumoMwh && !dentro(consumoMwh, regla.consumoMwh)) {
    return `Pide ${banda(regla.consumoMwh, 'MWh')} al año y hay ${enCifra(consumoMwh)}`;
  }
  if (regla.feeEnergiaEurMwh && !dentro(caso.feeEnergiaEurMwh, regla.feeEnergiaEurMwh)) {
    return `Pide un fee de ${banda(regla.feeEnergiaEurMwh, '€/MWh')} y es de ${enCifra(caso.feeEnergiaEurMwh)}`;
  }
  return undefined;
}

function masConcretaAntes(a: ReglaComision, b: ReglaComision): number {
  const diferencia = concrecion(b) - concrecion(a);
  if (diferencia !== 0) return diferencia;
  // Rules of equal scope cannot share a day; a list that says otherwise still has one answer.
  if (a.desde !== b.desde) return a.desde < b.desde ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/** Each condition of a rule weighs more than all those after it together. */
function concrecion(regla: ReglaComision): number {
  const dice = [
    regla.productoId,
    regla.tarifa,
    regla.comercializadora,
    regla.consumoMwh,
    regla.feeEnergiaEurMwh,
  ];
  return dice.reduce<number>((peso, valor) => peso * 2 + (valor === null ? 0 : 1), 0);
}

function enClaro(regla: ReglaComision): string {
  const partes: string[] = [];
  if (regla.productoId !== null) partes.push('de su producto');
  if (regla.tarifa !== null) partes.push(`de ${regla.tarifa}`);
  if (regla.comercializadora !== null) partes.push(`de ${regla.comercializadora}`);
  if (regla.consumoMwh) partes.push(`con ${banda(regla.consumoMwh, 'MWh')} al año`);
  if (regla.feeEnergiaEurMwh) partes.push(`con un fee de ${banda(regla.feeEnergiaEurMwh, '€/MWh')}`);
  return partes.length === 0 ? 'general' : partes.join(' ');
}

function mismoNombre(a: string, b: string): boolean {
  return a.toLocaleLowerCase('es') === b.toLocaleLowerCase('es');
}

function dentro(valor: number, { desde, hasta }: BandaComision): boolean {
  return (desde === null || valor >= desde) && (hasta === null || valor < hasta);
}

function banda({ desde, hasta }: BandaComision, unidad: string): string {
  if (hasta === null) return `${conUnidad({ valor: desde ?? 0, unidad })} o más`;
  return desde === null
    ? `menos de ${conUnidad({ valor: hasta, unidad })}`
    : `${enCifra(desde)} a ${conUnidad({ valor: hasta, unidad })}`;
}
