import { describe, expect, it } from 'vitest';
import { CUPS_A, CUPS_B, dia, lectura, motivoDeNegativa, readFichero } from './test-fichero.ts';

const FECHA = { cups: CUPS_B, dia: dia('2025-03-29') };

describe('CNMC comparator', () => {
  it('reads hours as numbers, 25 included, in kWh', () => {
    const { deteccion, registros } = readFichero(
      [
        'CUPS;Fecha;Hora;Consumo;Metodo_obtencion',
        `${CUPS_B}0F;29/03/2025;1;0,141;R`,
        `${CUPS_B}0F;26/10/2025;25;2;E`,
        '',
      ].join('\r\n'),
    );
    expect(deteccion).toMatchObject({ formato: 'cnmc', orden: 'dia-mes', lineaCabecera: 0 });
    expect(registros).toEqual([
      lectura({ ...FECHA, finMin: 60, activaKwh: 0.141, estimada: false, metodo: 'R' }),
      lectura({ ...FECHA, dia: dia('2025-10-26'), finMin: 1500, activaKwh: 2, estimada: true, metodo: 'E' }),
    ]);
  });

  it('is told from Datadis by its header and its hours', () => {
    const formato = (cabecera: string, hora: string) =>
      readFichero(`${cabecera}\n${CUPS_B};29/03/2025;${hora};0,141;R`).deteccion.formato;
    expect(formato('CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion', '1')).toBe('cnmc');
    expect(formato('CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion', '01:00')).toBe('datadis');
    expect(formato('CUPS;Fecha;Hora;consumo_kWh;metodoObtencion', '1')).toBe('datadis');
  });
});

describe('e-distribución', () => {
  it('reads what the grid delivers, what it receives and what was self-consumed', () => {
    const { deteccion, registros, rechazos } = readFichero(
      [
        'CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh;REAL/ESTIMADO',
        `${CUPS_B}0F;29/03/2025;1;0,1;0,2;0,3;R`,
        `${CUPS_B}0F;29/03/2025;24;;0;;E`,
        `${CUPS_B}0F;29/03/2025;26;0;0;0;E`,
      ].join('\r\n'),
    );
    expect(deteccion).toMatchObject({ formato: 'e-distribucion', avisos: [] });
    expect(registros).toEqual([
      lectura({
        ...FECHA,
        finMin: 60,
        activaKwh: 0.1,
        vertidaKwh: 0.2,
        autoconsumidaKwh: 0.3,
        estimada: false,
        metodo: 'R',
      }),
      lectura({ ...FECHA, finMin: 1440, vertidaKwh: 0, estimada: true, metodo: 'E' }),
    ]);
    expect(rechazos).toMatchObject([{ linea: 4, motivo: 'Columna 3 (Hora): «26» no es una hora' }]);
  });
});

describe('UFD', () => {
  it('reads what the grid delivers and the surplus that it receives, day before month', () => {
    const { deteccion, registros } = readFichero(
      [
        'CUPS;FECHA;HORA;EHCR (kWh);EHEX (kWh)',
        `${CUPS_B}0F;11/02/2026;1;0,141;0`,
        `${CUPS_B}0F;11/02/2026;24;0,2;1,5`,
        '',
      ].join('\r\n'),
    );
    expect(deteccion).toMatchObject({ formato: 'ufd', orden: 'dia-mes', decimal: ',', avisos: [] });
    const fecha = { cups: CUPS_B, dia: dia('2026-02-11') };
    expect(registros).toEqual([
      lectura({ ...fecha, finMin: 60, activaKwh: 0.141, vertidaKwh: 0 }),
      lectura({ ...fecha, finMin: 1440, activaKwh: 0.2, vertidaKwh: 1.5 }),
    ]);
  });
});

describe('a matrix of hours', () => {
  const horas = (hasta: number) =>
    Array.from({ length: hasta }, (_, i) => `H${String(i + 1).padStart(2, '0')}`);
  const fila = (fecha: string, valores: string[]) => [fecha, ...valores].join(';');

  it('is a row a day under a header as far down as row 30, an empty cell being an hour that is missing', () => {
    const titulo = Array.from({ length: 29 }, (_, i) => `Línea ${i + 1};`);
    const { deteccion, registros, rechazos } = readFichero(
      [
        ...titulo,
        fila('Fecha', horas(24)),
        fila('11/02/2026', [...new Array(22).fill('0,25'), '', '1']),
        fila('12/02/2026', [...new Array(23).fill('0,25'), 'x']),
      ].join('\r\n'),
    );
    expect(deteccion).toMatchObject({ formato: 'matriz-de-horas', lineaCabecera: 29, orden: 'dia-mes' });
    expect(registros).toHaveLength(23);
    expect(registros[0]).toEqual(lectura({ dia: dia('2026-02-11'), finMin: 60, activaKwh: 0.25 }));
    expect(registros.at(-1)).toEqual(lectura({ dia: dia('2026-02-11'), finMin: 1440, activaKwh: 1 }));
    expect(rechazos).toMatchObject([{ linea: 32, motivo: 'Columna 25 (H24): «x» no es un número' }]);
  });

  it('has a 25th hour on the last Sunday of October', () => {
    const { registros } = readFichero(
      [
        fila('CUPS;Fecha', horas(25)),
        fila(`${CUPS_A};24/10/2026`, new Array(24).fill('1')),
        fila(`${CUPS_A};25/10/2026`, new Array(25).fill('1')),
      ].join('\n'),
    );
    expect(registros).toHaveLength(49);
    expect(registros.at(-1)).toEqual(
      lectura({ cups: CUPS_A, dia: dia('2026-10-25'), finMin: 1500, activaKwh: 1 }),
    );
  });
});

describe('i-DE', () => {
  it('reads labels that start the hour and Wh', () => {
    const { deteccion, registros } = readFichero(
      [
        'CUPS;FechaHora;CONSUMO Wh;GENERACION Wh',
        `${CUPS_B}0F;29/03/2025 00:00;100;0`,
        `${CUPS_B}0F;29/03/2025 23:00;1470;20`,
      ].join('\r\n'),
    );
    expect(deteccion).toMatchObject({ formato: 'i-de', resolucion: 60 });
    expect(registros).toEqual([
      lectura({ ...FECHA, finMin: 60, activaKwh: 0.1, vertidaKwh: 0 }),
      lectura({ ...FECHA, finMin: 1440, activaKwh: 1.47, vertidaKwh: 0.02 }),
    ]);
  });
});

describe('headers in doubt', () => {
  it('refuses what fits two formats', () => {
    const texto = `CUPS;Fecha;Hora;AE_kWh;consumo_kWh\n${CUPS_A};29/03/2025;1;0,1;0,1`;
    expect(motivoDeNegativa(texto)).toBe(
      'El fichero encaja en más de un formato (Datadis, consumo horario y Curva de e-distribución) y no se puede saber cuál es',
    );
  });

  it('refuses two columns for one datum', () => {
    const texto = `CUPS;Fecha;Hora;consumo_kWh;consumo_Wh\n${CUPS_A};29/03/2025;1;0,1;100`;
    expect(motivoDeNegativa(texto)).toContain(
      'más de una columna para el mismo dato: «consumo_kWh» y «consumo_Wh»',
    );
  });

  it('does not guess the unit of a column that does not say it', () => {
    expect(motivoDeNegativa(`CUPS;FechaHora;CONSUMO\n${CUPS_A};29/03/2025 00:00;100`)).toBe(
      'No se reconoce el formato: la primera línea tiene 3 columnas separadas por «;» (CUPS, FechaHora, CONSUMO)',
    );
  });

  it('warns when the file names no supply point, and when the month goes first', () => {
    const texto = 'Fecha;Hora;consumo_kWh\n03/29/2025;01:00;0,1\n';
    const { deteccion, registros } = readFichero(texto);
    expect(deteccion.avisos).toEqual([
      'Las fechas llevan el mes delante del día',
      'El fichero no dice de qué CUPS es',
    ]);
    expect(registros).toMatchObject([{ cups: null, dia: dia('2025-03-29'), activaKwh: 0.1 }]);
  });
});

describe('the full export of i-DE', () => {
  const CABECERA =
    'CUPS;FECHA-HORA;INV / VER;CONSUMO kWh;GENERACION kWh;REACT Q1;REACT Q2;REACT Q3;REACT Q4;METODO OBT.;FIRMEZA;NUM FACTURA';
  const cuartos = Array.from({ length: 96 }, (_, i) => {
    const fin = (i + 1) * 15;
    const hora = [Math.floor(fin / 60), fin % 60].map((cifra) => String(cifra).padStart(2, '0')).join(':');
    return `${CUPS_B};2026/07/22 ${hora};1;2;0;1;0;0;0,5;1;1;`;
  });

  it('is told from the frames without a header that its rows look like, and keeps its reactive by quadrant', () => {
    const { deteccion, registros, rechazos } = readFichero([CABECERA, ...cuartos].join('\n'), 1000);
    expect(deteccion).toMatchObject({ formato: 'i-de', resolucion: 15, etiquetado: { marca: 'fin' } });
    expect(rechazos).toEqual([]);
    expect(registros).toHaveLength(96);
    expect(registros[0]).toEqual(
      lectura({
        cups: CUPS_B,
        dia: dia('2026-07-22'),
        finMin: 15,
        resolucion: 15,
        verano: true,
        activaKwh: 2,
        vertidaKwh: 0,
        reactivaKvarh: [1, 0, 0, 0.5],
        estimada: false,
        metodo: '1',
      }),
    );
  });

  it('has its reactive in VArh beside Wh', () => {
    const enWh = CABECERA.replaceAll('kWh', 'Wh');
    const { registros } = readFichero(
      [enWh, ...cuartos.map((fila) => fila.replace(';0,5;', ';500;'))].join('\n'),
    );
    expect(registros[0]).toMatchObject({ activaKwh: 0.002, reactivaKvarh: [0.001, 0, 0, 0.5] });
  });
});

it('an hour written as both of its ends is read, with blanks or without, and its year with two digits', () => {
  const tramos = Array.from({ length: 24 }, (_, i) =>
    [i, i + 1].map((h) => `${String(h).padStart(2, '0')}:00`),
  );
  for (const entre of ['-', ' - ', ' – ']) {
    const filas = tramos.map((tramo) => `14/01/26;${tramo.join(entre)};0,5`);
    const { deteccion, registros, rechazos } = readFichero(['Fecha;Hora;Consumo (kWh)', ...filas].join('\n'));
    expect([rechazos, registros.length, deteccion.etiquetado.marca]).toEqual([[], 24, 'inicio']);
    expect(registros[23]).toEqual(lectura({ dia: dia('2026-01-14'), finMin: 1440, activaKwh: 0.5 }));
  }
});

describe('a curve under a header in common words', () => {
  const filas = Array.from({ length: 24 }, (_, i) => `${CUPS_A};01/09/2026;${i + 1};11,139;Real`);

  it.each([
    'Punto de suministro;Día;Hora;Energía (kWh);Tipo',
    'Código CUPS;Fecha lectura;Tramo;Activa entrante kWh;Origen',
  ])('is read: %s', (cabecera) => {
    const { deteccion, registros, rechazos } = readFichero([cabecera, ...filas].join('\n'));
    expect([deteccion.formato, deteccion.etiquetado.marca, rechazos]).toEqual(['portal', 'ordinal', []]);
    expect(registros[0]).toEqual(
      lectura({
        cups: CUPS_A,
        dia: dia('2026-09-01'),
        finMin: 60,
        activaKwh: 11.139,
        estimada: false,
        metodo: 'Real',
      }),
    );
  });

  it('has its date and hour in one column too', () => {
    const juntas = Array.from({ length: 24 }, (_, h) => `01/09/2026 ${h}:00;0,5`);
    const { deteccion, registros } = readFichero(['Fecha y hora;Consumo (kWh)', ...juntas].join('\n'));
    expect([deteccion.formato, deteccion.etiquetado.marca]).toEqual(['portal-instantes', 'inicio']);
    expect(registros.at(-1)).toMatchObject({ finMin: 1440, activaKwh: 0.5 });
  });
});
