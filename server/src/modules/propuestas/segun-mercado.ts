import type { analisis, PuntoPropuesto } from '@vatio/contract/endpoints';
import { round, type TerminoDelPrecio } from '@vatio/domain';
import { multiplicado } from './lado.ts';

type Datos = Pick<analisis.Resultado['datosCupsProducto'][number], 'terminos' | 'sensibilidad'>;

/** The pieces of an indexed price as a client reads them. */
const PIEZAS: readonly (readonly [titulo: string, terminos: readonly TerminoDelPrecio[]])[] = [
  ['Mercado mayorista', ['mercado']],
  ['Servicios de ajuste y desvíos', ['serviciosAjuste', 'desvios']],
  ['Pérdidas de la red', ['perdidas']],
  ['Pagos por capacidad', ['capacidad']],
  ['Peajes y cargos', ['peajes', 'cargos']],
  ['Fondo de Eficiencia Energética', ['fnee']],
  ['Tasa municipal', ['tasaMunicipal']],
];

/** What is left: the fees of the house are in it, of which a client is not told. */
const RESTO = 'Operadores, garantías y gestión';

/**
 * What the energy of an indexed offer is made of, and what the offer would cost where the market moves; null for an agreed
 * price. `energiaEur` is the term of energy that the client reads, to which the pieces add up.
 */
export function segunMercado({
  datos: { terminos, sensibilidad = [] },
  energiaEur,
  energiaKwh,
  actualAnualEur,
}: {
  readonly datos: Datos;
  readonly energiaEur: number;
  readonly energiaKwh: number;
  readonly actualAnualEur: number;
}): PuntoPropuesto['segunMercado'] {
  if (!terminos || energiaKwh === 0) return null;
  const piezas = PIEZAS.map(([titulo, nombres]) => {
    const suyos = terminos.filter(({ nombre }) => nombres.includes(nombre));
    return piezaDe(
      titulo,
      energiaKwh,
      suyos.reduce((suma, { importeEur }) => suma + importeEur, 0),
    );
  });
  const repartido = piezas.reduce((suma, { importeEur }) => suma + importeEur, 0);
  const variaciones = sensibilidad.map(({ variacionPct, ahorroAnualEur }) => ({
    variacionPct,
    ofertaAnualEur: round(actualAnualEur - ahorroAnualEur),
    ahorroAnualEur,
  }));
  return { piezas: [...piezas, piezaDe(RESTO, energiaKwh, round(energiaEur - repartido))], variaciones };
}

function piezaDe(titulo: string, energiaKwh: number, importeEur: number) {
  const precioEurKwh = round(importeEur / energiaKwh, 9);
  const { cantidad, importeEur: multiplicadoEur } = multiplicado(energiaKwh, precioEurKwh, 'kWh');
  return { titulo, cantidadKwh: cantidad ?? 0, precioEurKwh, importeEur: multiplicadoEur ?? 0 };
}
