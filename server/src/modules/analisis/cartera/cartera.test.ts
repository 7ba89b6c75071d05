import { analyze, supuestosDe } from '@vatio/domain';
import { describe, expect, test } from 'vitest';
import { studyCartera } from './cartera.ts';
import type { PuntoDeCartera, ResumenDePunto } from './lote.ts';
import { carteraDePrueba, comunDePrueba } from './test-cartera.ts';

const comun = comunDePrueba(3);

async function study(puntos: Iterable<PuntoDeCartera>, hilos: number): Promise<ResumenDePunto[]> {
  const resumenes: ResumenDePunto[] = [];
  for await (const resumen of studyCartera(puntos, comun, hilos)) resumenes.push(resumen);
  return resumenes;
}

/** Each thread first loads the domain, which takes seconds on a busy machine. */
const LIMIT_MS = 60_000;

describe('studyCartera', { timeout: LIMIT_MS }, () => {
  test('studies every point in its order, with the figures of the domain to the cent, by however many threads', async () => {
    const cartera = carteraDePrueba(110);
    const resumenes = await study(cartera, 2);
    expect(resumenes.map(({ cups }) => cups)).toEqual(cartera.map(({ cups }) => cups));
    const { punto } = cartera[77]!;
    const estudio = analyze({
      ...comun,
      punto,
      supuestos: supuestosDe({ fecha: comun.fecha, zona: 'peninsula', uso: 'otros', potenciaMaximaKw: 45 }),
    });
    if (!estudio.ok) throw new Error(estudio.issue.message);
    expect(resumenes[77]).toEqual({
      cups: cartera[77]?.cups,
      dias: 365,
      actualEur: estudio.value.actual.totales.total,
      ofertas: estudio.value.ofertas.map(({ producto, totales, comision, ahorroEur, ahorroAnualEur }) => ({
        productoId: producto.id,
        totalEur: totales.total,
        ahorroEur,
        ahorroAnualEur,
        comisionEur: comision.totalEur,
      })),
    });
    expect(await study(cartera.slice(0, 60), 1)).toEqual(resumenes.slice(0, 60));
  });

  test('a point that cannot be studied says why and stops nobody', async () => {
    const [bueno, malo] = carteraDePrueba(2);
    const sinConsumo = { ...malo!, punto: { ...malo!.punto, consumos: [] } };
    const resumenes = await study([sinConsumo, bueno!], 1);
    expect(resumenes[0]).toEqual({
      cups: malo?.cups,
      motivo: 'No hay ningún consumo con el que estudiar el suministro',
    });
    expect(resumenes[1]).toMatchObject({ dias: 365 });
  });

  test('leaves no thread behind when its reader stops', async () => {
    for await (const { cups } of studyCartera(carteraDePrueba(500), comun, 2)) {
      expect(cups).toBe('ES0021000000000000AA');
      break;
    }
  });

  test('fails when one of its threads does', async () => {
    const roto: PuntoDeCartera = JSON.parse('{ "cups": "x", "punto": null }');
    await expect(study([roto], 1)).rejects.toThrow();
  });
});
