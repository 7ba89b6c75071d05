import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectFormat } from './deteccion.ts';
import { CUPS_A, enUtf8, motivoDeNegativa } from './test-fichero.ts';

const bytes = (...codigos: number[]) => Uint8Array.from(codigos);

describe('the detection of a format is refused with its reason', () => {
  it.each<[string, Uint8Array | string, string]>([
    ['nothing', '', 'El fichero está vacío'],
    ['blank lines', '\uFEFF \r\n\n', 'El fichero está vacío'],
    ['a PDF', '%PDF-1.7\n', 'Es un PDF'],
    ['a ZIP or an xlsx', bytes(0x50, 0x4b, 3, 4, 20, 0), 'Es un ZIP o un libro de Excel'],
    ['gzip', bytes(0x1f, 0x8b, 8), 'gzip'],
    ['bzip2', 'BZh91AY', 'bzip2'],
    ['an xls', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'Excel antiguo'],
    ['UTF-16', bytes(0xff, 0xfe, 67, 0), 'UTF-16'],
    ['XML', '<?xml version="1.0"?><MensajeFacturacion/>', 'Es un XML'],
    ['JSON', '{"cups": []}', 'Es un JSON'],
    ['junk', bytes(0, 1, 2, 3, 65, 66), 'binario'],
    ['a line without end', 'a'.repeat(70_000), 'La primera línea pasa de 64 KB'],
    ['prose', 'Estimados señores:\nles escribo', 'la primera línea no tiene columnas'],
    ['another table', 'nombre;edad\nAna;33', '2 columnas separadas por «;» (nombre, edad)'],
    ['rows with a CUPS', `a,${CUPS_A},b\n`, 'las filas traen un CUPS y 3 columnas separadas por «,»'],
    ['some hours across', 'Fecha\tH01\tH02\tH24\n', 'No se reconoce el formato'],
    ['supplies of gas', 'ES0217010143209335YG;20260930;RL02;12000\n', 'Es un fichero de suministros de gas'],
    [
      'gas by its header',
      'cups;codigoPeajeEnVigor;caudalMaximoDiarioEnWh\n',
      'Es un fichero de suministros de gas',
    ],
    ['the monthly file', 'Fecha,Punta_kWh,Llano_kWh,Valle_kWh\n2025/03,1,2,3', 'mensual de Datadis'],
  ])('%s', (_que, contenido, motivo) => {
    expect(motivoDeNegativa(contenido)).toContain(motivo);
  });
});

describe('detectFormat', () => {
  it('says how the file is written', () => {
    const texto = 'CUPS\tFecha\tHora\tconsumo_kWh\tmetodoObtencion\n\t2025/03/29\t01:00\t0,1\tReal\n';
    expect(detectFormat(enUtf8(texto))).toEqual({
      ok: true,
      value: {
        formato: 'datadis',
        nombre: 'Datadis, consumo horario',
        codificacion: 'utf-8',
        bom: false,
        separador: '\t',
        decimal: ',',
        orden: 'dia-mes',
        resolucion: 60,
        escritura: 'reloj',
        lineaCabecera: 0,
        cabecera: 'CUPS\tFecha\tHora\tconsumo_kWh\tmetodoObtencion',
        columnas: [
          { rol: 'cups', indice: 0, nombre: 'CUPS', divisor: 1 },
          { rol: 'fecha', indice: 1, nombre: 'Fecha', divisor: 1 },
          { rol: 'hora', indice: 2, nombre: 'Hora', divisor: 1 },
          { rol: 'activa', indice: 3, nombre: 'consumo_kWh', divisor: 1 },
          { rol: 'metodo', indice: 4, nombre: 'metodoObtencion', divisor: 1 },
        ],
        anchura: 5,
        avisos: [],
      },
    });
  });

  it('looks no further than the first 64 KB, and not at the line they cut', () => {
    const fila = `${CUPS_A}0F;2021/06/01 01:00;1;189;;;;;;1;0;TA/202100018520\n`;
    const largo = enUtf8(fila.repeat(1500));
    expect(largo.length).toBeGreaterThan(65_536);
    expect(detectFormat(largo)).toEqual(detectFormat(largo.subarray(0, 65_536)));
    expect(detectFormat(largo)).toMatchObject({ ok: true, value: { formato: 'f5d' } });
  });

  it('never throws', () => {
    const trozo = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: fc.constantFrom(...'ES01;,\t\n"/:. -kWhFecha'), maxLength: 400 }).map(enUtf8),
    );
    fc.assert(
      fc.property(trozo, (contenido) => {
        const deteccion = detectFormat(contenido);
        if (!deteccion.ok) expect(deteccion.issue.message).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });
});
