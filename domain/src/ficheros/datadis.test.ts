import { describe, expect, it } from 'vitest';
import { assembleCurva } from './curva-de-lecturas.ts';
import {
  CUPS_A,
  dia,
  en1252,
  enUtf8,
  lectura,
  lecturasDe,
  motivoDeNegativa,
  readFichero,
} from './test-fichero.ts';

const CABECERA = 'CUPS;Fecha;Hora;consumo_kWh;metodoObtencion';

function fichero(...filas: string[]): string {
  return [CABECERA, ...filas].join('\r\n');
}

describe('Datadis', () => {
  it('reads the hourly file', () => {
    const { deteccion, registros, rechazos } = readFichero(
      fichero(
        `${CUPS_A}0F;2025/03/29;01:00;0,141;Real`,
        `${CUPS_A}0F;2025/03/29;24:00;1,5;Estimada`,
        `${CUPS_A}0F;2025/03/30;00:00;2;Real`,
        '',
      ),
    );
    expect(deteccion).toMatchObject({ formato: 'datadis', separador: ';', decimal: ',', resolucion: 60 });
    expect(rechazos).toEqual([]);
    const comun = { cups: CUPS_A, dia: dia('2025-03-29') };
    expect(registros).toEqual([
      lectura({ ...comun, finMin: 60, activaKwh: 0.141, estimada: false, metodo: 'Real' }),
      lectura({ ...comun, finMin: 1440, activaKwh: 1.5, estimada: true, metodo: 'Estimada' }),
      lectura({ ...comun, finMin: 1440, activaKwh: 2, estimada: false, metodo: 'Real' }),
    ]);
  });

  it('reads the columns of self-consumption, and a blank is not a zero', () => {
    const cabecera = `${CABECERA};energiaVertida_kWh;energiaGenerada_kWh;energiaAutoconsumida_kWh`;
    const [primera, segunda] = lecturasDe(
      `${cabecera}\n${CUPS_A};2025/06/01;12:00;0,1;Real;0,6;2;1,4\n${CUPS_A};2025/06/01;13:00;;Real;;;0\n`,
    );
    expect(primera).toMatchObject({ activaKwh: 0.1, vertidaKwh: 0.6, generadaKwh: 2, autoconsumidaKwh: 1.4 });
    expect(segunda).toMatchObject({
      activaKwh: null,
      vertidaKwh: null,
      generadaKwh: null,
      autoconsumidaKwh: 0,
    });
  });

  it('takes commas, quotes, points, day first, a header further down and a blank CUPS', () => {
    const texto = [
      'Consumos descargados;;;;',
      '',
      'cups,fecha,hora,"Consumo_kWh","Método obtención"',
      ',29/03/2025,01:00,0.141,R',
      ',29/03/2025,02:00,"0,5",E',
    ].join('\n');
    const { deteccion, registros } = readFichero(texto);
    expect(deteccion).toMatchObject({ formato: 'datadis', separador: ',', lineaCabecera: 2 });
    expect(registros).toMatchObject([
      { cups: null, dia: dia('2025-03-29'), activaKwh: 0.141, estimada: false },
      { cups: null, activaKwh: 0.5, estimada: true },
    ]);
  });

  it('reads UTF-8 with mark and Windows-1252', () => {
    const texto = fichero(`${CUPS_A};2025/03/29;01:00;0,141;Real`).replace(
      'metodoObtencion',
      'métodoObtención',
    );
    expect(readFichero(enUtf8(`\uFEFF${texto}`)).deteccion).toMatchObject({
      codificacion: 'utf-8',
      bom: true,
    });
    expect(readFichero(en1252(texto))).toMatchObject({
      deteccion: { codificacion: 'windows-1252', bom: false },
      registros: [{ activaKwh: 0.141 }],
    });
  });

  it('reads quarter hours', () => {
    const filas = ['00:15', '00:30', '00:45', '01:00'].map((hora) => `${CUPS_A};2025/11/02;${hora};0,2;R`);
    const lecturas = lecturasDe(fichero(...filas));
    expect(lecturas.map(({ finMin, resolucion }) => [finMin, resolucion])).toEqual([
      [15, 15],
      [30, 15],
      [45, 15],
      [60, 15],
    ]);
  });

  it('rejects a bad row with its line and its reason, and goes on', () => {
    const { registros, rechazos } = readFichero(
      fichero(
        `${CUPS_A};2025/03/29;01:00;0,1;Real`,
        'ES0021000000000101YX;2025/03/29;02:00;0,1;Real',
        `${CUPS_A};2025/02/29;03:00;0,1;Real`,
        `${CUPS_A};2025/03/29;P1;0,1;Real`,
        `${CUPS_A};2025/03/29;05:00;mucho;Real`,
        `${CUPS_A};2025/03/29;06:00`,
        `${CUPS_A};2025/03/29;06:30;0,1;Real`,
        CABECERA,
        `${CUPS_A};2025/03/29;07:00;0,1;Real;`,
        `${CUPS_A};"2025/03/29;08:00;0,1;Real`,
      ),
    );
    expect(registros).toHaveLength(2);
    expect(rechazos.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [3, 'Columna 1 (CUPS): Las letras de control del CUPS son «YX» y deberían ser «YY»'],
      [4, 'Columna 2 (Fecha): «2025/02/29» no es una fecha'],
      [5, 'Columna 3 (Hora): «P1» no es una hora'],
      [6, 'Columna 4 (consumo_kWh): «mucho» no es un número'],
      [7, 'La fila tiene 3 columnas y la cabecera 5'],
      [8, 'Columna 3 (Hora): «06:30» no cierra un intervalo de 60 minutos'],
      [11, 'La fila tiene unas comillas mal cerradas'],
    ]);
    expect(rechazos[4]?.texto).toBe(`${CUPS_A};2025/03/29;06:00`);
  });

  it('adds up the days of clock change as Datadis numbers them: 01:00…23:00 and 01:00…25:00', () => {
    const horas = (fecha: string, cuantas: number) =>
      Array.from(
        { length: cuantas },
        (_, i) => `${CUPS_A};${fecha};${String(i + 1).padStart(2, '0')}:00;0,${i};R`,
      );
    const curva = assembleCurva(lecturasDe(fichero(...horas('2025/03/30', 23), ...horas('2025/10/26', 25))));
    expect(curva).toMatchObject({
      ok: true,
      value: { informe: { lecturas: 48, duplicadas: 0, diasDe23: ['2025-03-30'], diasDe25: ['2025-10-26'] } },
    });
  });

  it('refuses the monthly file and doubtful decimals, and reads doubtful dates day first', () => {
    expect(motivoDeNegativa('CUPS;Fecha;Valle;Llano;Punta\nES;2025/03;1,2;3,4;5,6')).toContain(
      'mensual de Datadis',
    );
    expect(motivoDeNegativa(fichero(`${CUPS_A};2025/03/29;01:00;1.234;Real`))).toBe(
      'Datadis, consumo horario: No se puede saber si «1.234» lleva miles o decimales: el resto del fichero no lo aclara',
    );
    const [lectura] = lecturasDe(fichero(`${CUPS_A};03/04/2025;01:00;1,5;Real`));
    expect(lectura?.dia).toBe(dia('2025-04-03'));
  });
});
