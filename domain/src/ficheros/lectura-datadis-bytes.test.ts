import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CUPS_A, CUPS_B, leibleAlFinal, readAs } from './test-fichero.ts';

const kwh = fc.oneof(
  { weight: 20, arbitrary: fc.nat(3_000_000).map((wh) => (wh / 1000).toFixed(3).replace('.', ',')) },
  fc.constantFrom('', '0', '007', '12', '-3', 'x', ' 4', '1234567890123456', '1.000', ',5', '5,', '1,2,3'),
);
const mostly = (usual: readonly string[], ...others: string[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...usual) }, fc.constantFrom(...others));
const fila = fc.tuple(
  mostly([CUPS_A, `${CUPS_A}0F`, `${CUPS_B}1P`], CUPS_B.toLowerCase(), 'ES0031000000000202XX', ''),
  mostly(
    ['2025/09/30', '2025-10-31', '2024/02/29'],
    '2025/02/29',
    '2025/13/01',
    '31/10/2025',
    '2025/1/1',
    '',
  ),
  mostly(['01:00', '24:00', '00:00', '25:00'], '26:00', '7', '07:30', '07:61', 'P1', ''),
  kwh,
  mostly(['Real', 'Estimada', 'E'], '', 'Real ', 'Leída', '3'),
);
const CABECERA = 'CUPS;Fecha;Hora;consumo_kWh;metodoObtencion';
const VERTIDO = ';energiaVertida_kWh;energiaGenerada_kWh;energiaAutoconsumida_kWh';

it('a curve of Datadis is read by bytes exactly as by text, or left to the reader of text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fila, fc.array(kwh, { minLength: 3, maxLength: 3 })), {
        minLength: 1,
        maxLength: 20,
      }),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      (filas, salto, conVertido) => {
        const buena = `${CUPS_A};2025/10/01;01:00;0,123;Real${conVertido ? ';0,1;0;2' : ''}`;
        const lineas = [
          ...filas.map(() => buena),
          ...filas.map(([celdas, vertido]) => [...celdas, ...(conVertido ? vertido : [])].join(';')),
        ];
        const cabecera = conVertido ? CABECERA + VERTIDO : CABECERA;
        const read = (escritas: readonly string[]) => {
          const texto = [cabecera, ...escritas].join(salto);
          return readAs(leibleAlFinal(texto), texto, 1_000);
        };
        const porBytes = read(lineas);
        // A quoted cell is read as text.
        const quoted = lineas.map((linea) => linea.replace(/;(\d\d:00);/, ';"$1";'));
        const porTexto = read(quoted);
        expect(porBytes.registros).toEqual(porTexto.registros);
        const motivos = (leido: typeof porBytes) =>
          leido.rechazos.map(({ linea, motivo }) => [linea, motivo]);
        expect(motivos(porBytes)).toEqual(motivos(porTexto));
        expect(porBytes.registros.length).toBeGreaterThanOrEqual(filas.length);
      },
    ),
    { numRuns: 300 },
  );
});
