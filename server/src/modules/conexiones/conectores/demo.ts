import type { conexiones } from '@vatio/contract/endpoints';
import { diaDe, diasDelMes, formatFecha, horasDelDia, parseFecha } from '@vatio/domain';
import { orProblem } from '../../../platform/issues.ts';
import type { Peticion, Pregunta, Preguntar } from './conector.ts';
import { demoHour, demoPotenciaKw, demoPrice } from './demo-figures.ts';

/** Answers as each service would of any supply or day, made of its CUPS or its date alone: the same question has one answer. */
export function demoAnswers(id: conexiones.IdDeConexion, peticion: Peticion): Preguntar {
  return async (pregunta) => {
    const cuerpo = 'cups' in peticion ? ofCups(id, peticion, pregunta) : ofMercado(id, pregunta);
    if (cuerpo === undefined) return { status: 404, cuerpo: Buffer.alloc(0) };
    return { status: 200, cuerpo: Buffer.from(typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo)) };
  };
}

type DeCups = Extract<Peticion, { readonly cups: string }>;

function ofCups(id: conexiones.IdDeConexion, { cups, hastaMes }: DeCups, { url }: Pregunta) {
  const kw = demoPotenciaKw(cups);
  if (id === 'sips')
    return { ClientesSips: [clienteSips(cups, kw)], ConsumosSips: consumosSips(cups, hastaMes) };
  const { pathname, searchParams } = new URL(url);
  const mes = (searchParams.get('startDate') ?? '').replace('/', '-');
  switch (pathname.split('/').at(-1)) {
    case 'login':
      return 'sesion-de-demostracion';
    case 'get-supplies':
      return [
        {
          cups: `${cups}0F`,
          postalCode: '28001',
          municipality: 'Madrid',
          distributorCode: '5',
          pointType: 5,
        },
      ];
    case 'get-contract-detail':
      return [{ cups, contractedPowerkW: [kw, kw], accessFare: '2.0TD', startDate: '2024/01/01' }];
    case 'get-consumption-data':
      return mes < hastaMes ? curva(cups, mes) : [];
    case 'get-max-power':
      return maximos(cups, kw, { desde: mes, hasta: hastaMes });
    default:
      return undefined;
  }
}

const slashed = (dia: number) => formatFecha(dia).replaceAll('-', '/');

function daysOf(mes: string): number[] {
  const [anio = 0, numero = 0] = mes.split('-').map(Number);
  return Array.from({ length: diasDelMes(anio, numero) }, (_, i) => diaDe(anio, numero, 1) + i);
}

/** Hours of the clock, 01:00 to 24:00, as Datadis labels most of its distributors. */
function curva(cups: string, mes: string) {
  return daysOf(mes).flatMap((dia) =>
    Array.from({ length: horasDelDia(dia) }, (_, hora) => ({
      cups,
      date: slashed(dia),
      time: `${String(hora + 1).padStart(2, '0')}:00`,
      consumptionKWh: demoHour(cups, dia, hora),
      obtainMethod: 'Real',
    })),
  );
}

function monthsBefore(hasta: string, cuantos: number): string[] {
  const [anio = 0, numero = 0] = hasta.split('-').map(Number);
  return Array.from({ length: cuantos }, (_, i) => {
    const meses = anio * 12 + numero - 1 - cuantos + i;
    return `${Math.floor(meses / 12)}-${String((meses % 12) + 1).padStart(2, '0')}`;
  });
}

/** In W, as some distributors give them. */
function maximos(
  cups: string,
  kw: number,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
) {
  return monthsBefore(hasta, 24)
    .filter((mes) => mes >= desde)
    .flatMap((mes) =>
      (['PUNTA', 'VALLE'] as const).map((period, i) => ({
        cups,
        date: `${mes.replace('-', '/')}/15`,
        time: '21:00',
        maxPower: Math.round(kw * (i === 0 ? 780 : 610)),
        period,
      })),
    );
}

function clienteSips(cups: string, kw: number) {
  return {
    CodigoCUPS: `${cups}0F`,
    CodigoEmpresaDistribuidora: cups.slice(2, 6),
    CodigoPostalPS: '28001',
    MunicipioPS: 'Madrid',
    CodigoProvinciaPS: '28',
    CodigoTarifaATREnVigor: '018',
    CodigoClasificacionPS: '05',
    PotenciasContratadasEnWP1: Math.round(kw * 1000),
    PotenciasContratadasEnWP2: Math.round(kw * 1000),
    EsViviendaHabitual: true,
    CNAE: '9820',
  };
}

/** Hours of each period as they are on a working day of the peninsula (Circular 3/2020, art. 7). */
const HORAS = [
  [10, 11, 12, 13, 18, 19, 20, 21],
  [8, 9, 14, 15, 16, 17, 22, 23],
  [0, 1, 2, 3, 4, 5, 6, 7],
] as const;

function consumosSips(cups: string, hastaMes: string) {
  return monthsBefore(hastaMes, 12).map((mes) => {
    const dias = daysOf(mes);
    const wh = [0, 1, 2].map((periodo) => {
      const suyas = dias.flatMap((dia) => HORAS[periodo]!.map((hora) => demoHour(cups, dia, hora)));
      return suyas.reduce((suma, kwh) => suma + kwh * 1000, 0);
    });
    return {
      CodigoCUPS: cups,
      FechaInicioMesConsumo: `${formatFecha(dias[0]! - 1)}T00:00:00`,
      FechaFinMesConsumo: `${formatFecha(dias.at(-1)!)}T00:00:00`,
      CodigoTarifaATREnVigor: '018',
      ...Object.fromEntries(wh.map((valor, i) => [`ConsumoEnergiaActivaEnWhP${i + 1}`, Math.round(valor)])),
      PotenciaDemandadaEnWP1: Math.round(demoPotenciaKw(cups) * 780),
      PotenciaDemandadaEnWP2: Math.round(demoPotenciaKw(cups) * 610),
    };
  });
}

function ofMercado(id: conexiones.IdDeConexion, { url }: Pregunta) {
  if (id === 'omie') {
    const [, fecha = '', version] = /_(\d{8})\.(\d)$/.exec(url) ?? [];
    return version === '1'
      ? marginal(orProblem(parseFecha(fecha.replace(/(....)(..)(..)/, '$1-$2-$3'))))
      : undefined;
  }
  const { pathname, searchParams } = new URL(url);
  const indicador = Number(pathname.split('/').at(-1));
  const factor = { 1001: 1.6, 1739: 0.8 }[indicador];
  if (factor === undefined) return { indicator: { id: indicador, values: [] } };
  const [desde = 0, hasta = 0] = ['start_date', 'end_date'].map((name) =>
    orProblem(parseFecha((searchParams.get(name) ?? '').split('T')[0] ?? '')),
  );
  const values = Array.from({ length: hasta - desde + 1 }, (_, i) =>
    valuesOf(desde + i, { indicador, factor }),
  );
  return { indicator: { id: indicador, values: values.flat() } };
}

/** The prices of a day by quarters, as OMIE publishes them. */
function marginal(dia: number): string {
  const fecha = formatFecha(dia).replaceAll('-', ';');
  const filas = Array.from({ length: horasDelDia(dia) * 4 }, (_, i) => {
    const eurMwh = demoPrice(dia, Math.floor(i / 4));
    return `${fecha};${i + 1};${eurMwh};${eurMwh};`;
  });
  return ['MARGINALPDBC;', ...filas, '*', ''].join('\n');
}

function valuesOf(
  dia: number,
  { indicador, factor }: { readonly indicador: number; readonly factor: number },
) {
  // The peninsular midnight of the day, an instant of the evening before in UTC.
  const midnight = dia * 86_400_000 - (isSummerTime(dia) ? 2 : 1) * 3_600_000;
  return Array.from({ length: horasDelDia(dia) }, (_, hora) => {
    const datetime = new Date(midnight + hora * 3_600_000).toISOString();
    return {
      value: Math.round(demoPrice(dia, hora) * factor * 100) / 100,
      datetime,
      datetime_utc: datetime,
      geo_id: indicador === 1001 ? 8741 : 3,
      geo_name: 'Península',
    };
  });
}

/** Whether the day begins in summer time. */
function isSummerTime(dia: number): boolean {
  const noon = new Date(dia * 86_400_000);
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit' }).format(noon);
  return hour === '02';
}
