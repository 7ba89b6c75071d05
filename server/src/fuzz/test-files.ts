import fc from 'fast-check';
import { CUPS } from '../modules/analisis/test-negocio.ts';
import { consumosDe, datadis, sipsPs } from '../modules/importaciones/test-ficheros.ts';
import { POISON_TEXTS } from './test-poison.ts';
import { validFilesFor } from './test-valid-files.ts';

export type SentFile = { readonly campo: string; readonly nombre: string; readonly contenido: Uint8Array };

const TITULOS = [
  'NIF',
  'Nombre',
  'Tipo',
  'CUPS',
  'Producto',
  'Comercializadora',
  'Correo',
  'Tarifa',
  'Desde',
  '',
];
const CELDAS = [
  ...POISON_TEXTS.filter((texto) => texto.length < 200),
  CUPS.propio,
  CUPS.ajeno,
  'Panadería',
  '0,15',
  '1.5',
];

/** A table in text: known titles over any cells. */
const hoja = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...TITULOS), { minLength: 1 }),
    fc.array(fc.array(fc.constantFrom(...CELDAS), { maxLength: 8 }), { maxLength: 5 }),
    fc.constantFrom(';', ',', '\t'),
  )
  .map(([titulos, filas, separador]) => [titulos, ...filas].map((fila) => fila.join(separador)).join('\n'));

const CONOCIDOS = [
  sipsPs([{ cups: CUPS.propio }, { cups: CUPS.ajeno }]),
  consumosDe(CUPS.propio, 2),
  datadis(CUPS.propio, ['2025-10-26', '2025-02-30']),
];

/** The first bytes of these files belong to a format that the rest is not. */
const CABECERAS = [
  'PK\u0003\u0004',
  '%PDF-1.4',
  '\u0089PNG\r\n',
  '\u00ff\u00d8\u00ff',
  'GIF89a',
  '\u001f\u008b',
];

const contenido: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc
    .oneof(hoja, fc.constantFrom(...CONOCIDOS), fc.constantFrom(...POISON_TEXTS))
    .map((texto) => Buffer.from(texto)),
  fc
    .tuple(fc.constantFrom('', ...CABECERAS), fc.uint8Array({ maxLength: 200 }))
    .map(([cabecera, resto]) => Buffer.concat([Buffer.from(cabecera, 'latin1'), resto])),
);

const raros: fc.Arbitrary<SentFile[]> = fc.array(
  fc.record({
    campo: fc.constantFrom('fichero', 'file', '__proto__', 'constructor', 'columnas'),
    nombre: fc.oneof(
      fc.constantFrom(
        'a.csv',
        'a.xlsx',
        'a.zip',
        'a.pdf',
        '../../a.txt',
        'sin-extension',
        `${'ñ'.repeat(300)}.csv`,
      ),
      fc.constantFrom(...POISON_TEXTS),
    ),
    contenido,
  }),
  { maxLength: 2 },
);

/** Mostly files that the upload may well accept. */
export function filesFor(path: string): fc.Arbitrary<SentFile[]> {
  const bueno = validFilesFor(path).map((contenido) => [
    { campo: 'fichero', nombre: 'cartera.csv', contenido },
  ]);
  return fc.oneof({ weight: 3, arbitrary: bueno }, { weight: 1, arbitrary: raros });
}
