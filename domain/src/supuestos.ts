import type { Zona } from './calendario.ts';
import { impuestosDelGas } from './factura-gas/impuestos-del-gas.ts';
import { type Dia, parseFecha } from './fecha.ts';
import { tipoIeeDe, VENTANAS_IEE } from './impuestos/iee.ts';
import { impuestosDelDia, type Uso, VENTANAS_IVA } from './impuestos/indirectos.ts';
import {
  describeLectura,
  isAbierta,
  LECTURAS_DE_NORMA,
  type LeyDelMes,
  normaDe,
} from './impuestos/normas.ts';
import { isPeajeDeGas } from './peaje-de-gas.ts';
import { bonoSocialDe, FINANCIACION_BONO_SOCIAL } from './precios-regulados/bono-social.ts';
import type { TarifaDeSuministro } from './tarifas.ts';

/** Rates a study uses where the law of its day is not settled. They are shown, stored, and may be edited. */
export type Supuestos = {
  /** The rate is per one, of the electricity tax. */
  readonly ieeTipo: number;
  /** The rate is per one, of IVA, IGIC or IPSI. */
  readonly impuestoTipo: number;
  readonly bonoSocialEurAnio: number;
  /** Which of them are not those of a dated table, in Spanish. */
  readonly pendientes: readonly string[];
  /** Which reading of a conditional norm they are of, in Spanish; absent or null where the law of the day has no condition. */
  readonly lectura?: string | null | undefined;
  /** The rates that an open norm would give if its condition were met; absent or null once it is settled. */
  readonly siSeCumple?: TiposDeImpuesto | null | undefined;
};

export type TiposDeImpuesto = { readonly ieeTipo: number; readonly impuestoTipo: number };

export type DevengoDeEstudio = {
  /** One of electricity when absent. */
  readonly tarifa?: TarifaDeSuministro | undefined;
  readonly fecha: Dia;
  readonly zona: Zona;
  readonly uso: Uso;
  readonly potenciaMaximaKw: number;
  /** As published when absent. */
  readonly ley?: LeyDelMes | undefined;
};

const ULTIMO_INDIRECTO = 'Impuesto indirecto: último tipo publicado';

/**
 * The rates of a day. Where no table reaches it, the last known one stands in and is named among `pendientes`, so
 * that nobody takes an assumption for the law; there stands too the norm whose condition nobody has settled.
 */
export function supuestosDe(devengo: DevengoDeEstudio): Supuestos {
  const { fecha, ley, tarifa } = devengo;
  if (tarifa !== undefined && isPeajeDeGas(tarifa)) return supuestosDeGas(devengo);
  const pendientes: string[] = [];
  const bono = bonoSocialDe(fecha);
  const tipos = tiposDe(devengo, pendientes);
  if (!bono.ok) pendientes.push('Financiación del bono social: último valor publicado');
  const norma = normaDe(fecha, ley);
  const lectura = describeLectura(fecha, ley) ?? null;
  const abierta = norma !== undefined && isAbierta(norma);
  if (abierta && lectura !== null) pendientes.push(lectura);
  return {
    ...tipos,
    bonoSocialEurAnio: bono.ok ? bono.value.eurAnio : FINANCIACION_BONO_SOCIAL.at(-1)!.eurAnio,
    pendientes,
    lectura,
    siSeCumple: abierta ? tiposDe({ ...devengo, ley: { ...ley, lectura: 'si-se-cumple' } }, []) : null,
  };
}

/** Gas pays neither the tax of electricity nor the bono social, and no norm of a month lowers its IVA. */
function supuestosDeGas({ zona, fecha }: DevengoDeEstudio): Supuestos {
  const impuesto = impuestosDelGas(zona, fecha, undefined);
  return {
    ieeTipo: 0,
    impuestoTipo: impuesto.ok ? impuesto.value.tipo : ultimoImpuesto(zona, 'otros', Number.POSITIVE_INFINITY),
    bonoSocialEurAnio: 0,
    pendientes: impuesto.ok ? [] : [ULTIMO_INDIRECTO],
  };
}

/** Rates that somebody gives, with the reading of the norm of their day that has the same ones, if either has. */
export function withLectura(devengo: DevengoDeEstudio, dados: Supuestos): Supuestos {
  const { fecha, ley } = devengo;
  const leida = LECTURAS_DE_NORMA.map((lectura) => ({ ...ley, lectura })).find((posible) => {
    const { ieeTipo, impuestoTipo } = tiposDe({ ...devengo, ley: posible }, []);
    return ieeTipo === dados.ieeTipo && impuestoTipo === dados.impuestoTipo;
  });
  return { ...dados, lectura: (leida && describeLectura(fecha, leida)) ?? null, siSeCumple: null };
}

/** The tax rates of a day; those that no table has are added to `pendientes`. */
function tiposDe(
  { fecha, zona, uso, potenciaMaximaKw, ley }: DevengoDeEstudio,
  pendientes: string[],
): TiposDeImpuesto {
  const iee = tipoIeeDe(fecha, ley);
  if (!iee.ok) pendientes.push('Impuesto sobre la electricidad: último tipo publicado');
  const impuesto = impuestosDelDia({ zona, uso, potenciaMaximaKw, fechaFactura: fecha, ley });
  if (!impuesto.ok) pendientes.push(ULTIMO_INDIRECTO);
  return {
    ieeTipo: iee.ok ? iee.value.tipo : VENTANAS_IEE.at(-1)!.tipo,
    impuestoTipo: impuesto.ok ? impuesto.value.tipo : ultimoImpuesto(zona, uso, potenciaMaximaKw),
  };
}

function ultimoImpuesto(zona: Zona, uso: Uso, potenciaMaximaKw: number): number {
  const ultima = VENTANAS_IVA.at(-1)!;
  const fecha = parseFecha(ultima.hasta);
  const impuesto = fecha.ok
    ? impuestosDelDia({ zona, uso, potenciaMaximaKw, fechaFactura: fecha.value, ley: { normas: [] } })
    : fecha;
  return impuesto.ok ? impuesto.value.tipo : ultima.general;
}
