import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CUPS_A, CUPS_B, readFichero } from './test-fichero.ts';

const celda = fc.oneof(
  { weight: 20, arbitrary: fc.nat(3_000_000).map(String) },
  fc.constantFrom('', '0', '007', '12.5', '-3', 'x', ' 4', '1234567890123456', '1.000'),
);
const fecha = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('2025-09-30', '2025-10-31', '2024-02-29') },
  fc.constantFrom('2025-02-29', '2025-13-01', '2025-00-10', '31/10/2025', '2025-1-1', '20251031', ''),
);
const fila = fc.tuple(
  fc.constantFrom(CUPS_A, `${CUPS_A}0F`, `${CUPS_B}1P`, CUPS_B.toLowerCase(), 'ES0031000000000202XX', ''),
  fecha,
  fecha,
  fc.constantFrom('018', '019', '001', '18', 'A01', ''),
  fc.array(celda, { minLength: 18, maxLength: 18 }),
  fc.constantFrom('9', 'A', '', '01', '*'),
  fc.constantFrom('0', '1', '', '02', 'z', '1,'),
);

it('SIPS consumption is read by bytes exactly as by text, or left to the reader of text', () => {
  fc.assert(
    fc.property(
      fc.array(fila, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('\n', '\r\n'),
      (filas, salto) => {
        const buena = `${CUPS_A}0F,2025-09-30,2025-10-31,018,${'1,'.repeat(18)}9,1`;
        const lineas = [...filas.map((celdas) => celdas.flat().join(',')), ...filas.map(() => buena)];
        const porBytes = readFichero(lineas.join(salto), 1_000);
        // A quoted cell is read as text.
        const porTexto = readFichero(
          lineas.map((linea) => linea.replace(/,(018|019|001),/, ',"$1",')).join(salto),
          1_000,
        );
        expect(porBytes.registros).toEqual(porTexto.registros);
        const motivos = (leido: typeof porBytes) =>
          leido.rechazos.map(({ linea, motivo }) => [linea, motivo]);
        expect(motivos(porBytes)).toEqual(motivos(porTexto));
      },
    ),
    { numRuns: 300 },
  );
});
