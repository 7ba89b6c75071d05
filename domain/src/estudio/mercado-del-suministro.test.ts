import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZONAS } from '../calendario.ts';
import { type Curva, intervalosEntre, sumByPeriod } from '../curva.ts';
import { diaDe } from '../fecha.ts';
import { energiaIndexadaPorCurva, energiaIndexadaPorMedias, type TerminosIndexado } from '../indexado.ts';
import { avisoDeMercado, mediasDeMercado } from './mercado-del-suministro.ts';

const [DESDE, HASTA] = [diaDe(2026, 1, 1), diaDe(2026, 12, 31)];

function curvaDe(resolucion: 15 | 60, kwh: (i: number) => number): Curva {
  const length = intervalosEntre(DESDE, HASTA, resolucion);
  return {
    desde: DESDE,
    hasta: HASTA,
    resolucion,
    kwh: Float64Array.from({ length }, (_, i) => kwh(i)),
    huecos: [],
  };
}

const mercadoDe = (eurKwh: (cuarto: number) => number) => ({
  desde: DESDE,
  resolucion: 15 as const,
  eurKwh: Float64Array.from({ length: intervalosEntre(DESDE, HASTA, 15) }, (_, i) => eurKwh(i)),
});

const TERMINOS: TerminosIndexado = {
  serviciosAjusteEurKwh: 0.018,
  desviosEurKwh: 0.001,
  garantiasOrigenEurKwh: 0.0008,
  operadoresEurKwh: 0.0002,
  fneeEurKwh: 0.002658,
  margenEurKwh: 0.004,
  capacidadEurKwh: [0.001, 0.0005, 0.0004, 0.0003, 0.0003, 0],
};

describe('the market that a supply met', () => {
  it('prices an indexed product by period as pricing each of its hours does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONAS),
        fc.constantFrom(15 as const, 60 as const),
        fc.integer({ min: 1, max: 91 }),
        (zona, resolucion, paso) => {
          const donde = { tarifa: '3.0TD', zona } as const;
          const curva = curvaDe(resolucion, (i) => (i * paso) % 13);
          const mercado = mercadoDe((i) => (((i * 7) % 101) - 9) / 500);
          const medias = mediasDeMercado({ ...donde, curva, mercado });
          const terminos = TERMINOS;
          const porHoras = energiaIndexadaPorCurva({
            ...donde,
            curva,
            mercado,
            terminos,
            peajesIncluidos: true,
          });
          if (!medias.ok || !porHoras.ok) throw new Error('Falta una hora');
          const porMedias = energiaIndexadaPorMedias({
            tarifa: '3.0TD',
            dia: DESDE,
            consumosKwh: sumByPeriod({ ...donde, curva }).periodosKwh,
            mediasEurKwh: medias.value,
            terminos,
            peajesIncluidos: true,
          });
          if (!porMedias.ok) throw new Error(porMedias.issue.message);
          porMedias.value.periodos.forEach(({ importeEur }, p) => {
            expect(importeEur).toBeCloseTo(porHoras.value.periodos[p]!.importeEur, 5);
          });
        },
      ),
      { numRuns: 6 },
    );
  });

  it('is the price itself where that does not change, and the plain mean in a period without consumption', () => {
    const constante = mediasDeMercado({
      tarifa: '2.0TD',
      zona: 'peninsula',
      curva: curvaDe(60, (hora) => hora % 5),
      mercado: mercadoDe(() => 0.07),
    });
    for (const media of constante.ok ? constante.value : []) expect(media).toBeCloseTo(0.07, 12);
    const nocturna = mediasDeMercado({
      tarifa: '2.0TD',
      zona: 'peninsula',
      curva: curvaDe(60, (hora) => (hora < 8 ? 1 : 0)),
      mercado: mercadoDe((cuarto) => (cuarto < 32 ? 0.01 : 0.09)),
    });
    expect(nocturna.ok && nocturna.value[2]).toBeCloseTo(0.01, 12);
    expect(nocturna.ok && nocturna.value[0]).toBeCloseTo(0.09, 12);
  });

  it('is not known while an hour has no price', () => {
    const sinUna = mercadoDe((cuarto) => (cuarto === 50 ? Number.NaN : 0.05));
    const medias = mediasDeMercado({
      tarifa: '2.0TD',
      zona: 'peninsula',
      curva: curvaDe(60, () => 1),
      mercado: sinUna,
    });
    expect(medias).toMatchObject({ ok: false, issue: { code: 'sin-precio-horario' } });
  });

  it('says by what its hours are known, and of which days it is', () => {
    const mercado = { mediasEurKwh: [], desde: '2025-11-01', hasta: '2026-10-31' } as const;
    expect(avisoDeMercado({ ...mercado, fuente: 'perfil' }).message).toBe(
      'Los indexados se calculan hora a hora sin curva, con el perfil de REE de su tarifa, a los precios del mercado diario del 01/11/2025 al 31/10/2026: los que vengan serán otros',
    );
  });
});
