import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import {
  type Curva,
  energiaIndexadaPorCurva,
  enLista,
  type PerdidasHorarias,
  round,
  TERMINOS_DEL_PRECIO,
  type TerminosIndexado,
  type Zona,
} from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { storedPerdidas, storedSerie } from '../mercado/mercado.service.ts';
import { consumptionOf } from './consumo-por-horas.ts';
import { serieDada } from './curva-dada.ts';
import { diaDelCampo } from './instantes.ts';

type Body = BodyOf<typeof calculos.indexado>;
type Answer = ResponseOf<typeof calculos.indexado>;

/** The noise of adding binary fractions begins beyond. */
const DECIMALES = 6;

const NOMBRES = {
  serviciosAjusteEurKwh: 'servicios de ajuste',
  desviosEurKwh: 'desvíos',
  garantiasOrigenEurKwh: 'garantías de origen',
  operadoresEurKwh: 'retribución de los operadores',
  fneeEurKwh: 'Fondo de Eficiencia Energética',
  margenEurKwh: 'margen',
} as const satisfies Partial<Record<keyof TerminosIndexado, string>>;

export async function priceIndexado(db: Db, body: Body): Promise<Answer> {
  const { tarifa, zona, peajesIncluidos } = body;
  const { curva, fuente, avisos } = await consumptionOf(db, {
    tarifa,
    zona,
    curva: body.curva,
    lecturas: body.perfil && {
      desde: diaDelCampo(body.perfil.desde, 'perfil.desde'),
      hasta: diaDelCampo(body.perfil.hasta, 'perfil.hasta'),
      consumos: body.perfil.consumos,
      campo: 'perfil.',
    },
  });
  const mercado = body.mercado
    ? serieDada(body.mercado, 'mercado')
    : await storedSerie(db, { serie: 'omie', zona, desde: curva.desde, hasta: curva.hasta });
  const perdidas = await storedPerdidas(db, { tarifa, zona, desde: curva.desde, hasta: curva.hasta });
  const { periodos, terminos, fuentes } = orProblem(
    energiaIndexadaPorCurva({
      tarifa,
      zona,
      curva,
      mercado,
      perdidas,
      terminos: { ...SIN_TERMINOS, ...body.terminos },
      peajesIncluidos,
    }),
  );
  return {
    fuente,
    periodos: periodos.map((periodo, p) => ({
      periodo: p + 1,
      energiaKwh: round(periodo.energiaKwh, DECIMALES),
      importeEur: round(periodo.importeEur, DECIMALES),
      precioEurKwh: round(periodo.precioEurKwh, DECIMALES + 3),
    })),
    terminos: TERMINOS_DEL_PRECIO.map((nombre) => ({
      nombre,
      importeEur: round(terminos[nombre], DECIMALES),
      ...(fuentes[nombre] !== undefined && { fuente: fuentes[nombre] }),
    })),
    avisos: [
      ...avisos,
      ...absentTerms(body.terminos),
      ...knownLosses(perdidas),
      ...quartersOfAnHour(curva, mercado.resolucion),
      ...(body.mercado ? [] : ownMarket(zona)),
    ],
  };
}

const SIN_TERMINOS = {
  serviciosAjusteEurKwh: 0,
  desviosEurKwh: 0,
  garantiasOrigenEurKwh: 0,
  operadoresEurKwh: 0,
  fneeEurKwh: 0,
  margenEurKwh: 0,
} as const;

function absentTerms(terminos: Body['terminos']): string[] {
  const faltan = Object.entries(NOMBRES).flatMap(([campo, nombre]) =>
    terminos[campo as keyof typeof NOMBRES] === undefined ? nombre : [],
  );
  return faltan.length === 0 ? [] : [`Cuentan como 0 €/kWh, porque no se indican: ${enLista(faltan)}`];
}

function quartersOfAnHour({ resolucion }: Curva, delMercado: 15 | 60 | undefined): string[] {
  if (resolucion === 15 || delMercado !== 15) return [];
  return ['El mercado es cuartohorario y la curva horaria: cada hora se toma como cuatro cuartos iguales'];
}

/** Nothing is said where no loss is stored: the source of the term names the standard coefficients. */
function knownLosses({ pct }: PerdidasHorarias): string[] {
  const conocidas = pct.reduce((suma, valor) => (Number.isNaN(valor) ? suma : suma + 1), 0);
  if (conocidas === 0) return [];
  const publicadas = 'Las pérdidas son las que REE ha publicado de cada hora (liquicomun)';
  if (conocidas === pct.length) return [publicadas];
  return [
    `${publicadas} en ${conocidas} de las ${pct.length} horas; las demás llevan los coeficientes de la Circular 3/2020`,
  ];
}

/** Outside of the peninsula demand pays the price of its dispatch, which OMIE does not publish. */
function ownMarket(zona: Zona): string[] {
  if (zona === 'peninsula') return [];
  return [
    'Se toma el mercado diario de la península: fuera de ella la energía paga el precio de su despacho',
  ];
}
