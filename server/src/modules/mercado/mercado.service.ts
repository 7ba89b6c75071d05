import type { mercado, ResponseOf } from '@vatio/contract/endpoints';
import {
  type Dia,
  enFecha,
  type FichaDeSerie,
  formatFecha,
  horasDelDia,
  type PerdidasHorarias,
  type PerfilDeConsumo,
  parseFecha,
  SERIES_DE_MERCADO,
  type SerieHoraria,
  serieDeDias,
  serieDePerdidas,
  serieDePerfil,
  TARIFAS_CON_PERFIL,
  type Tarifa,
  type Zona,
} from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { issueProblem, orProblem } from '../../platform/issues.ts';
import { notFound } from '../../platform/problems.ts';
import { type DiaGuardado, listDias, listResumenes } from './lectura.repository.ts';

/** Asked for at once; a longer interval is a mistyped date. */
const MAX_DIAS = 800;

/** Every series that can be imported, those of which there is nothing too. */
export async function listSeries(db: Db): Promise<ResponseOf<typeof mercado.list>> {
  const resumenes = new Map((await listResumenes(db)).map((resumen) => [resumen.serie, resumen]));
  return {
    series: Object.entries(SERIES_DE_MERCADO).map(([id, ficha]) => {
      const resumen = resumenes.get(id);
      if (!resumen) return { id, ...ficha, ...SIN_NADA };
      const { desde, hasta, dias, importadaEn } = resumen;
      const entre = dayOf(hasta) - dayOf(desde) + 1;
      return { id, ...ficha, desde, hasta, dias, diasSinDatos: entre - dias, importadaEn };
    }),
  };
}

const SIN_NADA = { desde: null, hasta: null, dias: 0, diasSinDatos: 0, importadaEn: null } as const;

function dayOf(fecha: string): Dia {
  return orProblem(parseFecha(fecha));
}

/** A series between two dates, with the hours of which nothing is known. */
export async function readSerie(
  db: Db,
  id: string,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
): Promise<ResponseOf<typeof mercado.get>> {
  const ficha = fichaDe(id);
  if (!ficha) throw notFound();
  const [primero, ultimo] = [dayOf(desde), dayOf(hasta)];
  if (ultimo < primero || ultimo - primero >= MAX_DIAS) {
    const message =
      ultimo < primero
        ? `La fecha «hasta» (${enFecha(hasta)}) es anterior a «desde»`
        : `Como mucho ${MAX_DIAS} días de una vez`;
    throw issueProblem({ code: 'intervalo-no-valido', message, part: 'hasta' });
  }
  const dias = await listDias(db, { serie: id, desde, hasta });
  return {
    id,
    ...ficha,
    desde,
    hasta,
    dias: dias.map(({ valores, ...dia }) => ({ ...dia, valores: [...valores] })),
    huecos: gapsOf(dias, primero, ultimo),
  };
}

function fichaDe(id: string): FichaDeSerie | undefined {
  return Object.hasOwn(SERIES_DE_MERCADO, id) ? SERIES_DE_MERCADO[id] : undefined;
}

function gapsOf(dias: readonly DiaGuardado[], desde: Dia, hasta: Dia) {
  const porFecha = new Map(dias.map((dia) => [dia.dia, dia]));
  const huecos: { dia: string; horas: number[] }[] = [];
  for (let dia = desde; dia <= hasta; dia++) {
    const fecha = formatFecha(dia);
    const guardado = porFecha.get(fecha);
    const horas = Array.from({ length: horasDelDia(dia) }, (_, hora) => hora + 1).filter(
      (hora) => !guardado || lacksHour(guardado, hora - 1),
    );
    if (horas.length > 0) huecos.push({ dia: fecha, horas });
  }
  return huecos;
}

function lacksHour({ resolucion, valores }: DiaGuardado, hora: number): boolean {
  const porHora = 60 / resolucion;
  for (let i = hora * porHora; i < (hora + 1) * porHora; i++) if ((valores[i] ?? null) === null) return true;
  return false;
}

/**
 * A stored series for the days of a zone, both included, in the order its hours pass there: the day of Canarias begins an
 * hour after that of the peninsula. What is not stored is NaN; the unit is that of the series divided by `divisor`.
 */
export async function storedSerie(
  db: Db,
  {
    serie,
    zona,
    desde,
    hasta,
    divisor = 1000,
  }: {
    readonly serie: string;
    readonly zona: Zona;
    readonly desde: Dia;
    readonly hasta: Dia;
    readonly divisor?: number;
  },
): Promise<SerieHoraria> {
  const ultimo = zona === 'canarias' ? hasta + 1 : hasta;
  const guardados = await listDias(db, { serie, desde: formatFecha(desde), hasta: formatFecha(ultimo) });
  const dias = guardados.map(({ dia, ...valores }) => ({ dia: dayOf(dia), ...valores }));
  const { resolucion = 60, eurKwh } = serieDeDias(dias, { desde, hasta: ultimo, divisor });
  return { desde, resolucion, eurKwh: zona === 'canarias' ? eurKwh.subarray(60 / resolucion) : eurKwh };
}

/** The losses that REE published for a tariff, % by hour; NaN for the hours of which nothing is stored. */
export async function storedPerdidas(
  db: Db,
  {
    tarifa,
    ...dias
  }: { readonly tarifa: Tarifa; readonly zona: Zona; readonly desde: Dia; readonly hasta: Dia },
): Promise<PerdidasHorarias> {
  const serie = await storedSerie(db, { serie: serieDePerdidas(tarifa), ...dias, divisor: 1 });
  return { desde: serie.desde, pct: serie.eurKwh };
}

/**
 * The coefficients of REE for readings of two days, the first excluded, where there is one of every hour. They are of the hours of
 * the clock, in every zone.
 */
export async function storedPerfil(
  db: Db,
  { tarifa, desde, hasta }: { readonly tarifa: Tarifa; readonly desde: Dia; readonly hasta: Dia },
): Promise<PerfilDeConsumo | undefined> {
  if (!(TARIFAS_CON_PERFIL as readonly Tarifa[]).includes(tarifa) || hasta <= desde) return undefined;
  const dias = { desde: desde + 1, hasta };
  const serie = await storedSerie(db, {
    serie: serieDePerfil(tarifa),
    zona: 'peninsula',
    ...dias,
    divisor: 1,
  });
  if (serie.resolucion === 15 || serie.eurKwh.some(Number.isNaN)) return undefined;
  return { desde: serie.desde, coeficientes: serie.eurKwh };
}
