import type { puntosSuministro } from '@vatio/contract/endpoints';
import {
  type Curva,
  curvaDePerfil,
  type Dia,
  formatFecha,
  isTarifa,
  type MercadoDelSuministro,
  mediasDeMercado,
  parseFecha,
  periodosDe,
  type SerieHoraria,
  type Tarifa,
  ZONAS,
  type Zona,
} from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { storedPerfil, storedSerie } from '../mercado/mercado.service.ts';
import { readCurveOfDays } from '../puntos-suministro/consumos.service.ts';

const DIAS_DE_UN_ANIO = 365;
/** A curve of fewer days says too little of how a year is spread over its hours. */
const DIAS_DE_CURVA = 90;

type Suministro = Pick<puntosSuministro.PuntoCongelado, 'cups' | 'tarifa' | 'zona' | 'curva'>;

type Anio = { readonly tarifa: Tarifa; readonly zona: Zona; readonly desde: Dia; readonly hasta: Dia };

/**
 * The market that supplies met in the year that ends with their last reading; null where some hour of it has no price. What
 * those of one tariff, zone and year share is read once.
 */
export function createMercados(db: Db) {
  const precios = new Map<string, Promise<SerieHoraria | undefined>>();
  const sinCurva = new Map<string, Promise<MercadoDelSuministro>>();
  const once = <T>(guardados: Map<string, Promise<T>>, anio: Anio, read: () => Promise<T>): Promise<T> => {
    const clave = `${anio.tarifa} ${anio.zona} ${anio.hasta}`;
    const leyendo = guardados.get(clave) ?? read();
    guardados.set(clave, leyendo);
    return leyendo;
  };
  return async (
    ficha: Suministro,
    ultimaLectura: string | undefined,
  ): Promise<MercadoDelSuministro | null> => {
    const anio = yearOf(ficha, ultimaLectura);
    if (!anio) return null;
    const mercado = await once(precios, anio, () => readPrices(db, anio));
    if (!mercado) return null;
    if (ficha.curva !== null) {
      const { curva, dias } = await readCurveOfDays(db, ficha.cups, anio);
      if (dias >= DIAS_DE_CURVA) return weigh(anio, { curva, mercado, reparto: 'curva' });
    }
    return once(sinCurva, anio, () => weighByProfile(db, anio, mercado));
  };
}

function yearOf({ tarifa, zona: nombre }: Suministro, ultimaLectura: string | undefined): Anio | undefined {
  const zona = ZONAS.find((conocida) => conocida === nombre);
  const hasta = parseFecha(ultimaLectura ?? '');
  if (tarifa === null || !isTarifa(tarifa) || zona === undefined || !hasta.ok) return undefined;
  return { tarifa, zona, desde: hasta.value - DIAS_DE_UN_ANIO + 1, hasta: hasta.value };
}

async function readPrices(db: Db, { zona, desde, hasta }: Anio): Promise<SerieHoraria | undefined> {
  const serie = await storedSerie(db, { serie: 'omie', zona, desde, hasta });
  return serie.eurKwh.some(Number.isNaN) ? undefined : serie;
}

/** Of a profile only how it spreads each period counts, so every period has the same kWh. */
async function weighByProfile(db: Db, anio: Anio, mercado: SerieHoraria): Promise<MercadoDelSuministro> {
  const { tarifa, zona } = anio;
  const lecturas = { desde: anio.desde - 1, hasta: anio.hasta };
  const perfil = await storedPerfil(db, { tarifa, ...lecturas });
  const consumosKwh = new Array<number>(periodosDe(tarifa, 'energia')).fill(DIAS_DE_UN_ANIO * 1000);
  const curva = orProblem(curvaDePerfil({ tarifa, zona, ...lecturas, consumosKwh, perfil }));
  return weigh(anio, { curva, mercado, reparto: perfil ? 'perfil' : 'plano' });
}

function weigh(
  { tarifa, zona, desde, hasta }: Anio,
  {
    curva,
    mercado,
    reparto,
  }: {
    readonly curva: Curva;
    readonly mercado: SerieHoraria;
    readonly reparto: MercadoDelSuministro['reparto'];
  },
): MercadoDelSuministro {
  const mediasEurKwh = orProblem(mediasDeMercado({ tarifa, zona, curva, mercado }));
  return { mediasEurKwh, reparto, desde: formatFecha(desde), hasta: formatFecha(hasta) };
}
