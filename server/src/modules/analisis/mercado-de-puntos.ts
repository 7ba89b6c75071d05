import type { puntosSuministro } from '@vatio/contract/endpoints';
import {
  type Curva,
  curvaDePerfil,
  type Dia,
  formatFecha,
  isTarifa,
  type MercadoDelSuministro,
  mayHavePvpc,
  mediasDeMercado,
  parseFecha,
  periodosDe,
  type SerieHoraria,
  serieDePvpc,
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

type Suministro = Pick<puntosSuministro.PuntoCongelado, 'cups' | 'tarifa' | 'zona' | 'curva' | 'potenciasKw'>;

type Anio = {
  readonly serie: string;
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly desde: Dia;
  readonly hasta: Dia;
};

type Lectura = (ficha: Suministro, ultimaLectura: string | undefined) => Promise<MercadoDelSuministro | null>;

/**
 * The market, and the PVPC of supplies with right to it, that each met in the year that ends with its last reading; null where
 * some hour of it has no price. What supplies of one tariff, zone and year share is read once.
 */
export function createMercados(db: Db): { readonly mercado: Lectura; readonly pvpc: Lectura } {
  const precios = new Map<string, Promise<SerieHoraria | undefined>>();
  const sinCurva = new Map<string, Promise<MercadoDelSuministro>>();
  const read = async (ficha: Suministro, anio: Anio | undefined): Promise<MercadoDelSuministro | null> => {
    if (!anio) return null;
    const mercado = await once(precios, anio, () => readPrices(db, anio));
    if (!mercado) return null;
    if (ficha.curva !== null) {
      const { curva, dias } = await readCurveOfDays(db, ficha.cups, anio);
      if (dias >= DIAS_DE_CURVA) return weigh(anio, { curva, mercado, fuente: 'curva' });
    }
    return once(sinCurva, anio, () => weighByProfile(db, anio, mercado));
  };
  return {
    mercado: (ficha, ultima) =>
      read(
        ficha,
        yearOf(ficha, ultima, () => 'omie'),
      ),
    pvpc: async (ficha, ultima) => {
      const anio = yearOf(ficha, ultima, serieDePvpc);
      return anio && mayHavePvpc(anio.tarifa, ficha.potenciasKw) ? read(ficha, anio) : null;
    },
  };
}

function once<T>(guardados: Map<string, Promise<T>>, anio: Anio, read: () => Promise<T>): Promise<T> {
  const clave = `${anio.serie} ${anio.tarifa} ${anio.zona} ${anio.hasta}`;
  const leyendo = guardados.get(clave) ?? read();
  guardados.set(clave, leyendo);
  return leyendo;
}

function yearOf(
  { tarifa, zona: nombre }: Suministro,
  ultimaLectura: string | undefined,
  serieDe: (zona: Zona) => string,
): Anio | undefined {
  const zona = ZONAS.find((conocida) => conocida === nombre);
  const hasta = parseFecha(ultimaLectura ?? '');
  if (tarifa === null || !isTarifa(tarifa) || zona === undefined || !hasta.ok) return undefined;
  return { serie: serieDe(zona), tarifa, zona, desde: hasta.value - DIAS_DE_UN_ANIO + 1, hasta: hasta.value };
}

async function readPrices(db: Db, anio: Anio): Promise<SerieHoraria | undefined> {
  const precios = await storedSerie(db, anio);
  return precios.eurKwh.some(Number.isNaN) ? undefined : precios;
}

/** Of a profile only how it spreads each period counts, so every period has the same kWh. */
async function weighByProfile(db: Db, anio: Anio, mercado: SerieHoraria): Promise<MercadoDelSuministro> {
  const { tarifa, zona } = anio;
  const lecturas = { desde: anio.desde - 1, hasta: anio.hasta };
  const perfil = await storedPerfil(db, { tarifa, ...lecturas });
  const consumosKwh = new Array<number>(periodosDe(tarifa, 'energia')).fill(DIAS_DE_UN_ANIO * 1000);
  const curva = orProblem(curvaDePerfil({ tarifa, zona, ...lecturas, consumosKwh, perfil }));
  return weigh(anio, { curva, mercado, fuente: perfil ? 'perfil' : 'plano' });
}

function weigh(
  { tarifa, zona, desde, hasta }: Anio,
  {
    curva,
    mercado,
    fuente,
  }: {
    readonly curva: Curva;
    readonly mercado: SerieHoraria;
    readonly fuente: MercadoDelSuministro['fuente'];
  },
): MercadoDelSuministro {
  const mediasEurKwh = orProblem(mediasDeMercado({ tarifa, zona, curva, mercado }));
  return { mediasEurKwh, fuente, desde: formatFecha(desde), hasta: formatFecha(hasta) };
}
