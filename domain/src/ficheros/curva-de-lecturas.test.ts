import { describe, expect, it } from 'vitest';
import { assembleCurva, assembleCurvas, createAssembler, type OpcionesMontaje } from './curva-de-lecturas.ts';
import type { LecturaCurva } from './registro.ts';
import { CUPS_A, CUPS_B, dia, lectura, lecturasDe } from './test-fichero.ts';

function assemble(lecturas: Iterable<LecturaCurva>, opciones?: OpcionesMontaje) {
  const montada = assembleCurva(lecturas, opciones);
  if (!montada.ok) throw new Error(montada.issue.message);
  return montada.value;
}

/** A day whose hour h consumed h kWh. */
function diaEntero(fecha: string, horas = 24): LecturaCurva[] {
  return Array.from({ length: horas }, (_, i) =>
    lectura({ dia: dia(fecha), finMin: (i + 1) * 60, activaKwh: i + 1, estimada: i === 0 }),
  );
}

describe('assembleCurva', () => {
  it('makes whole civil days in the order that time passes', () => {
    const { curva, informe } = assemble(diaEntero('2025-06-02').reverse());
    expect(curva).toEqual({
      desde: dia('2025-06-02'),
      hasta: dia('2025-06-02'),
      resolucion: 60,
      huecos: [],
      kwh: Float64Array.from({ length: 24 }, (_, i) => i + 1),
    });
    expect(informe).toEqual({
      lecturas: 24,
      duplicadas: 0,
      huecos: 0,
      diasDe23: [],
      diasDe25: [],
      negativas: 0,
      estimadasPct: 100 / 24,
      absurdas: { sobreKwh: 13_000, lecturas: 0 },
      avisos: ['Lecturas estimadas: 4,167 %'],
    });
  });

  it('gives the clock-change days of whole files their 23 and 25 hours', () => {
    const labelled = (fecha: string, etiquetas: string[]) =>
      etiquetas.map((hora, i) => `${CUPS_A}0F;${fecha} ${hora.padStart(2, '0')}:00;${i + 1}000;0`);
    const [reloj23, reloj25] = [
      Array.from({ length: 24 }, (_, i) => String(i)).filter((hora) => hora !== '2'),
      Array.from({ length: 24 }, (_, i) => String(i)).flatMap((hora) =>
        hora === '2' ? [hora, hora] : [hora],
      ),
    ];
    const filas = [...labelled('30/03/2025', reloj23), ...labelled('26/10/2025', reloj25)];
    const { curva, informe } = assemble(
      lecturasDe(['CUPS;FechaHora;CONSUMO Wh;GENERACION Wh', ...filas].join('\r\n')),
    );
    expect(Array.from(curva.kwh.slice(0, 24))).toEqual([...Array.from({ length: 23 }, (_, i) => i + 1), 0]);
    expect(Array.from(curva.kwh.slice(-25))).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
    expect(informe).toMatchObject({
      lecturas: 48,
      duplicadas: 0,
      diasDe23: ['2025-03-30'],
      diasDe25: ['2025-10-26'],
    });
    expect(curva.huecos).toHaveLength(curva.kwh.length - 48);
  });

  it('keeps the last of the repeated readings and says where readings are missing', () => {
    const lecturas = diaEntero('2025-06-02').filter(({ finMin }) => finMin !== 180);
    const repetida = lectura({ dia: dia('2025-06-02'), finMin: 60, activaKwh: 50 });
    const vacia = lectura({ dia: dia('2025-06-02'), finMin: 120 });
    const { curva, informe } = assemble([...lecturas, repetida, vacia]);
    expect(Array.from(curva.kwh.slice(0, 4))).toEqual([50, 2, 0, 4]);
    expect(curva.huecos).toEqual([2]);
    expect(informe).toMatchObject({ lecturas: 23, duplicadas: 1, huecos: 1 });
    expect(informe.avisos).toContain('Lecturas repetidas: 1; vale la última de cada intervalo');
    expect(informe.avisos).toContain('Intervalos sin lectura: 1 de 24; cuentan como 0 kWh');
  });

  it('reports negative and absurd readings and leaves them', () => {
    const raras = [-3, 20_000].map((activaKwh, i) =>
      lectura({ dia: dia('2025-06-02'), finMin: 60 * (i + 1), activaKwh }),
    );
    const { curva, informe } = assemble([...diaEntero('2025-06-02').slice(2), ...raras]);
    expect(Array.from(curva.kwh.slice(0, 2))).toEqual([-3, 20_000]);
    expect(informe).toMatchObject({ negativas: 1, absurdas: { sobreKwh: 14_000, lecturas: 1 } });
    expect(informe.avisos).toContain('Lecturas de más de 14.000 kWh en un intervalo: 1; se suman');
    expect(assemble(raras, { limiteKwh: 50_000 }).informe.absurdas).toEqual({
      sobreKwh: 50_000,
      lecturas: 0,
    });
  });

  it('does not place an hour that the day does not have, and says how much it was', () => {
    const { informe } = assemble(diaEntero('2025-06-02', 25));
    expect(informe.lecturas).toBe(24);
    expect(informe.avisos).toContain('Lecturas de una hora que su día no tiene: 1 (25 kWh); no se cuentan');
  });

  it('takes the energy asked for', () => {
    const lecturas = [lectura({ dia: 20_000, finMin: 60, activaKwh: 1, vertidaKwh: 2 })];
    expect(assemble(lecturas, { energia: 'vertida' }).curva.kwh[0]).toBe(2);
    expect(assemble(lecturas, { energia: 'generada' }).curva.huecos).toHaveLength(24);
  });

  it('refuses what is no curve', () => {
    expect(assembleCurva([])).toMatchObject({ ok: false, issue: { code: 'curva-vacia' } });
    const mezcla = [lectura({ dia: 1, finMin: 60 }), lectura({ dia: 1, finMin: 75, resolucion: 15 })];
    expect(assembleCurva(mezcla)).toMatchObject({ ok: false, issue: { code: 'curva-mezclada' } });
    const lejos = [...diaEntero('2025-06-02'), ...diaEntero('2205-06-03')];
    expect(assembleCurva(lejos)).toMatchObject({
      ok: false,
      issue: { code: 'curva-demasiado-larga' },
    });
  });
});

describe('assembleCurvas', () => {
  it('makes one curve for each supply point, mixed as they come', () => {
    const deA = diaEntero('2025-06-02').map((una) => ({ ...una, cups: CUPS_A }));
    const deB = diaEntero('2025-06-03').map((una) => ({ ...una, cups: CUPS_B }));
    const curvas = assembleCurvas(deA.flatMap((una, i) => [una, deB[i]!]));
    expect([...curvas.keys()]).toEqual([CUPS_A, CUPS_B]);
    expect(curvas.get(CUPS_B)).toMatchObject({
      ok: true,
      value: { curva: { desde: dia('2025-06-03'), huecos: [] } },
    });
  });

  it('has an incremental form', () => {
    const montador = createAssembler();
    for (const una of diaEntero('2025-06-02')) montador.add(una);
    expect(montador.assemble()).toEqual(assembleCurva(diaEntero('2025-06-02')));
  });
});
