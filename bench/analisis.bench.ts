import { availableParallelism } from 'node:os';
import { analyze, supuestosDe } from '@vatio/domain';
import { studyCartera } from '../server/src/modules/analisis/cartera/cartera.ts';
import { studyBatch } from '../server/src/modules/analisis/cartera/lote.ts';
import { carteraDePrueba, comunDePrueba } from '../server/src/modules/analisis/cartera/test-cartera.ts';
import { formatAmount, measure, printFigure } from './measure.ts';

const PUNTOS = 10_000;
/** One thread studies this many points, from which the time that it would take with all of them is computed. */
const SAMPLE = 200;

/**
 * Analyses one supply point over fifty products with the bills of one of them. The reference is to read and write the
 * answer as JSON.
 */
function benchAnalisis(): void {
  const comun = comunDePrueba(50);
  const [{ punto }] = carteraDePrueba(1) as [ReturnType<typeof carteraDePrueba>[number]];
  const supuestos = supuestosDe({
    fecha: comun.fecha,
    zona: punto.zona,
    uso: punto.uso,
    potenciaMaximaKw: Math.max(...punto.potenciasKw),
  });
  const analyzeOne = () => {
    const estudio = analyze({ ...comun, punto, supuestos, detalle: new Set(['producto-0']) });
    if (!estudio.ok || estudio.value.ofertas.length !== 50) throw new Error('El análisis no cuadra');
    return estudio.value;
  };
  const text = JSON.stringify(analyzeOne());
  const json = measure(() => JSON.stringify(JSON.parse(text)));
  const ms = measure(analyzeOne, 3);
  printFigure({
    name: 'Un análisis, 50 productos × 12 meses',
    value: formatAmount(ms, 'ms'),
    reference: 'leer y escribir su respuesta en JSON',
    ratio: ms / json,
  });
}

/** Studies a portfolio on every core. The reference is the time that one thread would take, computed from a sample. */
async function benchCartera(): Promise<void> {
  const comun = comunDePrueba(20);
  const puntos = carteraDePrueba(PUNTOS);
  const sampleMs = measure(() => studyBatch(puntos.slice(0, SAMPLE), comun), 4);
  const start = performance.now();
  const before = process.cpuUsage();
  let studied = 0;
  for await (const summary of studyCartera(puntos, comun)) if ('ofertas' in summary) studied++;
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  if (studied !== PUNTOS) throw new Error('Faltan puntos por estudiar');
  printFigure({
    name: `Cartera de ${formatAmount(PUNTOS, 'CUPS')} × 20 productos, ${availableParallelism()} hilos`,
    value: `${formatAmount(ms / 1000, 's')}, ${formatAmount((user + system) / 1e6, 's de CPU')}`,
    reference: 'un solo hilo',
    ratio: ms / (sampleMs * (PUNTOS / SAMPLE)),
  });
}

export async function analisisBench(): Promise<void> {
  benchAnalisis();
  await benchCartera();
}
