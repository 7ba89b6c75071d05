import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { libroDeHojas } from '../productos/tarifario/test-libro.ts';
import { bancoDePrueba, cuentas, type Fichero, formulario } from './test-banco.ts';
import { consumosDe, cupsDePrueba, datadis, sipsPs } from './test-ficheros.ts';

const banco = await bancoDePrueba();
const { app, as, send, importFile, importAnswering } = banco;

const carpeta = mkdtempSync(join(tmpdir(), 'vatio-zip-'));
afterAll(() => rmSync(carpeta, { recursive: true, force: true }));

const MB = 1024 ** 2;
const cups = cupsDePrueba(1);
const DATADIS = datadis(cups, ['2026-01-10']);

async function zip(...ficheros: Fichero[]): Promise<Buffer> {
  const archivo = new ZipFile();
  for (const [nombre, contenido] of ficheros) archivo.addBuffer(Buffer.from(contenido), nombre);
  archivo.end();
  const ruta = join(carpeta, 'prueba.zip');
  await pipeline(archivo.outputStream, createWriteStream(ruta));
  return readFile(ruta);
}

/** The reason that a refused call gives for the file. */
async function motivo(...ficheros: Fichero[]): Promise<string> {
  const respuesta = await send('comercial', ...ficheros);
  expect([respuesta.statusCode, respuesta.json().title]).toEqual([400, 'El fichero no se puede importar']);
  return respuesta.json().errors.file;
}

describe('a file that nobody could read is refused at once, with the reason', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['vacio.csv', '', 'El fichero está vacío'],
    [
      'basura.csv',
      new Uint8Array(5000).map((_, i) => (i * 7919) % 256),
      'Es un fichero binario, no una tabla de texto',
    ],
    [
      'cortado.gz',
      gzipSync(DATADIS).subarray(0, 60),
      'El fichero gzip no se admite: está dañado o incompleto',
    ],
    ['informe.pdf', '%PDF-1.7 …', 'Es un PDF: descarga los datos en CSV'],
    [
      'otra.csv',
      'a;b\n1;2\n',
      'No se reconoce el formato: la primera línea tiene 2 columnas separadas por «;» (a, b)',
    ],
    ['linea.csv', 'x'.repeat(3 * MB), 'La primera línea pasa de 64 KB: no es una tabla de texto'],
    [
      'fechas.csv',
      datadis(cups, ['13/04/2026', '04/14/2026']),
      expect.stringContaining('Unas fechas llevan el día delante del mes y otras detrás'),
    ],
  ])('%s', async (nombre, contenido, esperado) => {
    expect(await motivo([nombre, contenido])).toEqual(esperado);
  });

  test('whatever its name says', async () => {
    expect(await motivo(['curva.csv', await zip(['x.csv', 'a;b\n1;2\n'])])).toContain(
      'No se reconoce el formato',
    );
    expect(cuentas(await importFile('admin', ['foto.jpg', DATADIS])).nuevas).toBe(24);
  });

  test('and one whose dates can be read in two ways is read day first, as distributors write them', async () => {
    const otroCups = cupsDePrueba(3);
    expect(cuentas(await importFile('admin', ['fechas.csv', datadis(otroCups, ['03/04/2026'])])).nuevas).toBe(
      24,
    );
    const url = `/v1/puntos-suministro/${otroCups}`;
    const { curva } = (await app.inject({ url, headers: await as('admin') })).json();
    expect(curva).toMatchObject({ desde: '2026-04-03', hasta: '2026-04-03' });
  });

  test('together with those sent with it', async () => {
    expect(await motivo(['buena.csv', DATADIS], ['mala.csv', ''])).toBe('mala.csv: El fichero está vacío');
  });

  test('when there is none', async () => {
    const { headers, payload } = await formulario([]);
    const respuesta = await app.inject({
      method: 'POST',
      url: '/v1/importaciones',
      headers: { ...headers, ...(await as('admin')) },
      payload,
    });
    expect([respuesta.statusCode, respuesta.json().errors]).toEqual([400, { file: 'Falta el fichero' }]);
  });
});

test('a line longer than any row is a rejected row, and the rest goes on', async () => {
  const otroCups = cupsDePrueba(2);
  const larga = `${'9'.repeat(5 * MB)}\n`;
  const importacion = await importAnswering('admin', { aceptarRechazadas: 'si' }, [
    'c.csv',
    consumosDe(otroCups, 2) + larga + consumosDe(otroCups, 3),
  ]);
  expect(cuentas(importacion)).toMatchObject({ nuevas: 3, iguales: 2, rechazadas: 1 });
});

test('a name is the last part of a path, without what a name cannot have', async () => {
  const { nombre } = await importFile('admin', ['../../c:\\datos\\cur\u0007va.csv', DATADIS]);
  expect(nombre).toBe('curva.csv');
});

test('a curve and a SIPS in workbooks are read as their files of text are', async () => {
  const [a, b] = [cupsDePrueba(31), cupsDePrueba(32)];
  const horas = Array.from({ length: 24 }, (_, i) => [a, new Date('2026-01-14'), i + 1, 0.25, 'Real']);
  const curva = libroDeHojas({
    Portada: [['Curva de carga']],
    Curva: [['Datos de consumo horario'], [], ['CUPS', 'Fecha', 'Hora', 'Energía (kWh)', 'Tipo'], ...horas],
  });
  const sips = consumosDe(b, 2)
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((cell) => (/^\d{4}-/.test(cell) ? new Date(cell) : cell)));
  const importacion = await importFile(
    'admin',
    ['curva.xlsx', curva],
    ['sips.xlsx', libroDeHojas({ Consumos: sips })],
  );
  expect(cuentas(importacion)).toMatchObject({ nuevas: 24 + 2, rechazadas: 0 });
  expect(importacion.formatos).toContain('SIPS2, consumos');
  expect(importacion.avisos).toContainEqual(expect.stringMatching(/^No se importa curva\.xlsx\/Portada/));
});

describe('a zip', () => {
  test('is read file by file, and what is not data is left out', async () => {
    const [a, b] = [cupsDePrueba(10), cupsDePrueba(11)];
    const importacion = await importFile('admin', [
      'entrega.zip',
      await zip(
        ['datos/ps.csv', sipsPs([{ cups: a }])],
        ['datos/consumos.csv', consumosDe(a, 2)],
        ['LEEME.txt', 'Gracias por su confianza'],
        ['__MACOSX/._ps.csv', 'x'],
        ['curva.csv', datadis(b, ['2026-01-10'])],
      ),
    ]);
    expect(cuentas(importacion)).toMatchObject({ nuevas: 1 + 2 + 24, rechazadas: 0 });
    expect(importacion.formatos).toEqual([
      'SIPS2, puntos de suministro',
      'SIPS2, consumos',
      'Datadis, consumo horario',
    ]);
    expect(importacion.avisos).toEqual([
      expect.stringMatching(/^No se importa entrega\.zip\/LEEME\.txt: No se reconoce/),
      'La hora es el final del intervalo: el fichero trae las 24:00 (entrega.zip/curva.csv)',
    ]);
    expect(importacion.bytesLeidos).toBe(importacion.bytes);
  });

  test('with another inside, without anything, or of a spreadsheet, is refused', async () => {
    const dentro = await zip(['a.csv', DATADIS]);
    expect(await motivo(['a.zip', await zip(['b.zip', dentro])])).toMatch(/^a\.zip\/b\.zip es otro zip/);
    expect(await motivo(['a.zip', await zip()])).toContain('no trae ningún fichero');
    expect(await motivo(['a.zip', await zip(['[Content_Types].xml', '<x/>'], ['xl/a.xml', '<x/>'])])).toBe(
      'a.zip: No es un libro de Excel que se pueda leer',
    );
  });

  test('that is encrypted, leaves its folder or is cut short is refused', async () => {
    const bueno = await zip(['aa/aa/datos.csv', DATADIS]);
    const cifrado = Buffer.from(bueno);
    // The general purpose flag in the zip's directory.
    cifrado[cifrado.indexOf('PK\x01\x02') + 8]! |= 1;
    expect(await motivo(['a.zip', cifrado])).toContain('está cifrado con contraseña');
    const trepador = Buffer.from(bueno.toString('latin1').replaceAll('aa/aa/', '../../'), 'latin1');
    expect(await motivo(['a.zip', trepador])).toContain('«../../datos.csv» sale de su carpeta');
    const absoluto = Buffer.from(bueno.toString('latin1').replaceAll('aa/aa/', '/aaaa/'), 'latin1');
    expect(await motivo(['a.zip', absoluto])).toContain('«/aaaa/datos.csv» sale de su carpeta');
    expect(await motivo(['a.zip', bueno.subarray(0, -30)])).toContain('está dañado o incompleto');
  });

  test('that is a bomb is refused, by what it declares or by what it turns out to be', async () => {
    const fila = consumosDe(cupsDePrueba(12), 12);
    const bomba = await zip(['c.csv', fila.repeat((30 * MB) / fila.length)]);
    expect(await motivo(['a.zip', bomba])).toContain('más de 100 veces lo que comprimido');
    const modesta = Buffer.from(bomba);
    // The uncompressed size in the zip's directory.
    modesta.writeUInt32LE(5 * MB, modesta.indexOf('PK\x01\x02') + 24);
    expect(await motivo(['a.zip', modesta])).toBe(
      'El fichero c.csv del zip no se admite: ocupa más de lo que declara',
    );
  });
});
