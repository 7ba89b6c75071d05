import { describe, expect, it } from 'vitest';
import { decideOrder, readDate, readFileDate } from './celdas-de-fecha.ts';
import { dia } from './test-fichero.ts';

describe('readDate', () => {
  it.each([
    ['2025-10-31', '2025-10-31'],
    ['2025/10/31', '2025-10-31'],
    ['31/10/2025', '2025-10-31'],
    ['1/3/2025', '2025-03-01'],
    ['29-02-2024', '2024-02-29'],
  ])('reads %s', (texto, esperado) => {
    expect(readDate(texto, 'dia-mes')).toBe(dia(esperado));
  });

  it.each([
    '',
    '2025-02-29',
    '31/04/2025',
    '2025-13-01',
    '00/01/2025',
    '20251031',
    '2025-10',
    '31/10/25',
    '0001-01-01',
  ])('refuses %j', (texto) => {
    expect(readDate(texto, 'dia-mes')).toBeUndefined();
  });

  it('reads a date with the month first when told so', () => {
    expect(readDate('10/31/2025', 'mes-dia')).toBe(dia('2025-10-31'));
  });
});

describe('decideOrder', () => {
  const decide = (fechas: string[], diarias = true) => {
    const orden = decideOrder(fechas, diarias);
    return orden.ok ? orden.value : orden.issue.message;
  };

  it('believes a component over 12', () => {
    expect(decide(['01/02/2025', '31/01/2025'])).toBe('dia-mes');
    expect(decide(['01/02/2025', '01/31/2025'])).toBe('mes-dia');
  });

  it('believes dates that follow one another, in files that go day by day', () => {
    expect(decide(['01/02/2025', '02/02/2025', '03/02/2025'])).toBe('dia-mes');
    expect(decide(['02/03/2025', '02/02/2025', '02/01/2025'])).toBe('mes-dia');
  });

  it('has nothing to decide when the year comes first or both components agree', () => {
    expect(decide(['2025-03-04'])).toBe('dia-mes');
    expect(decide(['05/05/2025', '05/05/2025'])).toBe('dia-mes');
    expect(decide([])).toBe('dia-mes');
  });

  it('takes the day first where nothing tells, as Spanish distributors write', () => {
    expect(decide(['11/02/2026', '11/02/2026'])).toBe('dia-mes');
    expect(decide(['01/02/2025', '02/02/2025'], false)).toBe('dia-mes');
  });

  it('refuses dates that contradict one another', () => {
    expect(decide(['31/01/2025', '01/31/2025'])).toContain('Unas fechas');
  });
});

describe('a date of a file of measures', () => {
  it.each([
    ['2025-09-30T00:00:00', '2025-09-30'],
    ['30/09/2025 00:00:00', '2025-09-30'],
    ['30/09/2025 0:00', '2025-09-30'],
    ['2025-09-30T00:00:00.000Z', '2025-09-30'],
    ['20250930', '2025-09-30'],
    ['14/01/26', '2026-01-14'],
    ['31/10/2025', '2025-10-31'],
  ])('%s is read', (texto, esperado) => {
    expect(readFileDate(texto, 'dia-mes')).toBe(dia(esperado));
  });

  it.each(['2025-09-30T00:15:00', '30/09/2025 01:00', '20251301', '202509', '31/02/26'])(
    '%j is no date',
    (texto) => {
      expect(readFileDate(texto, 'dia-mes')).toBeUndefined();
    },
  );

  it('says whether its day goes before the month with two digits of the year too', () => {
    expect(decideOrder(['01/14/26', '01/15/26'], true)).toEqual({ ok: true, value: 'mes-dia' });
  });
});
