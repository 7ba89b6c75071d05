import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Codificacion } from './codificacion.ts';
import { createLineas } from './lineas.ts';
import { en1252, enUtf8 } from './test-fichero.ts';

function lineasDe(
  bytes: Uint8Array,
  cortes: readonly number[],
  codificacion: Codificacion = 'utf-8',
  maximo = 40,
) {
  const lineas = createLineas({ codificacion, maximo });
  const bordes = [0, ...[...cortes].sort((a, b) => a - b), bytes.length];
  const leidas = bordes.slice(1).flatMap((fin, i) => lineas.push(bytes.slice(bordes[i], fin)));
  leidas.push(...lineas.end());
  expect(lineas.bytes).toBe(bytes.length);
  expect(lineas.lineas).toBe(leidas.length);
  return { leidas, rechazos: lineas.takeRejections() };
}

const MEZCLA = '\uFEFFuna\r\nñandú €\n\n\r\núltima línea sin salto';

describe('createLineas', () => {
  it('drops line ends and the byte order mark', () => {
    expect(lineasDe(enUtf8(MEZCLA), []).leidas).toEqual(['una', 'ñandú €', '', '', 'última línea sin salto']);
    expect(lineasDe(enUtf8('a\nb\n'), []).leidas).toEqual(['a', 'b']);
    expect(lineasDe(enUtf8(''), []).leidas).toEqual([]);
  });

  it('gives the same lines wherever the chunks are cut', () => {
    const bytes = enUtf8(MEZCLA);
    const enteras = lineasDe(bytes, []);
    for (let corte = 0; corte <= bytes.length; corte++) expect(lineasDe(bytes, [corte])).toEqual(enteras);
    expect(lineasDe(bytes, Array.from(bytes.keys()))).toEqual(enteras);
  });

  it('gives the same lines of any bytes, long ones included, wherever the chunks are cut', () => {
    const byte = fc.oneof(fc.nat(255), fc.constantFrom(10, 10, 13, 0xc3, 0xb1));
    const bytes = fc.array(byte, { maxLength: 300 }).map((codigos) => Uint8Array.from(codigos));
    const codificacion = fc.constantFrom<Codificacion>('utf-8', 'windows-1252');
    fc.assert(
      fc.property(
        bytes,
        fc.array(fc.nat(300)),
        codificacion,
        fc.integer({ min: 1, max: 60 }),
        (b, cortes, c, max) => {
          const dentro = cortes.filter((corte) => corte <= b.length);
          // How much of a refused line is shown depends on how much had come when it passed the limit.
          const sinTexto = ({ leidas, rechazos }: ReturnType<typeof lineasDe>) => [
            leidas,
            rechazos.map(({ linea }) => linea),
          ];
          expect(sinTexto(lineasDe(b, dentro, c, max))).toEqual(sinTexto(lineasDe(b, [], c, max)));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reads Windows-1252, also in lines lost in a file that is not', () => {
    expect(lineasDe(en1252('Añover\nLeón\n'), [], 'windows-1252').leidas).toEqual(['Añover', 'León']);
    const mezcla = Uint8Array.from([...enUtf8('Añover\n'), ...en1252('León\n'), ...enUtf8('Cádiz')]);
    expect(lineasDe(mezcla, [3]).leidas).toEqual(['Añover', 'León', 'Cádiz']);
    expect(lineasDe(Uint8Array.of(0x80, 0x92, 0x81), [], 'windows-1252').leidas).toEqual(['€’\x81']);
  });

  it('refuses a line over the limit and goes on', () => {
    const { leidas, rechazos } = lineasDe(enUtf8(`a\n${'x'.repeat(41)}\n${'y'.repeat(40)}\r\nb`), [20]);
    expect(leidas).toEqual(['a', '', '', 'b']);
    expect(rechazos.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [2, 'La línea pasa de 40 bytes: no puede ser una fila de datos'],
      [3, 'La línea pasa de 40 bytes: no puede ser una fila de datos'],
    ]);
    expect(rechazos[0]?.texto).toBe('x'.repeat(41));
  });

  it('does not hold in memory a line that never ends', () => {
    const lineas = createLineas();
    const trozo = new Uint8Array(1 << 20).fill(65);
    for (let i = 0; i < 200; i++) expect(lineas.push(trozo)).toEqual([]);
    const [rechazo, ...otros] = lineas.takeRejections();
    expect(rechazo).toMatchObject({ linea: 1, texto: 'A'.repeat(200) });
    expect(otros).toEqual([]);
    expect(lineas.push(enUtf8('\nb\n'))).toEqual(['', 'b']);
    expect(lineas.end()).toEqual([]);
  });
});
