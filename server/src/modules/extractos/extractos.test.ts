import { extractos, reclamaciones } from '@vatio/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';
import { libroXlsx } from '../productos/tarifario/test-libro.ts';
import { productoDePrueba } from '../productos/test-producto.ts';

const harness = await testApp();
const { app, db } = harness;
const { call, alta, take } = await negocioDeContratos(harness);
const CASA = 'Luz del Norte';

/** The rule of the test pays 100 € for each contract. */
async function activo(cups: string, fecha: string) {
  return take(await alta(cups), ...HASTA_SOLICITADO, { accion: 'activar', fecha });
}

const contratoDelTaller = await activo(CUPS.taller, '2025-02-10');
const panaderia = await activo(CUPS.panaderia, '2025-02-20');

async function upload(fichero: string | Buffer, query: string, campos: object = {}) {
  const form = new FormData();
  const datos = { comercializadora: CASA, mes: '2025-02', ...campos };
  for (const [campo, valor] of Object.entries(datos)) form.set(campo, valor);
  form.set('fichero', new Blob([typeof fichero === 'string' ? fichero : new Uint8Array(fichero)]), 'feb.csv');
  const cuerpo = new Response(form);
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/v1/extractos/importacion?${query}`,
    headers: {
      ...(await headersOf(harness, VIEWERS.admin)),
      'content-type': cuerpo.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  return { status: statusCode, body: JSON.parse(body) };
}

async function importFile(fichero: string, campos: object = {}): Promise<extractos.Extracto> {
  const { status, body } = await upload(fichero, 'ensayo=no', campos);
  expect([status, body.title, body.errors]).toEqual([200, undefined, undefined]);
  return extractos.importFile.response.parse(body).extracto!;
}

async function rehearse(fichero: string, campos: object = {}): Promise<extractos.Ensayo> {
  const { status, body } = await upload(fichero, 'ensayo=si', campos);
  expect([status, body.title]).toEqual([200, undefined]);
  return extractos.importFile.response.parse(body).ensayo!;
}

async function lineas(query = ''): Promise<readonly extractos.Linea[]> {
  const { body } = await call('admin', 'GET', `/extractos/lineas?sort=mes,cups&${query}`);
  return extractos.lineas.response.parse(body).rows;
}

const deuda = async () =>
  extractos.deuda.response.parse((await call('admin', 'GET', '/extractos/deuda')).body);

const csv = (...filas: string[]) => ['CUPS;Comisión', ...filas].join('\r\n');

/** What became of each line: its CUPS, state, and amounts expected, paid and owed. */
const resultado = (unas: readonly extractos.Linea[]) =>
  unas.map(({ cups, estado, esperadoEur, importeEur, pendienteEur }) => [
    cups,
    estado,
    esperadoEur,
    importeEur,
    pendienteEur,
  ]);

beforeEach(async () => {
  await db.deleteFrom('reclamacionLinea').execute();
  await db.deleteFrom('reclamacion').execute();
  await db.deleteFrom('extractoLinea').execute();
  await db.deleteFrom('extracto').execute();
  await db.deleteFrom('extractoColumnas').execute();
});

describe('a statement', () => {
  test('pays a contract short, leaves one out and names a supply of nobody', async () => {
    const { codigo, resumen, filasFuera } = await importFile(
      csv(`${CUPS.taller};60,00`, `${CUPS.registro};12,50`),
    );
    expect([codigo, filasFuera]).toEqual(['EX-2025-0001', 0]);
    expect(resumen.map(({ estado, lineas }) => [estado, lineas])).toEqual([
      ['falta', 1],
      ['corta', 1],
      ['de-mas', 0],
      ['no-nuestra', 1],
      ['pagada', 0],
    ]);
    const [deTaller, dePanaderia] = [
      [CUPS.taller, 'corta', 100, 60, 40],
      [CUPS.panaderia, 'falta', 100, 0, 100],
    ];
    const deNadie = [CUPS.registro, 'no-nuestra', 0, 12.5, 0];
    expect(resultado(await lineas())).toEqual([dePanaderia, deTaller, deNadie]);
    expect(await lineas('estado=corta')).toMatchObject([
      {
        filas: [2],
        vencimiento: '2025-02-28',
        antiguedad: 'mas-de-90',
        contrato: { id: contratoDelTaller.id, codigo: contratoDelTaller.codigo },
      },
    ]);
  });

  test('adds up the rows of a contract, and a difference of one cent is none', async () => {
    await importFile(
      csv(
        `${CUPS.taller};60`,
        `${CUPS.taller.slice(0, 6)} ${CUPS.taller.slice(6)}0F;39,99`,
        `${CUPS.panaderia};100,02`,
      ),
    );
    expect(resultado(await lineas())).toEqual([
      [CUPS.panaderia, 'de-mas', 100, 100.02, 0],
      [CUPS.taller, 'pagada', 100, 99.99, 0],
    ]);
    expect((await lineas('estado=pagada'))[0]?.filas).toEqual([2, 3]);
  });

  test('of a later month is expected to pay only what is left, and then carries the debt', async () => {
    await importFile(csv(`${CUPS.taller};60`, `${CUPS.panaderia};100`));
    expect((await deuda()).totalEur).toBe(40);
    const { id } = await importFile(csv(`${CUPS.taller};15`), { mes: '2025-03' });
    expect(resultado(await lineas('estado=corta'))).toEqual([
      [CUPS.taller, 'corta', 100, 60, 0],
      [CUPS.taller, 'corta', 40, 15, 25],
    ]);
    // The debt is as old as the commission, and not as the statement that says the last of it.
    expect((await lineas('mes=2025-03'))[0]?.vencimiento).toBe('2025-02-28');
    expect((await deuda()).totalEur).toBe(25);
    // What a statement in the bin paid is owed again.
    await call('admin', 'DELETE', `/extractos/${id}`);
    expect((await deuda()).totalEur).toBe(40);
    expect((await call('admin', 'POST', `/extractos/${id}/restaurar`)).body.pendienteEur).toBe(25);
    expect((await deuda()).totalEur).toBe(25);
  });

  test('that was imported after one of a later month puts that one right', async () => {
    await importFile(csv(`${CUPS.taller};100`), { mes: '2025-04' });
    await importFile(csv(`${CUPS.taller};100`, `${CUPS.panaderia};100`));
    expect(resultado(await lineas())).toEqual([
      [CUPS.panaderia, 'pagada', 100, 100, 0],
      [CUPS.taller, 'pagada', 100, 100, 0],
      [CUPS.taller, 'de-mas', 0, 100, 0],
    ]);
  });

  test('is not told twice that a contract is missing, and pays it when it comes', async () => {
    await importFile(csv(`${CUPS.taller};100`));
    await importFile(csv(`${CUPS.registro};1`));
    expect(resultado(await lineas('estado=falta'))).toEqual([[CUPS.panaderia, 'falta', 100, 0, 100]]);
    await importFile(csv(`${CUPS.panaderia};100`));
    expect((await deuda()).totalEur).toBe(0);
  });

  test('of another supplier, or of before the contract began, does not pay it', async () => {
    const otra = productoDePrueba({ comercializadora: 'Sol del Sur' });
    await call('admin', 'POST', '/productos', otra);
    await importFile(csv(`${CUPS.taller};100`), { comercializadora: 'Sol del Sur' });
    await importFile(csv(`${CUPS.taller};99`), { mes: '2025-01' });
    expect(resultado(await lineas())).toEqual([
      [CUPS.taller, 'no-nuestra', 0, 99, 0],
      [CUPS.taller, 'no-nuestra', 0, 100, 0],
    ]);
  });
});

describe('the file of a statement', () => {
  test('is tried without leaving anything, and the trial shows what importing it does', async () => {
    const fichero = csv(`${CUPS.taller};60`);
    const ensayo = await rehearse(fichero);
    expect(await lineas()).toEqual([]);
    expect(await db.selectFrom('extracto').select('id').execute()).toEqual([]);
    const { resumen } = await importFile(fichero);
    expect(ensayo.resumen).toEqual(resumen);
    expect(resultado(ensayo.lineas).toSorted()).toEqual(resultado(await lineas()).toSorted());
  });

  test('with rows that cannot be read is refused whole, unless they are left out', async () => {
    const fichero = csv(`${CUPS.taller};100`, 'TOTAL;100', `${CUPS.panaderia};mucho`, `${CUPS.panaderia};`);
    const { errores, filasConError } = await rehearse(fichero);
    expect([errores, filasConError]).toEqual([
      3,
      [
        { fila: 3, cups: 'TOTAL', motivo: 'CUPS: El CUPS debe empezar por «ES» y empieza por «TO»' },
        { fila: 4, cups: CUPS.panaderia, motivo: 'Comisión: «mucho» no es un número' },
        { fila: 5, cups: CUPS.panaderia, motivo: 'Comisión: Falta' },
      ],
    ]);
    const { status, body } = await upload(fichero, 'ensayo=no');
    expect([status, body.code, body.title]).toEqual([
      400,
      'filas-con-error',
      '3 filas no se pueden leer: corrige el fichero o déjalas fuera',
    ]);
    expect(await lineas()).toEqual([]);
    const { body: importado } = await upload(fichero, 'ensayo=no&errores=dejar-fuera');
    expect(importado.extracto).toMatchObject({
      lineas: 2,
      filasFuera: 3,
      importeEur: 100,
      pendienteEur: 100,
    });
  });

  test('is refused the second time, until the first statement is in the bin', async () => {
    const fichero = csv(`${CUPS.taller};100`);
    const { id, codigo } = await importFile(fichero);
    const { status, body } = await upload(fichero, 'ensayo=si');
    expect([status, body.title]).toEqual([409, `Este fichero ya se importó: es el extracto ${codigo}`]);
    await call('admin', 'DELETE', `/extractos/${id}`);
    await importFile(fichero);
    expect((await call('admin', 'POST', `/extractos/${id}/restaurar`)).status).toBe(409);
  });

  test('keeps what its columns are for the next file of that supplier, whoever brings it', async () => {
    const sinTitulos = (importe: string) => `Punto;Neto\r\n${CUPS.taller};${importe}`;
    const { status, body } = await upload(sinTitulos('60'), 'ensayo=si');
    expect([status, body.detail]).toEqual([400, 'Faltan las columnas «Importe (€)»']);
    // A column of CUPS is known by its cells.
    expect(body.datos.columnas).toMatchObject([
      { titulo: 'Punto', campo: 'cups' },
      { titulo: 'Neto', campo: null },
    ]);
    await importFile(sinTitulos('60'), { columnas: '{"Punto":"cups","Neto":"importe"}' });
    const { resumen } = await importFile(sinTitulos('40'), { mes: '2025-03' });
    expect(resumen.find(({ estado }) => estado === 'pagada')?.lineas).toBe(1);
  });

  test('may be a workbook', async () => {
    const libro = libroXlsx([
      ['CUPS', 'Importe', 'Contrato'],
      [CUPS.taller, '100', 'F-1'],
    ]);
    const { status, body } = await upload(libro, 'ensayo=si');
    expect([status, body.ensayo?.errores]).toEqual([200, 0]);
    expect(resultado(body.ensayo.lineas)).toContainEqual([CUPS.taller, 'pagada', 100, 100, 0]);
  });

  test('has titles above its table, columns of other names, amounts taken back and a sum below', async () => {
    const libro = libroXlsx([
      ['Liquidación comisiones — Luz del Norte'],
      ['Periodo', 'Febrero 2025'],
      [],
      ['Nº', 'CUPS 22', 'Titular', 'Fecha alta', 'Base kWh', 'Comisión €'],
      [
        1,
        `${CUPS.taller.slice(0, 6)} ${CUPS.taller.slice(6)}0F`,
        'Taller',
        new Date('2025-02-01'),
        100,
        120.5,
      ],
      [2, CUPS.taller, 'Taller', null, 0, -20.5],
      [null, null, null, null, 'TOTAL', 100],
    ]);
    const { status, body } = await upload(libro, 'ensayo=si');
    expect([status, body.total, body.ensayo?.errores]).toEqual([200, 2, 0]);
    expect(body.lectura).toMatchObject({ cabecera: 4, avisos: ['La fila 7 no se lee: es un total'] });
    expect(resultado(body.ensayo.lineas)).toContainEqual([CUPS.taller, 'pagada', 100, 100, 0]);
  });

  test.each([
    [{ comercializadora: 'Nadie' }, { comercializadora: 'Ningún producto es de esta comercializadora' }],
    [{ mes: '2999-01' }, { mes: 'Ese mes aún no ha empezado' }],
  ])('is refused with %j', async (campos, errors) => {
    const { status, body } = await upload(csv(`${CUPS.taller};1`), 'ensayo=no', campos);
    expect([status, body.errors]).toEqual([400, errors]);
  });

  test('that two people bring at once becomes one statement', async () => {
    const fichero = csv(`${CUPS.taller};100`);
    const llegadas = await Promise.all([1, 2, 3].map(() => upload(fichero, 'ensayo=no')));
    expect(llegadas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('a claim', () => {
  const claim = async (unas: readonly extractos.Linea[]) => {
    const body = { lineas: unas.map(({ id }) => id) };
    return call('admin', 'POST', '/extractos/reclamaciones', body);
  };
  const reclamada = async (unas: readonly extractos.Linea[]) =>
    reclamaciones.create.response.parse((await claim(unas)).body);

  test('says of each line what is missing, and its lines say that they are claimed', async () => {
    await importFile(csv(`${CUPS.taller};60`));
    const { codigo, comercializadora, estado, reclamadoEur, texto } = await reclamada(await lineas());
    expect([codigo.slice(0, 3), comercializadora, estado, reclamadoEur]).toEqual([
      'RC-',
      CASA,
      'abierta',
      140,
    ]);
    expect(texto.replace(/\s/g, ' ')).toContain(
      `- CUPS ${CUPS.taller}, extracto de febrero de 2025: se esperaban 100,00 € y se pagaron 60,00 €; faltan 40,00 €.`,
    );
    expect(texto.replace(/\s/g, ' ')).toContain('falta por pagar 140,00 € de 2 contratos');
    expect((await lineas('reclamacion=abierta')).map(({ reclamacion }) => reclamacion?.codigo)).toEqual([
      codigo,
      codigo,
    ]);
    expect((await deuda()).totalEur).toBe(140);
  });

  test('that is paid or rejected is owed no more, and open again it is', async () => {
    await importFile(csv(`${CUPS.taller};60`, `${CUPS.panaderia};100`));
    const { id, version } = await reclamada(await lineas('estado=corta'));
    const url = `/extractos/reclamaciones/${id}`;
    const cerrada = await call('admin', 'PATCH', url, {
      version,
      estado: 'rechazada',
      respuesta: 'Era otro plan',
    });
    expect(cerrada.body).toMatchObject({ estado: 'rechazada', respuesta: 'Era otro plan', reclamadoEur: 40 });
    expect((await deuda()).totalEur).toBe(0);
    expect((await call('admin', 'PATCH', url, { version, estado: 'abierta' })).status).toBe(409);
    await call('admin', 'PATCH', url, { version: version + 1, estado: 'abierta' });
    expect((await deuda()).totalEur).toBe(40);
  });

  test('takes only lines with something owed, of one supplier, that nobody claims', async () => {
    await importFile(csv(`${CUPS.taller};60`, `${CUPS.panaderia};100`));
    const errores = async (unas: readonly extractos.Linea[]) => {
      const { status, body } = await claim(unas);
      return [status, body.errors?.lineas];
    };
    expect(await errores(await lineas())).toEqual([400, 'Solo se reclaman líneas con algo pendiente']);
    const cortas = await lineas('estado=corta');
    const { id, codigo } = await reclamada(cortas);
    expect(await errores(cortas)).toEqual([
      400,
      `El CUPS ${CUPS.taller} ya está en la reclamación ${codigo}`,
    ]);
    await call('admin', 'DELETE', `/extractos/reclamaciones/${id}`);
    expect((await claim(cortas)).status).toBe(200);
  });

  test('gives its lines as a file without what is said of representatives', async () => {
    await importFile(csv(`${CUPS.taller};60`, `${CUPS.panaderia};100`));
    const { id } = await reclamada(await lineas('estado=corta'));
    const { body } = await app.inject({
      url: `/v1/extractos/reclamaciones/${id}/csv`,
      headers: await headersOf(harness, VIEWERS.admin),
    });
    expect(body.trim().split('\r\n').slice(1)).toEqual([
      `${CUPS.taller};;2025-02;01/02/2025;28/02/2025;100;60;40`,
    ]);
  });
});

test('what is owed is told by supplier and age, and the totals of both lists agree with it', async () => {
  await importFile(csv(`${CUPS.taller};60`));
  const { totalEur, tramos, porComercializadora, comercializadoras } = await deuda();
  const suma = await call('admin', 'GET', '/extractos/lineas/totales');
  const deListas = await call('admin', 'GET', '/extractos/totales');
  expect([totalEur, suma.body.pendienteEur, deListas.body.pendienteEur]).toEqual([140, 140, 140]);
  expect(tramos.map(({ tramo, pendienteEur }) => [tramo, pendienteEur])).toEqual([
    ['0-30', 0],
    ['31-60', 0],
    ['61-90', 0],
    ['mas-de-90', 140],
  ]);
  expect(porComercializadora).toMatchObject([{ comercializadora: CASA, totalEur: 140 }]);
  expect(comercializadoras).toContain(CASA);
  expect(panaderia.comision?.totalEur).toBe(100);
});

test('a contract that ended early is expected to pay back what the settlements take back', async () => {
  await importFile(csv(`${CUPS.taller};100`));
  // Of a year of permanence, 193 of its 365 days were left.
  await take(contratoDelTaller, { accion: 'dar-de-baja', fecha: '2025-08-01', motivo: 'Cambia' });
  await importFile(csv(`${CUPS.taller};-52,88`), { mes: '2025-08' });
  expect(resultado(await lineas('mes=2025-08'))).toEqual([[CUPS.taller, 'pagada', -52.88, -52.88, 0]]);
});

test('the period of a row tells which of two contracts of its CUPS it pays', async () => {
  const nueva = await activo(CUPS.taller, '2025-09-01');
  const filas = [`${CUPS.taller};10;01/07/2025;31/07/2025`, `${CUPS.taller};100;01/09/2025;30/09/2025`];
  await importFile(['CUPS;Comisión;Desde;Hasta', ...filas].join('\n'), { mes: '2025-09' });
  const pagado = (await lineas('mes=2025-09')).map(({ contrato, importeEur }) => [contrato?.id, importeEur]);
  expect(new Map(pagado as [string, number][])).toEqual(
    new Map([
      [contratoDelTaller.id, 10],
      [nueva.id, 100],
    ]),
  );
});

describe('the settlement of who sold what a supplier has not paid', () => {
  test('says what of it is missing, short or too much, and the house alone reads how much', async () => {
    await call('admin', 'POST', '/liquidaciones/cierres', { mes: '2025-02' });
    const { body } = await call('admin', 'GET', '/liquidaciones');
    const { id, version } = body.rows.find(({ totalEur }: { totalEur: number }) => totalEur === 140);
    await call('admin', 'POST', `/liquidaciones/${id}/acciones`, { accion: 'enviar', version });
    const uneven = async (quien: 'admin' | 'comercial') =>
      (await call(quien, 'GET', `/liquidaciones/${id}`)).body.desajustes;
    expect(await uneven('admin')).toEqual([]);

    await importFile(csv(`${CUPS.taller};60,00`));
    const of = (contrato: { id: string; codigo: string }) => ({ id: contrato.id, codigo: contrato.codigo });
    const expected = [
      { contrato: of(contratoDelTaller), estado: 'corta', diferenciaEur: -40, parteEur: -28 },
      { contrato: of(panaderia), estado: 'falta', diferenciaEur: -100, parteEur: -70 },
    ];
    expect(await uneven('admin')).toEqual(expected);
    expect(await uneven('comercial')).toEqual(expected.map((row) => ({ ...row, diferenciaEur: null })));

    await importFile(csv(`${CUPS.taller};45,00`, `${CUPS.panaderia};100,00`), { mes: '2025-03' });
    expect(await uneven('admin')).toEqual([
      { contrato: of(contratoDelTaller), estado: 'de-mas', diferenciaEur: 5, parteEur: 3.5 },
    ]);
    const pdf = await app.inject({
      url: `/v1/liquidaciones/${id}/pdf`,
      headers: await headersOf(harness, VIEWERS.admin),
    });
    expect(pdf.statusCode).toBe(200);
  });
});
