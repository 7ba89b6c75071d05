import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from './flujo.ts';
import { createReader } from './lector.ts';
import { CUPS_A, CUPS_B, enUtf8, leibleAlFinal, readFichero } from './test-fichero.ts';

const CONSUMO = `${CUPS_A}0F,2025-09-30,2025-10-31,018,60000,70500,120000,0,0,0,1,0,0,0,0,0,3100,2800,0,0,0,0,9,1`;
const F5D = `${CUPS_A}0F;2021/06/01 01:00;1;189;;;;;;1;0;TA/202100018520`;
const DATADIS = `CUPS;Fecha;Hora;consumo_kWh;metodoObtencion\n${CUPS_A};2025/03/29;01:00;0,141;Real`;

const FICHEROS = [
  `\uFEFF${CONSUMO}\n"${CONSUMO.replace(',', '",')}\r\n\nmala\n${CONSUMO.replace(CUPS_A, CUPS_B)}`,
  `${F5D}\r\nmala\r\n${F5D}`,
  `${DATADIS}\n\n${CUPS_A};2025/03/29;02:00;ñ;Real\n`,
];

describe('createStream', () => {
  it.each(FICHEROS)('gives the same rows wherever the chunks are cut (%#)', (texto) => {
    const entero = readFichero(texto, 10_000);
    for (let trozo = 1; trozo < texto.length; trozo += trozo < 40 ? 1 : 37) {
      expect(readFichero(texto, trozo)).toEqual(entero);
    }
    expect(entero.rechazos.length).toBeGreaterThan(0);
    expect(entero.registros.length).toBeGreaterThan(0);
  });

  it('refuses a row over the limit with its line, in files read by text and by bytes', () => {
    for (const fila of [F5D, CONSUMO]) {
      const flujo = createStream(leibleAlFinal(fila), 200);
      const leidos = [
        ...flujo.push(enUtf8(`${fila}\n${'x'.repeat(300)}\n${fila}\n${'y'.repeat(150)}`)),
        ...flujo.push(enUtf8('y'.repeat(150))),
        ...flujo.push(enUtf8(`\n${fila}`)),
        ...flujo.end(),
      ];
      const rechazos = leidos.filter((leido) => leido.tipo === 'rechazo');
      expect(rechazos.map(({ linea }) => linea)).toEqual([2, 4]);
      expect(leidos).toHaveLength(5);
      expect(flujo.lineas).toBe(5);
    }
  });

  it('never throws, whatever comes after a good start', () => {
    const basura = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...`${CONSUMO}\n";/: `), maxLength: 300 }).map(enUtf8),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(CONSUMO, F5D, DATADIS),
        basura,
        fc.integer({ min: 1, max: 400 }),
        (inicio, b, n) => {
          const flujo = createStream(leibleAlFinal(inicio));
          const contenido = Uint8Array.from([...enUtf8(`${inicio}\n`), ...b]);
          const leidos = [];
          for (let i = 0; i < contenido.length; i += n)
            leidos.push(...flujo.push(contenido.subarray(i, i + n)));
          leidos.push(...flujo.end());
          expect(leidos[0]?.tipo).not.toBe('rechazo');
        },
      ),
    );
  });
});

describe('createReader', () => {
  it('reads line by line what the flow reads', () => {
    for (const texto of FICHEROS) {
      const { deteccion, registros, rechazos } = readFichero(texto);
      const lector = createReader(deteccion);
      const leidos = texto
        .replace('\uFEFF', '')
        .split(/\r?\n/)
        .flatMap((linea, i) => lector.read(linea, i + 1) ?? []);
      expect(leidos.filter(({ tipo }) => tipo !== 'rechazo')).toEqual(registros);
      expect(leidos.filter(({ tipo }) => tipo === 'rechazo')).toEqual(rechazos);
    }
  });

  it('does not take the first half of a line with a line feed inside for a row', () => {
    const lector = createReader(readFichero(`${CONSUMO}\n`).deteccion);
    expect(lector.read(`${CONSUMO}\n${CONSUMO}`, 1)).toMatchObject({ tipo: 'rechazo' });
  });
});
