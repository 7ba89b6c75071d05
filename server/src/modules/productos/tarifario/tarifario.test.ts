import { productos } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { productoDePrueba } from '../test-producto.ts';
import { COMUN, cargaDePrueba, DOS_CERO, FEES } from './test-carga.ts';
import { libroXlsx } from './test-libro.ts';

const { app, db, as } = await testApp();
const admin = await as('admin');
const { load } = cargaDePrueba(app, admin);

async function libro() {
  const answer = await app.inject({ url: '/v1/productos?limit=100', headers: admin });
  return productos.list.response.parse(answer.json());
}

async function producto(nombre: string): Promise<productos.ProductoDetalle> {
  const { rows } = await libro();
  const id = rows.find((row) => row.nombre === nombre)?.id;
  return (await app.inject({ url: `/v1/productos/${id}`, headers: admin })).json();
}

describe('the trial of a price list', () => {
  test('says what it would do and changes nothing', async () => {
    const antes = await libro();
    const { lectura, ...resultado } = await load(
      `${DOS_CERO}\nSol;Casa;2.0TD;12;01/01/2026;;30,8;0,7;0,18;0,12;0,09;0;10;0;5\n`,
    );
    expect(resultado).toEqual({
      columnas: expect.any(Array),
      campos: expect.any(Array),
      comercializadora: null,
      publicado: false,
      nuevos: 1,
      nuevasVersiones: 0,
      sinCambios: 0,
      errores: 0,
      avisos: [],
      cambios: [{ fila: 2, accion: 'nuevo', producto: 'Sol · Casa · 2.0TD', diferencias: [], motivo: null }],
    });
    expect(lectura).toMatchObject({ cabecera: 1, codificacion: 'utf-8', separador: ';' });
    expect(await libro()).toEqual(antes);
  });
});

describe('publishing a price list', () => {
  test('keeps what the file says: titles in any order and letter case, decimal comma, converted units', async () => {
    const csv = [
      'ENERGIA P3 (€/MWh);energía p1 (eur/kWh);Energía P2;Potencia P2 (€/kW y año);Potencia P1 (€/kW·día);tarifa;PRODUCTO;Comercializadora;Duracion (años);Desde;Zonas;Renovable;Fee energía máximo;Fee energía mínimo;Fee potencia mínimo;Fee potencia máximo;Consumo anual máximo (kWh/año);Consumo anual mínimo (kWh/año)',
      '91,5;0,181;0,123;0,725423;0,084432;2.0td;Hogar;"Luz; del Sur";1;2026-01-01;canarias, peninsula;Sí;12,5;0;0;3;50.000;0',
    ].join('\r\n');
    const { publicado, nuevos } = await load(Buffer.from(csv.replaceAll('€', '\x80'), 'latin1'), 'no');
    expect([publicado, nuevos]).toEqual([true, 1]);
    expect(await producto('Hogar')).toMatchObject({
      comercializadora: 'Luz; del Sur',
      tarifa: '2.0TD',
      tipo: 'fijo',
      zonas: ['canarias', 'peninsula'],
      duracionMeses: 12,
      renovable: true,
      permanencia: false,
      peajesIncluidos: true,
      version: {
        desde: '2026-01-01',
        hasta: null,
        potenciaEurKwAnio: [30.81768, 0.725423],
        energiaEurKwh: [0.181, 0.123, 0.0915],
        feeEnergiaEurMwh: { minimo: 0, maximo: 12.5 },
        feePotenciaEurKwAnio: { minimo: 0, maximo: 3 },
        potenciaKw: null,
        consumoAnualMwh: { minimo: 0, maximo: 50 },
      },
    });
  });

  test('twice changes nothing, whatever else came after it', async () => {
    const enero = `${DOS_CERO}\nSol;Repetido;2.0TD;12;01/01/2026;;30;1;0,18;0,12;0,09;0;10;0;5\n`;
    const marzo = `${DOS_CERO}\nSol;Repetido;2.0TD;;01/03/2026;;30;1;0,17;0,12;;;;;\n`;
    await load(enero, 'no');
    const cambio = await load(marzo, 'no');
    expect(cambio.cambios[0]).toEqual({
      fila: 2,
      accion: 'nueva-version',
      producto: 'Sol · Repetido · 2.0TD',
      diferencias: [
        { campo: 'Energía P1', antes: 0.18, ahora: 0.17 },
        { campo: 'Energía P3', antes: 0.09, ahora: null },
      ],
      motivo: null,
    });
    const despues = await producto('Repetido');
    expect(despues.historial.map(({ desde, hasta }) => [desde, hasta])).toEqual([
      ['2026-03-01', null],
      ['2026-01-01', '2026-02-28'],
    ]);
    expect(despues.version?.feeEnergiaEurMwh).toEqual({ minimo: 0, maximo: 10 });
    for (const fichero of [enero, marzo]) {
      expect(await load(fichero, 'no')).toMatchObject({
        publicado: true,
        sinCambios: 1,
        nuevasVersiones: 0,
      });
    }
    expect(await producto('Repetido')).toEqual(despues);
  });

  test("without a day sets today's prices, and the same ones again change nothing", async () => {
    const fichero = (energia: string) =>
      `${DOS_CERO}\nSol;Sin fecha;2.0TD;12;;;30;1;${energia};0,12;0,09;0;10;0;5\n`;
    expect(await load(fichero('0,18'), 'no')).toMatchObject({ nuevos: 1 });
    expect(await load(fichero('0,18'), 'no')).toMatchObject({ sinCambios: 1 });
    const { cambios } = await load(fichero('0,19'), 'no');
    expect(cambios[0]).toMatchObject({
      accion: 'error',
      diferencias: [{ campo: 'Energía P1', antes: 0.18, ahora: 0.19 }],
      motivo: expect.stringContaining('Ya hay precios para esos días'),
    });
  });

  test('brings several versions of a new product in any order', async () => {
    const fila = (desde: string, precio: string) =>
      `Sol;Por meses;2.0TD;12;${desde};;30;1;${precio};0,12;0,09;0;10;0;5\n`;
    const resultado = await load(
      `${DOS_CERO}\n${fila('01/03/2026', '0,3')}${fila('01/01/2026', '0,1')}${fila('01/02/2026', '0,2')}`,
      'no',
    );
    expect(resultado.cambios.map(({ fila, accion }) => [fila, accion])).toEqual([
      [2, 'nueva-version'],
      [3, 'nuevo'],
      [4, 'nueva-version'],
    ]);
    const { historial } = await producto('Por meses');
    expect(historial.map(({ desde, hasta, energiaEurKwh }) => [desde, hasta, energiaEurKwh?.[0]])).toEqual([
      ['2026-03-01', null, 0.3],
      ['2026-02-01', '2026-02-28', 0.2],
      ['2026-01-01', '2026-01-31', 0.1],
    ]);
  });

  test('keeps no row when one is wrong, and gives its reason', async () => {
    const antes = await libro();
    const { publicado, errores, nuevos, cambios } = await load(
      [
        DOS_CERO,
        'Sol;Bueno;2.0TD;12;;;30;1;0,18;0,12;0,09;0;10;0;5',
        'Sol;Sin fee;2.0TD;12;;;30;1;0,18;0,12;0,09;;;0;5',
        'Sol;Raro;9.9TD;12;31/02/2026;;30;x;0,18;0,12;0,09;0;10;0;5',
        'Sol;De seis;2.0TD;12;;;30;1;0,18;0,12;0,09;10;0;0;5',
        ';Sin nombre;2.0TD;12;;;30;1;0,18;0,12;0,09;0;10;0;5',
      ].join('\n'),
      'no',
    );
    expect([publicado, errores, nuevos]).toEqual([false, 4, 1]);
    expect(cambios.map(({ motivo }) => motivo)).toEqual([
      null,
      'Fee energía mínimo: Falta este dato; Fee energía máximo: Falta este dato',
      'Potencia P2: «x» no es un número; Tarifa: «9.9TD» ha de ser uno de 2.0TD, 3.0TD, 6.1TD, 6.2TD, 6.3TD, 6.4TD, 3.0TDVE, 6.1TDVE, 6.2TDVE, RL.1, RL.2, RL.3, RL.4, RL.5, RL.6, RL.7, RL.8, RL.9, RL.10, RL.11; Desde: «31/02/2026» no es una fecha (31/12/2026)',
      'Fee energía máximo: El mínimo no puede superar al máximo',
      'Comercializadora: Escribe la comercializadora',
    ]);
    expect(await libro()).toEqual(antes);
  });

  test('takes what a supplier makes of surplus, and keeps it where the next list says nothing', async () => {
    const cabecera = `${DOS_CERO};Excedentes (c€/kWh);Tope de excedentes;Cuota batería virtual (€/mes);Caducidad batería virtual (años);Batería virtual paga`;
    const fila = 'Sol;Tejado;2.0TD;12;01/01/2026;;30,8;0,7;0,18;0,12;0,09;0;10;0;5';
    await load(`${cabecera}\n${fila};6,5;energia-sin-peajes;1,5;5;\n`, 'no');
    const excedentes = {
      precioEurKwh: 0.065,
      tope: 'energia-sin-peajes',
      bateriaVirtual: { cuotaEurMes: 1.5, caducidadMeses: 60, sobre: 'total' },
    };
    expect((await producto('Tejado')).version).toMatchObject({ excedentes });
    const sinMas = fila.replace('01/01/2026', '01/03/2026').replace('0,18', '0,17');
    expect((await load(`${DOS_CERO}\n${sinMas}\n`, 'no')).nuevasVersiones).toBe(1);
    expect((await producto('Tejado')).version).toMatchObject({ excedentes });
    const repetida = await load(`${cabecera}\n${sinMas};;;;;\n`);
    expect(repetida.cambios[0]).toMatchObject({ accion: 'sin-cambios' });
    const mal = await load(`${cabecera}\n${fila.replace('Tejado', 'Otro')};6,5;todo;;;subtotal\n`);
    expect(mal.cambios[0]?.motivo).toContain('«todo» ha de ser uno de energia, energia-sin-peajes');
  });

  test('does not change what is kept of a product besides its prices', async () => {
    const alta = productoDePrueba({ nombre: 'De la casa' });
    const { id } = (
      await app.inject({ method: 'POST', url: '/v1/productos', headers: admin, payload: alta })
    ).json();
    const otros = `${COMUN}Tipo;Energía P1\nLuz del Norte;De la casa;3.0TD;24;;;indexado;0,2`;
    expect((await load(otros, 'no')).cambios[0]?.motivo).toBe(
      'Tipo: el producto tiene «fijo» y la lista «indexado»; cámbialo en su ficha; Duración: el producto tiene «12» y la lista «24»; cámbialo en su ficha',
    );
    const dosCero = `${COMUN}Energía P1;Mercado P1\nLuz del Norte;De la casa;3.0TD;;;;0,2;0,1`;
    expect((await load(dosCero, 'no')).cambios[0]?.motivo).toBe('Mercado P1: este producto no lo lleva');
    const retirar = { activo: false, edicion: 1 };
    await app.inject({ method: 'PATCH', url: `/v1/productos/${id}`, headers: admin, payload: retirar });
    const retirado = `${COMUN}Energía P1\nLuz del Norte;De la casa;3.0TD;;;;0,2`;
    expect((await load(retirado, 'no')).cambios[0]?.motivo).toContain('está retirado');
  });

  test('reads an indexed product from a workbook, with numbers and dates as Excel keeps them', async () => {
    const titulos = ['Comercializadora', 'Producto', 'Tarifa', 'Tipo', 'Duración', 'Desde'];
    const terminos = [
      'Servicios de ajuste',
      'Desvíos',
      'Garantías de origen',
      'Operadores',
      'FNEE',
      'Margen',
    ];
    const seis = (titulo: string) => [1, 2, 3, 4, 5, 6].map((p) => `${titulo} P${p}`);
    const fees = FEES.split(';');
    const cabecera = [...titulos, ...terminos, ...seis('Potencia'), ...seis('Mercado'), ...fees];
    const medias = [0.081, 0.079, 0.07, 0.066, 0.055, 0.058];
    const xlsx = libroXlsx([
      cabecera,
      [null],
      [
        'Pool SA',
        'Pool',
        '3.0TD',
        'Indexado',
        12,
        new Date('2026-02-01'),
        0.0217,
        0.001,
        0.00077,
        0.0002,
        '0,002658',
        0.004,
        20,
        10,
        4,
        3,
        2,
        1,
        ...medias,
        0,
        10,
        0,
        5,
      ],
    ]);
    const resultado = await load(xlsx, 'no');
    expect([resultado.publicado, resultado.cambios[0]]).toMatchObject([true, { fila: 3, motivo: null }]);
    const { tipo, version } = await producto('Pool');
    expect(tipo).toBe('indexado');
    expect(version).toMatchObject({
      desde: '2026-02-01',
      energiaEurKwh: null,
      mediasMercadoEurKwh: medias,
      terminos: { fneeEurKwh: 0.002658, margenEurKwh: 0.004 },
    });
    expect(await load(xlsx, 'no')).toMatchObject({ sinCambios: 1 });
  });
});

test('a price list loaded twice at once writes each product and version once', async () => {
  const fichero = `${DOS_CERO}\nSol;A la vez;2.0TD;12;01/01/2026;;30;1;0,18;0,12;0,09;0;10;0;5\n`;
  const hechos = await Promise.all([load(fichero, 'no'), load(fichero, 'no'), load(fichero, 'no')]);
  expect(hechos.map(({ nuevos, sinCambios }) => [nuevos, sinCambios]).toSorted()).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
  ]);
  const filas = await db.selectFrom('producto').select('id').where('nombre', '=', 'A la vez').execute();
  expect(filas).toHaveLength(1);
});
