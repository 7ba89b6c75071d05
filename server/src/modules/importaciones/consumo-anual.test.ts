import { consumoAnual, diaDe, type FilaConsumo, formatFecha, round } from '@vatio/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bancoDePrueba } from './test-banco.ts';
import { cupsDePrueba, filaConsumo } from './test-ficheros.ts';

const { importFile, db } = await bancoDePrueba();

const PRIMER_DIA = diaDe(2025, 1, 1);
const fila = fc.record({
  desde: fc.integer({ min: 0, max: 600 }),
  dias: fc.integer({ min: 1, max: 70 }),
  kwh: fc.integer({ min: 0, max: 5000 }),
});
/** Histories as they come, with gaps and overlapping rows, and well-kept ones. */
const historia = fc.oneof(
  fc.uniqueArray(fila, { minLength: 1, maxLength: 20, selector: ({ desde, dias }) => `${desde} ${dias}` }),
  fc.array(fila, { minLength: 1, maxLength: 20 }).map((filas) => {
    let desde = 0;
    return filas.map(({ dias, kwh }) => {
      desde += dias;
      return { desde: desde - dias, dias, kwh };
    });
  }),
);

function segunElDominio(filas: readonly { desde: number; dias: number; kwh: number }[]): number {
  const historiaDelDominio = filas.map(({ desde, dias, kwh }): FilaConsumo => {
    const inicio = PRIMER_DIA + desde;
    return { desde: inicio, hasta: inicio + dias, activaKwh: [kwh], reactivaKvarh: [], maximetroKw: [] };
  });
  const anual = consumoAnual(historiaDelDominio);
  if (!anual.ok) throw new Error(anual.issue.message);
  const kwh = anual.value.filas.reduce((suma, { activaKwh }) => suma + activaKwh[0]!, 0);
  return round((kwh * 365) / anual.value.dias, 3);
}

test('the yearly consumption is that of the domain, in new histories and over those there were', async () => {
  const historias = fc.sample(historia, { numRuns: 150, seed: 3 });
  const texto = (filas: (typeof historias)[number], cups: string) =>
    filas
      .map(({ desde, dias, kwh }) => {
        const inicio = PRIMER_DIA + desde;
        return filaConsumo(cups, formatFecha(inicio), formatFecha(inicio + dias), [kwh * 1000]);
      })
      .join('');
  const todas = historias.map((filas, i) => texto(filas, cupsDePrueba(i))).join('');
  const mitades = historias.map((filas, i) =>
    texto(filas.slice(0, filas.length / 2), cupsDePrueba(1000 + i)),
  );
  await importFile('admin', ['todas.csv', todas]);
  await importFile('admin', ['mitades.csv', mitades.join('')]);
  await importFile('admin', [
    'enteras.csv',
    historias.map((filas, i) => texto(filas, cupsDePrueba(1000 + i))).join(''),
  ]);
  const { rows } = await sql<{ cups: string; kwh: number }>`
    SELECT cups, consumo_anual_kwh AS kwh FROM punto_suministro`.execute(db);
  const anuales = new Map(rows.map(({ cups, kwh }) => [cups, kwh]));
  for (const [i, filas] of historias.entries()) {
    const esperado = segunElDominio(filas);
    const contexto = JSON.stringify(filas);
    expect(anuales.get(cupsDePrueba(i)), contexto).toBeCloseTo(esperado, 2);
    expect(anuales.get(cupsDePrueba(1000 + i)), contexto).toBeCloseTo(esperado, 2);
  }
});
