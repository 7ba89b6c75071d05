import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFecha, horasDelDia, parseFecha } from '../fecha.ts';
import { assembleCurva } from './curva-de-lecturas.ts';
import { CUPS_A, CUPS_B, leibleDe, readAs } from './test-fichero.ts';

const CABECERA = 'CUPS;Fecha;Hora;consumo_kWh;metodoObtencion';
const dosCifras = (n: number) => String(n).padStart(2, '0');
const reloj = (minutos: number) => `${dosCifras(Math.floor(minutos / 60))}:${dosCifras(minutos % 60)}`;

function diaDe(fecha: string): number {
  const dia = parseFecha(fecha);
  if (!dia.ok) throw new Error(fecha);
  return dia.value;
}

type Intervalo = { readonly dia: number; readonly orden: number; readonly minutos: number };

/** The intervals of some days as the clock of the Península shows their starts: none at 2:00 in March, 2:00 twice in October. */
function intervalosDe(desde: number, dias: number, resolucion: 15 | 60): Intervalo[] {
  return Array.from({ length: dias }, (_, i) => desde + i).flatMap((dia) => {
    const horas = horasDelDia(dia);
    return Array.from({ length: (horas * 60) / resolucion }, (_, orden) => {
      const pasados = orden * resolucion;
      const salto = horas === 23 && pasados >= 120 ? 60 : horas === 25 && pasados >= 180 ? -60 : 0;
      return { dia, orden, minutos: pasados + salto };
    });
  });
}

type Escritor = (intervalo: Intervalo, resolucion: 15 | 60) => readonly [dia: number, hora: string];

/** The ways in which portals, distributors and meters label an interval. */
const ESCRITORES: Readonly<Record<string, Escritor>> = {
  'principio, 00:00 a 23:00': ({ dia, minutos }) => [dia, reloj(minutos)],
  'final, 01:00 a 24:00': ({ dia, minutos }, resolucion) => [dia, reloj(minutos + resolucion)],
  'final, las 00:00 del día siguiente': ({ dia, minutos }, resolucion) => {
    const fin = minutos + resolucion;
    return fin === 1440 ? [dia + 1, '00:00'] : [dia, reloj(fin)];
  },
  'final, las 00:00 de su propia fecha': ({ dia, minutos }, resolucion) => [
    dia,
    reloj((minutos + resolucion) % 1440),
  ],
  'ordinal desde 1': ({ dia, orden }) => [dia, String(orden + 1)],
  'ordinal desde 0': ({ dia, orden }) => [dia, String(orden)],
  'principio y final': ({ dia, minutos, orden }, resolucion) => {
    const salta = horasDelDia(dia) === 23 && minutos + resolucion === 120 && orden < 120 / resolucion;
    return [dia, `${reloj(minutos)}-${reloj(salta ? 180 : minutos + resolucion)}`];
  },
};

type Celdas = { readonly dia: number; readonly hora: string; readonly wh: number };

/** The same rows in the layouts with a clock. */
const FORMATOS: Readonly<Record<string, (filas: readonly Celdas[]) => string>> = {
  datadis: (filas) =>
    [
      CABECERA,
      ...filas.map(
        ({ dia, hora, wh }) =>
          `${CUPS_A};${formatFecha(dia).replaceAll('-', '/')};${hora};${(wh / 1000).toFixed(3).replace('.', ',')};Real`,
      ),
    ].join('\n'),
  ufd: (filas) =>
    [
      'CUPS;FECHA;HORA;EHCR (kWh);EHEX (kWh)',
      ...filas.map(({ dia, hora, wh }) =>
        `${CUPS_A};${alReves(dia)};${hora};${wh / 1000};0`.replace('.', ','),
      ),
    ].join('\n'),
  'i-de': (filas) =>
    [
      'CUPS;FECHA-HORA;INV / VER;CONSUMO Wh;GENERACION Wh;',
      ...filas.map(({ dia, hora, wh }) => `${CUPS_A};${alReves(dia)} ${hora};0;${wh};0;`),
    ].join('\n'),
};

/** The exchanged layouts write their date and hour with a clock. */
const TRAMAS: Readonly<Record<string, (filas: readonly Celdas[]) => string>> = {
  f5d: (filas) =>
    filas.map(({ dia, hora, wh }) => `${CUPS_A};${barras(dia)} ${hora};0;${wh};0;;;;;1;0;F1`).join('\n'),
  p5d: (filas) => filas.map(({ dia, hora, wh }) => `${CUPS_A};${barras(dia)} ${hora};0;${wh};0`).join('\n'),
};

const barras = (dia: number) => formatFecha(dia).replaceAll('-', '/');
const alReves = (dia: number) => formatFecha(dia).split('-').reverse().join('/');

const curva = fc.record({
  desde: fc.oneof(
    fc.integer({ min: diaDe('2024-01-01'), max: diaDe('2026-12-01') }),
    fc.constantFrom(...['2026-03-29', '2026-10-25', '2025-03-28', '2025-10-24'].map(diaDe)),
  ),
  dias: fc.integer({ min: 1, max: 4 }),
  resolucion: fc.constantFrom<15 | 60>(60, 15),
});

describe('a curve read by the evidence of its labels', () => {
  it.each(Object.keys(ESCRITORES))('reads back to the same instants what is written by «%s»', (modo) => {
    const conNumeros = modo.startsWith('ordinal');
    const formatos = Object.entries(FORMATOS).concat(
      conNumeros || modo === 'principio y final' ? [] : Object.entries(TRAMAS),
    );
    fc.assert(
      fc.property(
        curva,
        fc.constantFrom(...formatos),
        fc.boolean(),
        ({ desde, dias, resolucion }, [, write], atras) => {
          const intervalos = intervalosDe(desde, dias, resolucion);
          const filas = intervalos.map((intervalo, i) => {
            const [dia, hora] = ESCRITORES[modo]!(intervalo, resolucion);
            return { dia, hora, wh: i + 1 };
          });
          const texto = write(atras ? filas.reverse() : filas);
          const leible = leibleDe(texto);
          if (!leible.ok) throw new Error(leible.issue.message);
          const { registros, rechazos } = readAs(leible.value, texto, 5000);
          expect(rechazos).toEqual([]);
          const montada = assembleCurva(registros.filter((registro) => registro.tipo === 'lectura-curva'));
          if (!montada.ok) throw new Error(montada.issue.message);
          expect([montada.value.curva.desde, montada.value.curva.resolucion]).toEqual([desde, resolucion]);
          expect(Array.from(montada.value.curva.kwh, (kwh) => Math.round(kwh * 1000))).toEqual(
            intervalos.map((_, i) => i + 1),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

const fila = (fecha: string, hora: string, cups = CUPS_A) => `${cups};${fecha};${hora};0,1;Real`;
const horas = (fecha: string, desde: number, hasta: number, cups = CUPS_A) =>
  Array.from({ length: hasta - desde + 1 }, (_, i) => fila(fecha, `${dosCifras(desde + i)}:00`, cups));
const datadis = (...filas: string[]) => [CABECERA, ...filas].join('\n');

describe('what the labels of a file mark', () => {
  it.each([
    ['24:00', datadis(...horas('2026/01/14', 1, 24)), 'fin', 'el fichero trae las 24:00'],
    ['00:00 to 23:00', datadis(...horas('2026/01/14', 0, 23)), 'inicio', 'van de las 0 a las 23'],
    [
      '00:00 of the next day',
      datadis(...horas('2026/01/14', 1, 23), fila('2026/01/15', '00:00')),
      'fin',
      'acaba en las 00:00 del siguiente',
    ],
    [
      '00:00 behind 23:00 of one date',
      datadis(...horas('2026/01/14', 1, 23), fila('2026/01/14', '00:00')),
      'fin',
      'de su misma fecha',
    ],
    [
      'a download cut at noon',
      datadis(...horas('2026/01/14', 0, 23), ...horas('2026/01/15', 0, 12)),
      'inicio',
      '',
    ],
  ])('is said with its reason: %s', (_que, texto, marca, porque) => {
    const leible = leibleDe(texto);
    expect(leible).toMatchObject({ ok: true, value: { etiquetado: { marca } } });
    expect(leible.ok && leible.value.motivoEtiqueta).toContain(porque);
  });

  it.each([
    ['a day without its midnight', datadis(...horas('2026/01/14', 1, 23))],
    ['a piece of a day', datadis(...horas('2026/01/14', 9, 12))],
    ['both midnights', datadis(...horas('2026/01/14', 0, 23), fila('2026/01/15', '00:00'))],
  ])('is asked where the file does not show it, and the answer decides: %s', (_que, texto) => {
    expect(leibleDe(texto)).toMatchObject({
      ok: false,
      issue: {
        code: 'etiqueta-dudosa',
        part: 'etiqueta',
        message: expect.stringContaining('principio o el final'),
      },
    });
    expect(leibleDe(texto, 'inicio')).toMatchObject({ ok: true, value: { etiquetado: { marca: 'inicio' } } });
    expect(leibleDe(texto, 'fin')).toMatchObject({ ok: true, value: { etiquetado: { marca: 'fin' } } });
  });

  it('does not follow an answer that the file contradicts', () => {
    const texto = datadis(...horas('2026/01/14', 1, 24));
    expect(leibleDe(texto, 'inicio')).toMatchObject({ ok: true, value: { etiquetado: { marca: 'fin' } } });
  });

  it.each([
    ['of two supply points', datadis(...horas('2026/01/14', 1, 24), ...horas('2026/01/14', 0, 23, CUPS_B))],
    ['of two years', datadis(...horas('2025/12/31', 1, 24), ...horas('2026/01/01', 0, 23))],
  ])('is refused, whatever the answer, where they differ: %s', (_que, texto) => {
    expect(leibleDe(texto, 'fin')).toMatchObject({ ok: false, issue: { code: 'etiquetas-mezcladas' } });
  });

  it('follows the official layout in a piece of an exchanged file', () => {
    const leible = leibleDe(`${CUPS_A};2021/06/01 05:00;1;189;;;;;;1;0;F1`);
    expect(leible).toMatchObject({ ok: true, value: { etiquetado: { marca: 'fin' } } });
    expect(leible.ok && leible.value.motivoEtiqueta).toContain('así lo fija el formato F5D');
  });

  it('is asked of a single number, and a mistyped hour does not make quarters of hours', () => {
    expect(leibleDe(datadis(fila('2026/01/14', '5')))).toMatchObject({ ok: false });
    const texto = datadis(
      ...Array.from({ length: 24 }, (_, i) => fila('2026/01/14', String(i + 1))),
      fila('2026/01/15', '26'),
    );
    const leible = leibleDe(texto);
    expect(leible).toMatchObject({ ok: true, value: { resolucion: 60, etiquetado: { marca: 'ordinal' } } });
    expect(leible.ok && readAs(leible.value, texto).rechazos).toMatchObject([{ linea: 26 }]);
  });
});
