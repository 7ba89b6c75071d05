import type { Zona } from '../calendario.ts';
import { enCifra, enFecha } from '../cifras-en-texto.ts';
import { type Curva, cutCurva } from '../curva.ts';
import { round } from '../exact.ts';
import type { EntradaFactura, TramoFactura } from '../factura/entrada.ts';
import { checkInterval } from '../factura/revision.ts';
import { calculateFactura, type Factura } from '../factura.ts';
import type { Dia } from '../fecha.ts';
import { createSumas, type SerieHoraria } from '../indexado/sumas.ts';
import { type Issue, ok, type Result } from '../result.ts';
import { splitIntoTramos, type Tramo } from '../tramos.ts';
import { type BonoSocialDePvpc, descuentosDeBonoSocial } from './bono-social.ts';
import {
  MARGEN_DE_PVPC_EUR_KW_ANIO,
  POTENCIA_MAXIMA_DE_PVPC_KW,
  potenciaDePvpc,
  TARIFA_DE_PVPC,
} from './derecho-y-potencia.ts';

const SIN_PERDIDAS = { perdidas: [0, 0, 0] } as const;

export type EntradaPvpc = Pick<EntradaFactura, 'zona' | 'desde' | 'hasta' | 'potenciasKw'> &
  Partial<Pick<EntradaFactura, 'uso' | 'fechaFactura' | 'alquiler' | 'iee' | 'impuesto' | 'ley'>> & {
    /** It has every day from the one after `desde` to `hasta`, and may have others. */
    readonly curva: Curva;
    /** The published price, peajes, cargos and losses included. */
    readonly pvpc: SerieHoraria;
    readonly bonoSocialDePvpc?: BonoSocialDePvpc | undefined;
  };

/**
 * The bill of the regulated tariff: power at peajes and cargos with the commercial margin, each kWh at the PVPC of its
 * hour, and the bono social as discounts (RD 216/2014). Each period prints the mean price of its hours; where the tables
 * of power change, the bill is cut. It refuses more than 10 kW, a day that the curve lacks and an hour without PVPC.
 */
export function calculateFacturaPvpc(entrada: EntradaPvpc): Result<Factura> {
  const { zona, desde, hasta, curva, pvpc, bonoSocialDePvpc, ...resto } = entrada;
  const issue = checkInterval(entrada) ?? checkPotencias(entrada) ?? checkDias(entrada);
  if (issue) return { ok: false, issue };
  const tramos = tramosDePotencia(desde, hasta);
  if (!tramos.ok) return tramos;
  const priced = priceTramos({ zona, desde, hasta, curva, pvpc, tramos: tramos.value });
  if (!priced.ok) return priced;
  const consumosKwh = sumLists(priced.value.map(({ consumosKwh }) => consumosKwh));
  const kwh = consumosKwh.reduce((suma, valor) => suma + valor, 0);
  const bono = bonoSocialDePvpc && descuentosDeBonoSocial({ bono: bonoSocialDePvpc, desde, hasta, kwh });
  if (bono && !bono.ok) return bono;
  const factura = calculateFactura({
    uso: 'vivienda',
    ...resto,
    tarifa: TARIFA_DE_PVPC,
    zona,
    desde,
    hasta,
    consumosKwh,
    precios: priced.value[0]!.precios,
    ...(priced.value.length > 1 && { tramos: priced.value }),
    ...(bono && { descuentos: bono.value.descuentos }),
  });
  if (!factura.ok) return factura;
  const avisos = [...avisosDe(bono?.value.aviso), ...factura.value.avisos];
  return ok({ ...factura.value, avisos });
}

function avisosDe(delBono: string | undefined): Issue[] {
  const margen = `El precio de la potencia de punta lleva ${enCifra(MARGEN_DE_PVPC_EUR_KW_ANIO)} €/kW·año de comercialización (RD 216/2014), además del peaje y el cargo`;
  const energia =
    'El precio de cada periodo es la media del PVPC de sus horas, según lo consumido en cada una';
  return [
    { code: 'margen-de-comercializacion', message: margen },
    { code: 'pvpc-por-horas', message: energia },
    ...(delBono === undefined ? [] : [{ code: 'bono-social', message: delBono }]),
  ];
}

function checkPotencias({ potenciasKw }: EntradaPvpc): Issue | undefined {
  const excedida = potenciasKw.findIndex((kw) => kw > POTENCIA_MAXIMA_DE_PVPC_KW);
  if (excedida < 0) return undefined;
  const message = `El PVPC es para potencias de hasta ${POTENCIA_MAXIMA_DE_PVPC_KW} kW`;
  return { code: 'sin-derecho-a-pvpc', message, part: `potencias.${excedida}` };
}

function checkDias({ desde, hasta, curva }: EntradaPvpc): Issue | undefined {
  const falta = curva.desde > desde + 1 ? desde + 1 : curva.hasta < hasta ? curva.hasta + 1 : undefined;
  if (falta === undefined) return undefined;
  const message = `La curva no tiene el ${enFecha(falta)}, que la factura cubre`;
  return { code: 'curva-incompleta', message, part: 'curva.kwh' };
}

type PreciosDePotencia = { readonly potenciaEurKwAnio: readonly number[] };

/** The days of a bill by the regulated tables of power. */
function tramosDePotencia(desde: Dia, hasta: Dia): Result<Tramo<PreciosDePotencia>[]> {
  return splitIntoTramos({
    desde: desde + 1,
    hasta,
    vigencia: (dia) => {
      const potencia = potenciaDePvpc(dia);
      if (!potencia.ok) return potencia;
      const { eurKwAnio: potenciaEurKwAnio, hasta: ultimo } = potencia.value;
      return ok({ valor: { potenciaEurKwAnio }, hasta: ultimo });
    },
  });
}

type TramoConPrecio = TramoFactura & Required<Pick<TramoFactura, 'consumosKwh' | 'precios'>>;

function priceTramos({
  zona,
  desde,
  hasta,
  curva,
  pvpc,
  tramos,
}: {
  readonly zona: Zona;
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly curva: Curva;
  readonly pvpc: SerieHoraria;
  readonly tramos: readonly Tramo<PreciosDePotencia>[];
}): Result<TramoConPrecio[]> {
  const sumas = createSumas({
    tarifa: TARIFA_DE_PVPC,
    zona,
    curva: cutCurva(curva, desde + 1, hasta),
    mercado: pvpc,
    nombreDeMercado: 'pvpc',
    ajuste: 0,
  });
  const priced = tramos.map((tramo): TramoConPrecio => {
    for (let dia = tramo.desde; dia <= tramo.hasta; dia++) sumas.addDia(dia, SIN_PERDIDAS);
    const porPeriodo = sumas.take();
    return {
      hasta: tramo.hasta,
      consumosKwh: porPeriodo.map(({ kwh }) => round(kwh, 6)),
      precios: {
        energiaEurKwh: porPeriodo.map(({ kwh, mercado }) => (kwh === 0 ? 0 : round(mercado / kwh, 9))),
        peajesIncluidos: true,
        ...tramo.valor,
      },
    };
  });
  return sumas.issue() ?? ok(priced);
}

function sumLists(listas: readonly (readonly number[])[]): number[] {
  return [0, 1, 2].map((p) =>
    round(
      listas.reduce((suma, lista) => suma + lista[p]!, 0),
      6,
    ),
  );
}
