import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { CUPS } from '../modules/analisis/test-negocio.ts';
import { facturaF1, mensajeF1 } from '../modules/calculos/f1/test-f1.ts';
import { FACTURAS } from '../modules/calculos/lectura/test-facturas.ts';
import { pdfDePrueba } from '../modules/calculos/lectura/test-pdf.ts';
import { consumosDe, datadis, sipsPs } from '../modules/importaciones/test-ficheros.ts';
import { DOS_CERO } from '../modules/productos/tarifario/test-carga.ts';
import { libroXlsx } from '../modules/productos/tarifario/test-libro.ts';

type Tabla = readonly (readonly string[])[];

/** Writes a table as CSV, as XLSX, and as the CSV of a Spanish Excel. */
function hojas(tabla: Tabla): Buffer[] {
  const csv = tabla.map((fila) => fila.join(';')).join('\r\n');
  return [Buffer.from(csv), Buffer.from(csv, 'latin1'), libroXlsx(tabla)];
}

const CLIENTES = hojas([
  ['NIF', 'Nombre', 'Correo', 'C.P.', 'Comercial', 'Observaciones', 'CUPS', 'Compañía actual', 'Vto.'],
  [
    '87654321X',
    'Peñas y Cía',
    'penas@casa.example',
    '28013',
    '',
    'Llamar',
    CUPS.propio,
    'Otra',
    '31/03/2027',
  ],
  ['B12345674', 'De otra casa', '', '', '', '', CUPS.ajeno, 'Otra', '0000-00-00'],
  ['B1', 'Sin nada bueno', '', '', 'Nadie', '', 'ES1', '', 'infinity'],
]);

const SUMINISTROS_CON_ETIQUETAS = hojas([
  ['CUPS', 'Etiquetas', 'NIF del cliente', 'Cliente'],
  [CUPS.propio, 'Hotel, Año', '87654321X', 'Peñas'],
  [CUPS.ajeno, 'Hotel', 'B12345674', ''],
  ['ES1', '', '', 'Nadie'],
]);

const CONTRATOS = hojas([
  ['CUPS', 'Comercializadora', 'Producto', 'Referencia', 'Fecha de firma', 'Consumo', 'Notas'],
  [CUPS.propio, 'Luz del Norte', 'Fijo', 'F-1', '10/01/2024', '1.234,5', 'Año'],
  [CUPS.ajeno, 'Luz del Norte', 'Fijo', 'F-2', '', '', ''],
  [CUPS.propio, 'Nadie', 'Nada', '', '31/02/2024', 'x', ''],
]);

const TARIFARIO = hojas([
  DOS_CERO.split(';'),
  'Sol;Casa;2.0TD;12;01/01/2026;;30,8;0,7;0,18;0,12;0,09;0;10;0;5'.split(';'),
]);

const EXTRACTO = hojas([
  ['CUPS', 'Comisión', 'Desde', 'Hasta', 'Nº contrato', 'Titular'],
  [CUPS.propio, '1.234,56', '01/01/2026', '31/01/2026', 'F-1', 'Año'],
  [CUPS.ajeno, '-10,00', '', '', '', ''],
  ['TOTAL', '1.224,56', '', '', '', ''],
]);

const DATADIS = Buffer.from(datadis(CUPS.propio, ['2025-10-25', '2025-10-27']));
const SUMINISTROS = [
  ...[sipsPs([{ cups: CUPS.propio }, { cups: CUPS.ajeno }]), consumosDe(CUPS.propio, 2)].map((texto) =>
    Buffer.from(texto),
  ),
  DATADIS,
];

const pdf = new PDFDocument();
pdf.text('Factura de prueba');
pdf.end();
const PDF = Buffer.concat(await pdf.toArray());
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(60)]);

const LOGOS = [
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#0b5"/></svg>',
  ),
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
];

const IMPRESAS = await Promise.all(FACTURAS.slice(0, 2).map(({ paginas }) => pdfDePrueba(paginas)));

/** Files that each upload accepts, by its path. The test fails for an upload without any. */
const BUENOS: Readonly<Record<string, readonly Buffer[]>> = {
  '/v1/clientes/importacion': CLIENTES,
  '/v1/contratos/importacion': CONTRATOS,
  '/v1/puntos-suministro/importacion': SUMINISTROS_CON_ETIQUETAS,
  '/v1/productos/tarifario': TARIFARIO,
  '/v1/extractos/importacion': EXTRACTO,
  '/v1/importaciones': SUMINISTROS,
  '/v1/calculos/curva': [DATADIS],
  '/v1/calculos/f1': [Buffer.from(mensajeF1(facturaF1().xml))],
  '/v1/facturas/f1': [Buffer.from(mensajeF1(facturaF1().xml))],
  '/v1/calculos/lectura-factura': IMPRESAS,
  '/v1/ajustes/marcas/:id/logo': LOGOS,
  '/v1/publico/peticiones-de-documentos/:token/ficheros': [PDF, PNG],
  '/v1/mi-area/documentos': [PDF, PNG],
  '/v1/documentos': [PDF, PNG, Buffer.from('Un texto'), ...CLIENTES],
};

/** Two of three files are accepted, and one has a fault somewhere. */
export function validFilesFor(path: string): fc.Arbitrary<Buffer> {
  const buenos = BUENOS[path] ?? [];
  if (buenos.length === 0) throw new Error(`No good file for ${path}`);
  const bueno = fc.constantFrom(...buenos);
  return fc.oneof({ weight: 2, arbitrary: bueno }, { weight: 1, arbitrary: estropeado(bueno) });
}

/** The file is cut short, or has bytes changed, missing or repeated. */
function estropeado(bueno: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  const donde = fc.double({ min: 0, max: 1, noNaN: true });
  const danos = fc.constantFrom<(antes: Buffer, trozo: Buffer, despues: Buffer) => Buffer[]>(
    (antes) => [antes],
    (antes, trozo, despues) => [antes, Buffer.from(trozo.map((byte) => byte ^ 0x55)), despues],
    (antes, _, despues) => [antes, despues],
    (antes, trozo, despues) => [antes, trozo, trozo, despues],
    (antes, _, despues) => [antes, Buffer.from('"\u0000;'), despues],
  );
  return fc
    .tuple(bueno, donde, fc.integer({ min: 1, max: 12 }), danos)
    .map(([bytes, parte, largo, damage]) => {
      const i = Math.floor(parte * bytes.length);
      return Buffer.concat(
        damage(bytes.subarray(0, i), bytes.subarray(i, i + largo), bytes.subarray(i + largo)),
      );
    });
}
