import type { Zona } from './calendario.ts';
import { type Dia, parseFecha } from './fecha.ts';
import { tipoIeeDe, VENTANAS_IEE } from './impuestos/iee.ts';
import { impuestosDelDia, type Uso, VENTANAS_IVA } from './impuestos/indirectos.ts';
import { lecturasPendientes } from './impuestos/rdl-25-2026.ts';
import { bonoSocialDe, FINANCIACION_BONO_SOCIAL } from './precios-regulados/bono-social.ts';

/** Rates a study uses where the law of its day is not settled. They are shown, stored, and may be edited. */
export type Supuestos = {
  /** The rate is per one, of the electricity tax. */
  readonly ieeTipo: number;
  /** The rate is per one, of IVA, IGIC or IPSI. */
  readonly impuestoTipo: number;
  readonly bonoSocialEurAnio: number;
  /** Which of them are not those of a dated table, in Spanish. */
  readonly pendientes: readonly string[];
};

/**
 * The rates of a day. Where no table reaches it, the last known one stands in and is named among `pendientes`, so
 * that nobody takes an assumption for the law.
 */
export function supuestosDe({
  fecha,
  zona,
  uso,
  potenciaMaximaKw,
}: {
  readonly fecha: Dia;
  readonly zona: Zona;
  readonly uso: Uso;
  readonly potenciaMaximaKw: number;
}): Supuestos {
  const pendientes: string[] = [];
  const iee = tipoIeeDe(fecha);
  const lecturas = lecturasPendientes(fecha);
  const segun = (cuales: string | undefined) => (cuales === undefined ? '' : ` (${cuales})`);
  if (!iee.ok) {
    pendientes.push(`Impuesto sobre la electricidad: último tipo publicado${segun(lecturas?.iee)}`);
  }
  const impuesto = impuestosDelDia({ zona, uso, potenciaMaximaKw, fechaFactura: fecha });
  if (!impuesto.ok) pendientes.push(`Impuesto indirecto: último tipo publicado${segun(lecturas?.iva)}`);
  const bono = bonoSocialDe(fecha);
  if (!bono.ok) pendientes.push('Financiación del bono social: último valor publicado');
  return {
    ieeTipo: iee.ok ? iee.value.tipo : VENTANAS_IEE.at(-1)!.tipo,
    impuestoTipo: impuesto.ok ? impuesto.value.tipo : ultimoImpuesto(zona, uso, potenciaMaximaKw),
    bonoSocialEurAnio: bono.ok ? bono.value.eurAnio : FINANCIACION_BONO_SOCIAL.at(-1)!.eurAnio,
    pendientes,
  };
}

function ultimoImpuesto(zona: Zona, uso: Uso, potenciaMaximaKw: number): number {
  const ultima = VENTANAS_IVA.at(-1)!;
  const fecha = parseFecha(ultima.hasta);
  const impuesto = fecha.ok
    ? impuestosDelDia({ zona, uso, potenciaMaximaKw, fechaFactura: fecha.value })
    : fecha;
  return impuesto.ok ? impuesto.value.tipo : ultima.general;
}
