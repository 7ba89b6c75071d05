import { createReadStream } from 'node:fs';
import type { BodyOf, calculos, ResponseOf } from '@vatio/contract/endpoints';
import {
  BYTES_DE_MUESTRA,
  type Curva,
  claveDe,
  createAssembler,
  createStream,
  detectFormat,
  formatFecha,
  formatoDe,
  horasDelDia,
  type Leible,
  type Montador,
  type Rechazo,
  type Registro,
  round,
  sumByDay,
} from '@vatio/domain';
import { issueProblem, orProblem } from '../../platform/issues.ts';
import { asTable, questionProblem, readLabels, tooManyRejected } from '../../platform/measure-file.ts';

type Donde = BodyOf<typeof calculos.curva>;

export type CurveTask = { readonly path: string; readonly donde: Donde };
export type CurveSums = ResponseOf<typeof calculos.curva>;

type Suma = { totalKwh: number; periodosKwh: number[] };

/** The answer brings this many rejected rows; the others are only counted. */
const RECHAZOS_CONTADOS = 100;

/** Reads a load-curve file as a stream and adds its kWh by period, month and day. */
export async function sumCurva({ path, donde }: CurveTask): Promise<CurveSums> {
  const deteccion = await recognizeCurve(path, donde);
  const leido = await read(path, deteccion);
  if (leido.filas === 0) {
    const message = leido.rechazos[0]?.motivo ?? 'El fichero no tiene ninguna lectura';
    throw issueProblem({ code: 'sin-lecturas', message, part: 'fichero' });
  }
  const cuentas = { filas: leido.filas + leido.rechazadas, rechazadas: leido.rechazadas };
  const demasiadas = tooManyRejected(cuentas, donde);
  if (demasiadas) throw questionProblem('demasiadas-rechazadas', { fichero: demasiadas }, cuentas)!;
  const dias = new Map<string, Suma>();
  const avisos = [...deteccion.avisos];
  for (const montador of leido.montadores.values()) {
    const { curva, informe } = orProblem(montador.assemble());
    avisos.push(...informe.avisos);
    accumulateDays(dias, curva, donde);
  }
  const suministros = [...leido.montadores.keys()].filter((clave) => clave !== '');
  return {
    formato: deteccion.formato,
    cups: suministros.length === 1 ? suministros[0]! : null,
    suministros,
    ...labelsOf(deteccion),
    filas: leido.filas,
    rechazadas: leido.rechazadas,
    rechazos: leido.rechazos.map(({ linea, motivo, texto }) => ({ linea, motivo, texto })),
    avisos: [...new Set(avisos)],
    meses: Array.from(porMeses(dias), ([mes, suma]) => ({ mes, ...sinRuido(suma) })),
    dias: Array.from(dias, ([dia, suma]) => ({ dia, ...sinRuido(suma) })),
  };
}

/** Its format, by the start of the file, and what its labels mark, by all of it. */
async function recognizeCurve(path: string, { etiqueta }: Donde): Promise<Leible> {
  const deteccion = orProblem(detectFormat(await inicioDe(path)));
  const { leible } = await readLabels(deteccion, contentOf(path), { etiqueta });
  if (leible.ok) return leible.value;
  const { code, message, part = 'fichero' } = leible.issue;
  throw questionProblem(code, { [part]: message }) ?? issueProblem(leible.issue);
}

function labelsOf({ etiquetado, resolucion, motivoEtiqueta }: Leible) {
  const { marca } = etiquetado;
  if (marca === 'cruda') throw new Error('The labels of the file are still unknown');
  return { etiqueta: marca, resolucion: resolucion ?? 60, motivoEtiqueta: motivoEtiqueta ?? '' } as const;
}

function contentOf(path: string): AsyncIterable<Buffer> {
  return asTable(createReadStream(path));
}

async function inicioDe(path: string): Promise<Uint8Array> {
  const trozos: Buffer[] = [];
  let bytes = 0;
  for await (const trozo of contentOf(path)) {
    trozos.push(trozo);
    bytes += trozo.length;
    if (bytes >= BYTES_DE_MUESTRA) break;
  }
  return Buffer.concat(trozos).subarray(0, BYTES_DE_MUESTRA);
}

type Leido = {
  montadores: Map<string, Montador>;
  filas: number;
  rechazadas: number;
  rechazos: Rechazo[];
};

async function read(path: string, deteccion: Leible): Promise<Leido> {
  const leido: Leido = { montadores: new Map(), filas: 0, rechazadas: 0, rechazos: [] };
  const flujo = createStream(deteccion);
  const record = (registros: readonly (Registro | Rechazo)[]) => {
    for (const registro of registros) recordRecord(leido, registro, deteccion);
  };
  for await (const trozo of contentOf(path)) record(flujo.push(trozo));
  record(flujo.end());
  return leido;
}

function recordRecord(leido: Leido, registro: Registro | Rechazo, deteccion: Leible): void {
  if (registro.tipo === 'rechazo') {
    leido.rechazadas++;
    if (leido.rechazos.length < RECHAZOS_CONTADOS) leido.rechazos.push(registro);
    return;
  }
  if (registro.tipo !== 'lectura-curva') {
    const message = `${deteccion.nombre} no es una curva de carga: impórtalo como consumos`;
    throw issueProblem({ code: 'no-es-una-curva', message, part: 'fichero' });
  }
  leido.filas++;
  const clave = claveDe(registro);
  let montador = leido.montadores.get(clave);
  if (!montador) {
    montador = createAssembler({ energia: formatoDe(deteccion.formato).energia });
    leido.montadores.set(clave, montador);
  }
  montador.add(registro);
}

/** Adds up the days that have some reading; a day that the file lacks is absent, not zero. */
function accumulateDays(dias: Map<string, Suma>, curva: Curva, { tarifa, zona }: Donde): void {
  const ausentes = diasSinLecturas(curva);
  for (const { dia, totalKwh, periodosKwh } of sumByDay({ curva, tarifa, zona })) {
    if (!ausentes.has(dia)) sum(dias, dia, { totalKwh, periodosKwh: [...periodosKwh] });
  }
}

function diasSinLecturas(curva: Curva): Set<string> {
  const ausentes = new Set<string>();
  const huecos = new Set(curva.huecos);
  let posicion = 0;
  for (let dia = curva.desde; dia <= curva.hasta; dia++) {
    const intervalos = horasDelDia(dia) * (60 / curva.resolucion);
    let faltan = 0;
    for (let i = posicion; i < posicion + intervalos; i++) if (huecos.has(i)) faltan++;
    if (faltan === intervalos) ausentes.add(formatFecha(dia));
    posicion += intervalos;
  }
  return ausentes;
}

function porMeses(dias: ReadonlyMap<string, Suma>): Map<string, Suma> {
  const meses = new Map<string, Suma>();
  for (const [dia, suma] of [...dias].sort(([a], [b]) => a.localeCompare(b)))
    sum(meses, dia.slice(0, 7), suma);
  return meses;
}

function sum(sumas: Map<string, Suma>, clave: string, { totalKwh, periodosKwh }: Suma): void {
  const previa = sumas.get(clave);
  sumas.set(clave, {
    totalKwh: (previa?.totalKwh ?? 0) + totalKwh,
    periodosKwh: periodosKwh.map((kwh, p) => (previa?.periodosKwh[p] ?? 0) + kwh),
  });
}

/** Rounds to the mWh, beyond which there is only the noise of adding binary fractions. */
function sinRuido({ totalKwh, periodosKwh }: Suma): Suma {
  return { totalKwh: round(totalKwh, 6), periodosKwh: periodosKwh.map((kwh) => round(kwh, 6)) };
}
