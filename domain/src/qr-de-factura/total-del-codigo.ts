import type { Zona } from '../calendario.ts';
import { enEuros } from '../cifras-en-texto.ts';
import { sumKwh } from '../energia-sumada.ts';
import type { Dia } from '../fecha.ts';
import { tipoIeeDe } from '../impuestos/iee.ts';
import { impuestosDelDia } from '../impuestos/indirectos.ts';
import {
  describeLectura,
  isAbierta,
  LECTURAS_DE_NORMA,
  type LeyDelMes,
  normaDe,
} from '../impuestos/normas.ts';
import { zonaDeProvincia } from '../provincias.ts';
import type { Issue } from '../result.ts';
import { supuestosDe } from '../supuestos.ts';
import { aviso } from './avisos-del-codigo.ts';
import type { ClaveDeCifra } from './claves.ts';
import { type Comprobacion, checkTotal, type ImportesDelCodigo } from './comprobacion.ts';
import type { Pares } from './pares.ts';

const IMPORTES: { readonly [I in keyof ImportesDelCodigo]: ClaveDeCifra } = {
  potencia: 'impPot',
  energia: 'impEner',
  servicios: 'impSA',
  otrosConIee: 'impOtrosConIE',
  otrosSinIee: 'impOtrosSinIE',
  excedentes: 'exc',
  descuentos: 'dto',
  bonoSocial: 'dtoBS',
  financiacionBonoSocial: 'finBS',
  ajuste: 'ajuste',
};

/** An amount of −1 says that the bill cannot have it, as the mechanism of the gas cap in a PVPC. */
const SIN_LUGAR = -1;
const PUEDEN_NO_TENER_LUGAR: ReadonlySet<ClaveDeCifra> = new Set(['finBS', 'ajuste']);

/** The amounts of the code, €; null for those that it lacks. */
export function importesDe({ cifras }: Pares): { readonly [I in keyof ImportesDelCodigo]: number | null } {
  const importeDe = (clave: ClaveDeCifra) => {
    const importe = cifras.get(clave);
    if (importe === undefined) return null;
    return importe === SIN_LUGAR && PUEDEN_NO_TENER_LUGAR.has(clave) ? 0 : importe;
  };
  return Object.fromEntries(
    Object.entries(IMPORTES).map(([importe, clave]) => [importe, importeDe(clave)]),
  ) as { [I in keyof ImportesDelCodigo]: number | null };
}

/** The check of the total; undefined without the total or the amounts of its terms. */
export function comprobacionDe(
  pares: Pares,
  potenciaMaximaKw: number,
  ley: LeyDelMes,
): { comprobacion: Comprobacion; avisos: Issue[] } | undefined {
  const { cifras, fechas, textos } = pares;
  const total = cifras.get('imp');
  const fechaFactura = fechas.get('fFact') ?? fechas.get('finF');
  if (total === undefined || fechaFactura === undefined) return undefined;
  if (!cifras.has('impPot') || !cifras.has('impEner')) return undefined;
  const importes = importesDe(pares);
  const conCeros = Object.fromEntries(
    Object.entries(importes).map(([importe, eur]) => [importe, eur ?? 0]),
  ) as unknown as ImportesDelCodigo;
  const consumoKwh = sumKwh((['cfP1', 'cfP2', 'cfP3'] as const).map((clave) => cifras.get(clave) ?? 0));
  const zona = zonaDeProvincia((textos.get('cp') ?? '').slice(0, 2));
  const devengo = {
    fechaFactura,
    finDelPeriodo: fechas.get('finF') ?? fechaFactura,
    zona,
    potenciaMaximaKw,
  };
  const { comprobacion, avisos } = nearestOf(
    lecturasPosibles(fechaFactura, ley).map((leida) => {
      const { tasas, avisos: suyos } = tasasDe({ ...devengo, ley: leida });
      return { comprobacion: checkTotal(total, conCeros, { ...tasas, consumoKwh }), avisos: suyos };
    }),
  );
  const { cuadra, calculado, diferencia } = comprobacion;
  const message = `Los importes del código suman ${enEuros(calculado)} y el total es ${enEuros(total)}: la diferencia es de ${enEuros(diferencia)}`;
  return { comprobacion, avisos: cuadra ? avisos : [...avisos, aviso('no-cuadra', message, 'imp')] };
}

/** The law of a day: both readings of its norm while that is open. */
function lecturasPosibles(dia: Dia, ley: LeyDelMes): LeyDelMes[] {
  const norma = normaDe(dia, ley);
  return norma && isAbierta(norma) ? LECTURAS_DE_NORMA.map((lectura) => ({ ...ley, lectura })) : [ley];
}

/** The first of those that come nearest to the total. */
function nearestOf<C extends { readonly comprobacion: Comprobacion }>(comprobadas: readonly C[]): C {
  const lejos = ({ comprobacion: { diferencia } }: C) => Math.abs(diferencia);
  return comprobadas.reduce((mejor, otra) => (lejos(otra) < lejos(mejor) ? otra : mejor));
}

type Devengo = {
  readonly ley: LeyDelMes;
  readonly fechaFactura: Dia;
  readonly finDelPeriodo: Dia;
  readonly zona: Zona;
  readonly potenciaMaximaKw: number;
};

/** The tax rates of a bill's day; the last ones published, with a notice, where its law is not settled. */
function tasasDe(devengo: Devengo) {
  const { fechaFactura: fecha, zona, potenciaMaximaKw, ley } = devengo;
  const uso = 'vivienda';
  const iee = tipoIeeDe(fecha, ley);
  const impuesto = impuestosDelDia({ ...devengo, uso });
  const supuestos = () => supuestosDe({ fecha, zona, uso, potenciaMaximaKw, ley });
  const tasas = {
    ieeTipo: iee.ok ? iee.value.tipo : supuestos().ieeTipo,
    impuestoTipo: impuesto.ok ? impuesto.value.tipo : supuestos().impuestoTipo,
    ...(impuesto.ok && impuesto.value.nombre !== 'IVA' && { servicios: impuesto.value.tipoServicios }),
  };
  const avisos = [iee, impuesto].flatMap((tasa) =>
    tasa.ok
      ? []
      : [aviso('tipo-supuesto', `${tasa.issue.message}; se comprueba con el último publicado`, 'fFact')],
  );
  const lectura = describeLectura(fecha, ley);
  if (lectura !== undefined) avisos.push(aviso('segun-norma', lectura, 'fFact'));
  return { tasas, avisos };
}
