import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anioDe,
  cambiosDeHora,
  diaDe,
  diaDeLaSemana,
  diasDelAnio,
  diasDelMes,
  diaTrasHoras,
  formatFecha,
  horasDelDia,
  horasEntre,
  parseFecha,
  partesDe,
} from './fecha.ts';

const dia = fc.integer({ min: diaDe(1900, 1, 1), max: diaDe(2200, 12, 31) });

describe('civil days', () => {
  it.each([
    ['1970-01-01', 0, 'jueves'],
    ['1969-12-31', -1, 'miércoles'],
    ['2000-02-29', 11016, 'martes'],
    ['2021-06-01', 18779, 'martes'],
    ['2024-02-29', 19782, 'jueves'],
    ['2026-11-20', 20777, 'viernes'],
    ['2026-01-04', 20457, 'domingo'],
    ['2026-01-03', 20456, 'sábado'],
  ])('%s is day %i, a %s', (fecha, numero, semana) => {
    const semanas = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
    expect(parseFecha(fecha)).toEqual({ ok: true, value: numero });
    expect(formatFecha(numero)).toBe(fecha);
    expect(semanas[diaDeLaSemana(numero)]).toBe(semana);
  });

  it.each([
    [1900, 365, 28],
    [2000, 366, 29],
    [2021, 365, 28],
    [2024, 366, 29],
    [2100, 365, 28],
  ])('%i has %i days, %i in February', (anio, dias, enFebrero) => {
    expect(diasDelAnio(anio)).toBe(dias);
    expect(diasDelMes(anio, 2)).toBe(enFebrero);
    expect(diaDe(anio + 1, 1, 1) - diaDe(anio, 1, 1)).toBe(dias);
  });

  it('agree with the calendar of the machine, there and back', () => {
    fc.assert(
      fc.property(dia, (d) => {
        const delSistema = new Date(d * 86_400_000);
        expect(partesDe(d)).toEqual({
          anio: delSistema.getUTCFullYear(),
          mes: delSistema.getUTCMonth() + 1,
          dia: delSistema.getUTCDate(),
        });
        expect(diaDeLaSemana(d)).toBe(delSistema.getUTCDay());
        expect(formatFecha(d)).toBe(delSistema.toISOString().slice(0, 10));
        expect(parseFecha(formatFecha(d))).toEqual({ ok: true, value: d });
        expect(anioDe(d)).toBe(delSistema.getUTCFullYear());
      }),
    );
  });
});

describe('parseFecha refuses', () => {
  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
  ])('%s, which is on no calendar', (texto) => {
    expect(parseFecha(texto, 'desde')).toEqual({
      ok: false,
      issue: {
        code: 'fecha-no-valida',
        message: `La fecha ${texto} no existe en el calendario`,
        part: 'desde',
      },
    });
  });

  it.each([
    '',
    '2026-1-1',
    '01/02/2026',
    '20260101',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '٢٠٢٦-01-01',
  ])('%j, which is not written AAAA-MM-DD', (texto) => {
    expect(parseFecha(texto)).toMatchObject({ ok: false, issue: { code: 'fecha-no-valida', part: 'fecha' } });
  });
});

describe('clock changes', () => {
  it.each([
    [2021, '2021-03-28', '2021-10-31'],
    [2024, '2024-03-31', '2024-10-27'],
    [2025, '2025-03-30', '2025-10-26'],
    [2026, '2026-03-29', '2026-10-25'],
  ])('of %i fall on %s and %s', (anio, enMarzo, enOctubre) => {
    const { marzo, octubre } = cambiosDeHora(anio);
    expect([formatFecha(marzo), formatFecha(octubre)]).toEqual([enMarzo, enOctubre]);
    expect([horasDelDia(marzo), horasDelDia(octubre)]).toEqual([23, 25]);
    expect([marzo - 1, marzo + 1, octubre - 1, octubre + 1].map(horasDelDia)).toEqual([24, 24, 24, 24]);
  });

  it('leave every year with its days × 24 hours, and no other day is odd', () => {
    for (let anio = 2020; anio <= 2060; anio++) {
      expect(horasEntre(diaDe(anio, 1, 1), diaDe(anio + 1, 1, 1))).toBe(diasDelAnio(anio) * 24);
      const raros = [];
      for (let d = diaDe(anio, 1, 1); d < diaDe(anio + 1, 1, 1); d++)
        if (horasDelDia(d) !== 24) raros.push(d);
      expect(raros).toEqual(Object.values(cambiosDeHora(anio)));
    }
  });

  it('agree with the time zone of Madrid and with that of the Canaries', () => {
    for (const timeZone of ['Europe/Madrid', 'Atlantic/Canary']) {
      for (let d = diaDe(2024, 1, 1); d < diaDe(2027, 1, 1); d++) {
        expect(horasDelDia(d), `${formatFecha(d)} ${timeZone}`).toBe(
          medianoche(d + 1, timeZone) - medianoche(d, timeZone),
        );
      }
    }
  });
});

describe('horasEntre', () => {
  it.each([
    ['2026-01-01', '2026-01-01', 0],
    ['2026-01-01', '2026-01-02', 24],
    ['2026-03-29', '2026-03-30', 23],
    ['2026-03-28', '2026-03-29', 24],
    ['2026-03-01', '2026-04-01', 743],
    ['2026-10-25', '2026-10-26', 25],
    ['2026-10-01', '2026-11-01', 745],
    ['2025-12-31', '2027-01-01', 8784],
    ['2026-01-02', '2026-01-01', -24],
  ])('from %s to %s: %i', (desde, hasta, horas) => {
    expect(horasEntre(read(desde), read(hasta))).toBe(horas);
  });

  it('adds up the hours of its days', () => {
    fc.assert(
      fc.property(dia, fc.nat(800), (desde, dias) => {
        let suma = 0;
        for (let d = desde; d < desde + dias; d++) suma += horasDelDia(d);
        expect(horasEntre(desde, desde + dias)).toBe(suma);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the hour that begins after so many', () => {
  it('is found again by counting them, clock changes included', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: 0, max: 20_000 }), (desde, horas) => {
        const cae = diaTrasHoras(desde, horas);
        expect(horasEntre(desde, cae.dia) + cae.hora).toBe(horas);
        expect(cae.hora).toBeGreaterThanOrEqual(0);
        expect(cae.hora).toBeLessThan(horasDelDia(cae.dia));
      }),
    );
  });
});

function read(fecha: string): number {
  const leida = parseFecha(fecha);
  if (!leida.ok) throw new Error(leida.issue.message);
  return leida.value;
}

/** Hours from 1970 in UTC at which a local day starts, as the machine's time zones have it. */
function medianoche(d: number, timeZone: string): number {
  const reloj = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const { dia: buscado } = partesDe(d);
  for (let hora = d * 24 - 3; hora <= d * 24 + 3; hora++) {
    const partes = reloj.formatToParts(new Date(hora * 3_600_000));
    const numero = (tipo: string) => Number(partes.find((parte) => parte.type === tipo)?.value);
    if (numero('day') === buscado && numero('hour') === 0) return hora;
  }
  throw new Error(`No hay medianoche el ${formatFecha(d)}`);
}
