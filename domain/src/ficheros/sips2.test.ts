import { describe, expect, it } from 'vitest';
import { CUPS_A, CUPS_B, dia, en1252, enUtf8, motivoDeNegativa, readFichero } from './test-fichero.ts';

/** The 57 cells of a supply point, those not named blank; the numbers are the columns of the layout. */
function ps(celdas: Record<number, string>): string {
  return Array.from({ length: 57 }, (_, i) => celdas[i + 1] ?? '').join(',');
}

const VIVIENDA = {
  1: '0021',
  2: `${CUPS_A}0F`,
  3: '"DISTRIBUIDORA DE PRUEBA, S.A.U."',
  4: '08001',
  5: '08019',
  6: '08',
  7: '2005-03-01',
  8: '018',
  9: '02',
  10: '9200',
  12: '05',
  15: '5750',
  16: '4600',
  19: '4600',
  20: '3450',
  28: '30/09/2026',
  29: 'N',
  30: '12.5',
  31: 'NI',
  32: 'S',
  34: '01',
  35: 'M',
  36: '00',
  37: '01',
  38: '01',
  46: '9820',
  47: '1',
  49: '9',
  51: 'S',
  56: 'VI',
  57: '0',
};

const CONSUMO = `${CUPS_A}0F,2025-09-30,2025-10-31,018,60000,70500,120000,0,0,0,1,0,0,0,0,0,3100,2800,0,0,0,0,9,1`;

describe('SIPS2, supply points', () => {
  it('reads the sheet in kW, with codes as text and dates as days', () => {
    const { deteccion, registros, rechazos } = readFichero(`${ps(VIVIENDA)}\n`);
    expect(deteccion).toMatchObject({ formato: 'sips2-ps', separador: ',', lineaCabecera: null });
    expect(rechazos).toEqual([]);
    expect(registros).toMatchObject([
      {
        tipo: 'sips-ps',
        cups: CUPS_A,
        frontera: '0F',
        codigoDistribuidora: '0021',
        nombreDistribuidora: 'DISTRIBUIDORA DE PRUEBA, S.A.U.',
        codigoPostal: '08001',
        codigoMunicipio: '08019',
        municipio: null,
        codigoProvincia: '08',
        fechaAlta: dia('2005-03-01'),
        codigoTarifa: '018',
        tarifa: '2.0TD',
        codigoTension: '02',
        tipoMedida: 5,
        potenciasContratadasKw: [4.6, 3.45, null, null, null, null],
        potenciaMaximaBieKw: 9.2,
        derechosExtensionKw: 5.75,
        derechosAccesoKw: 4.6,
        fechaUltimaLectura: dia('2026-09-30'),
        impagos: 'N',
        depositoGarantiaEur: 12.5,
        viviendaHabitual: true,
        bonoSocial: false,
        codigoTelegestion: '01',
        codigoFases: 'M',
        codigoAutoconsumo: '00',
        codigoTipoContrato: '01',
        cnae: '9820',
        codigoModoControlPotencia: '1',
        codigoDh: '9',
        codigoTipoSuministro: 'VI',
      },
    ]);
  });

  it('keeps nothing of the holder', () => {
    const [ficha] = readFichero(`${ps({ ...VIVIENDA, 31: 'NV' })}\n`).registros;
    expect(JSON.stringify(ficha)).not.toContain('NV');
  });

  it('takes a header, a name of municipality, another separator and old tariffs', () => {
    const cabecera = ps({ 2: 'CUPS', 3: 'nombreEmpresaDistribuidora' });
    const fila = ps({ ...VIVIENDA, 3: 'PRUEBA', 5: 'Añorbe', 8: '004', 6: '31' });
    const texto = `${cabecera}\r\n${fila}\r\n`.replaceAll(',', ';');
    for (const bytes of [enUtf8(`\uFEFF${texto}`), en1252(texto)]) {
      const { deteccion, registros } = readFichero(bytes);
      expect(deteccion).toMatchObject({ formato: 'sips2-ps', separador: ';', lineaCabecera: 0 });
      expect(registros).toMatchObject([
        { municipio: 'Añorbe', codigoMunicipio: null, codigoTarifa: '004', tarifa: null },
      ]);
    }
  });

  it('rejects bad rows with the column and goes on', () => {
    const { registros, rechazos } = readFichero(
      [
        ps(VIVIENDA),
        ps({ ...VIVIENDA, 2: 'ES0021000000000101YX0F' }),
        ps({ ...VIVIENDA, 5: 'Coruña, A' }),
        ps({ ...VIVIENDA, 19: '4600W' }),
        ps({ ...VIVIENDA, 8: '18' }),
        ps({ ...VIVIENDA, 25: '2026-02-30' }),
        ps({ ...VIVIENDA, 2: '' }),
        ps({ ...VIVIENDA, 2: CUPS_B }),
        ps(VIVIENDA),
        ps(VIVIENDA),
        ps(VIVIENDA),
        ps(VIVIENDA),
      ].join('\n'),
    );
    expect(registros).toHaveLength(6);
    expect(rechazos.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [2, 'Columna 2 (cups): Las letras de control del CUPS son «YX» y deberían ser «YY»'],
      [3, 'La fila tiene 58 columnas y SIPS2, puntos de suministro tiene 57'],
      [4, 'Columna 19 (potenciasContratadasEnWP1): «4600W» no es un número'],
      [5, 'Columna 8 (codigoTarifaATREnVigor): «18» no es un código de tarifa de tres caracteres'],
      [6, 'Columna 25 (fechaUltimoMovimientoContrato): «2026-02-30» no es una fecha'],
      [7, 'Columna 2 (cups): Falta el CUPS'],
    ]);
  });

  it('refuses a header in another order', () => {
    const cabecera = ps({ 2: 'cups', 4: 'municipioPS', 5: 'codigoPostalPS' });
    expect(motivoDeNegativa(`${cabecera}\n${ps(VIVIENDA)}\n`)).toContain(
      '«municipioPS» está en la columna 4 y va en la 5',
    );
  });
});

describe('SIPS2, consumption', () => {
  it('reads kWh, kVArh and kW', () => {
    const { deteccion, registros } = readFichero(`${CONSUMO}\n`);
    expect(deteccion.formato).toBe('sips2-consumos');
    expect(registros).toEqual([
      {
        tipo: 'sips-consumo',
        cups: CUPS_A,
        desde: dia('2025-09-30'),
        hasta: dia('2025-10-31'),
        codigoTarifa: '018',
        activaKwh: [60, 70.5, 120, 0, 0, 0],
        reactivaKvarh: [0.001, 0, 0, 0, 0, 0],
        inductivaKvarh: null,
        capacitivaKvarh: null,
        demandaKw: [3.1, 2.8, 0, 0, 0, 0],
        codigoDh: '9',
        tipoLectura: '1',
      },
    ]);
  });

  it('reads the same row however it is written', () => {
    const [llana] = readFichero(`${CONSUMO}\n`).registros;
    const otras = [
      CONSUMO.split(',')
        .map((celda) => `"${celda}"`)
        .join(','),
      CONSUMO.replaceAll(',', ';'),
      CONSUMO.replaceAll(',', ' , '),
      CONSUMO.replace('2025-09-30', '30/09/2025').replace('2025-10-31', '31/10/2025'),
      CONSUMO.replace('60000', '60000.0'),
      `${CONSUMO}\r`,
      `cups,fechaInicioMesConsumo,fechaFinMesConsumo${','.repeat(21)}\n${CONSUMO}`,
    ];
    for (const otra of otras) expect(readFichero(otra)).toMatchObject({ registros: [llana], rechazos: [] });
  });

  it('keeps blanks as missing and the tariffs that ended in 2021 as they come', () => {
    const fila = `${CUPS_B},2020-01-01,2020-01-31,003,1000,,3000,,,,,,,,,,,,,,,,,`;
    expect(readFichero(`${fila}\n`).registros).toMatchObject([
      {
        codigoTarifa: '003',
        activaKwh: [1, null, 3, null, null, null],
        codigoDh: null,
        tipoLectura: null,
        reactivaKvarh: [null, null, null, null, null, null],
      },
    ]);
  });

  it('rejects bad rows with the column and goes on', () => {
    const { registros, rechazos } = readFichero(
      [
        CONSUMO,
        CONSUMO.replace('YY0F', 'YX0F'),
        CONSUMO.replace('2025-10-31', '2025-09-29'),
        CONSUMO.replace('2025-10-31', ''),
        CONSUMO.replace('70500', 'x'),
        CONSUMO.replace('018', ''),
        `${CONSUMO},`,
        CONSUMO.replace(',9,1', ''),
        ...Array.from({ length: 7 }, () => CONSUMO),
      ].join('\n'),
    );
    expect(registros).toHaveLength(8);
    expect(rechazos.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [2, 'Columna 1 (cups): Las letras de control del CUPS son «YX» y deberían ser «YY»'],
      [3, 'Columna 3 (fechaFinMesConsumo): es anterior a la de inicio'],
      [4, 'Faltan las fechas del consumo (columnas 2 y 3)'],
      [5, 'Columna 6 (consumoEnergiaActivaEnWhP2): «x» no es un número'],
      [6, 'Falta la tarifa (columna 4, codigoTarifaATR)'],
      [7, 'La fila tiene 25 columnas y SIPS2, consumos tiene 24'],
      [8, 'La fila tiene 22 columnas y SIPS2, consumos tiene 24'],
    ]);
  });
});

describe('SIPS2 as brokers hold it', () => {
  it.each(['2025-09-30T00:00:00', '30/09/2025 00:00:00', '20250930'])('reads the date %s', (fecha) => {
    const { registros, rechazos } = readFichero(CONSUMO.replace('2025-09-30', fecha));
    expect(rechazos).toEqual([]);
    expect(registros).toMatchObject([{ desde: dia('2025-09-30'), hasta: dia('2025-10-31') }]);
  });

  it.each(['E-PRUEBA, S.A.', 'E-PRUEBA, DISTRIBUCIÓN, S.A.'])(
    'puts together the name «%s» without quotes',
    (nombre) => {
      const { registros, rechazos } = readFichero(ps({ ...VIVIENDA, 3: nombre }));
      expect(rechazos).toEqual([]);
      expect(registros).toMatchObject([{ nombreDistribuidora: nombre, codigoPostal: VIVIENDA[4] }]);
    },
  );
});
