import { clientesLote } from '@vatio/contract/endpoints';
import { parseCups, parseNif } from '@vatio/domain';
import { expect, test } from 'vitest';
import { bancoDePrueba } from '../../../test-banco.ts';

const { call, upload, db } = await bancoDePrueba();

/** So many are imported while the call waits. */
const CLIENTES = 190;
const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE';

const dniDe = (i: number) => {
  const numero = 30_000_000 + i;
  return `${numero}${LETRAS[numero % 23]}`;
};

/** A number whose check characters are the only ones that its reader takes. */
function checked(start: string, ends: readonly string[], isGood: (texto: string) => boolean): string {
  return ends.map((end) => start + end).find(isGood)!;
}

const cifDe = (i: number) =>
  checked(`B47${String(i).padStart(5, '0')}`, [...'0123456789'], (texto) => parseNif(texto).ok);
const cupsDe = (i: number) =>
  checked(
    `ES00217700001${String(i).padStart(5, '0')}`,
    [...LETRAS].flatMap((a) => [...LETRAS].map((b) => a + b)),
    (texto) => parseCups(texto).ok,
  );

const TELEFONOS = ['96 123 45 00', '961.234.501', '+34 961234502', '0034961234503'];
const MOVILES = ['600100001', '600100002 / 600200002', 'no tiene', ''];
const FECHAS = ['03/02/2019', '2019-02-03', '3-2-19', '43499', 'hace mucho'];
const LUGARES = [
  ['28931', 'Móstoles', 'Madrid'],
  ['1001', 'Vitoria-Gasteiz', 'Álava'],
  ['3001', 'Alacant', 'Alacant/Alicante'],
  ['15001', 'A Coruña', 'La Coruña'],
];
const TARIFAS = ['2.0TD', '20TD', '018', '3.0 TD'];

const pick = <T>(values: readonly T[], i: number): T => values[i % values.length]!;

/** A row of an old CRM: a client with its supply, as somebody typed it over ten years. */
function rowOf(i: number): string {
  const empresa = i % 3 > 0;
  const nif = empresa ? `${cifDe(i).slice(0, 1)}-${cifDe(i).slice(1)}` : dniDe(i).toLowerCase();
  const nota = pick(['', 'Llamar por la tarde', 'Contacto: Pepe\r\nOJO', "=CMD|' /C calc'!A0"], i);
  return [
    ...[
      i,
      empresa ? `Núñez e Hijos "${i}", S.L.` : `Íñigo Güell Peña ${i}`,
      i % 50 === 7 ? 'B1234567X' : nif,
    ],
    ...[
      pick(TELEFONOS, i),
      pick(MOVILES, i),
      i % 10 === 3 ? `uno${i}@x.example; dos${i}@x.example` : `c${i}@x.example`,
    ],
    ...[
      `C/ Mayor, nº ${i}; 2º-B`,
      ...pick(LUGARES, i),
      pick(['Comercial', 'C. COMERCIAL', '', 'Ya no está'], i),
    ],
    ...[cupsDe(i), pick(TARIFAS, i), i % 20 === 5 ? 'ES00 1234' : '', pick(FECHAS, i), nota],
  ]
    .map((celda) => `"${String(celda).replaceAll('"', '""')}"`)
    .join(';');
}

const CABECERA =
  'Cód.;Razón Social / Nombre;C.I.F./N.I.F.;Tfno.;Móvil;E-mail;Domicilio;C.P.;Población;Provincia;Agente;CUPS;Tarifa;Cta. bancaria;F. Alta;Observaciones';

const FILAS = [
  ...Array.from({ length: CLIENTES }, (_, i) => rowOf(i)),
  // No name, and a CUPS that cannot be: these two are left out.
  `;;${cifDe(700)};;;;;;;;;;;;;`,
  ';Sin suministro posible;;600100100;;;;;;;;ES0021770000100000AA;;;;',
];

async function send(fichero: Buffer, query: string, campos = {}) {
  const blob = new Blob([Uint8Array.from(fichero)]);
  const { status, body } = await upload('comercial', `/importacion?${query}`, blob, 'clientes.csv', campos);
  expect([status, body.detail]).toEqual([200, undefined]);
  return clientesLote.importFile.response.parse(body);
}

const FICHERO = Buffer.from(['Exportación de clientes', '', CABECERA, ...FILAS].join('\r\n'), 'latin1');

const puntos = () =>
  db
    .selectFrom('puntoSuministro')
    .selectAll()
    .where('cups', 'like', 'ES00217700001%')
    .orderBy('cups')
    .execute();

test('an old CRM comes in but for the rows that say nothing, with its supplies, and goes away again', async () => {
  const { lectura, columnas, ensayo } = await send(FICHERO, 'ensayo=si');
  expect(lectura).toMatchObject({ cabecera: 3, codificacion: 'windows-1252', separador: ';', hoja: null });
  expect(columnas.filter(({ campo }) => campo === null).map(({ titulo }) => titulo)).toEqual(['Cód.']);
  expect(ensayo).toMatchObject({ creados: CLIENTES, errores: 2 });
  const motivos = ensayo?.filas.flatMap(({ motivo }) => motivo ?? []);
  expect(motivos).toEqual(['Nombre: Falta', expect.stringMatching(/^CUPS: .*control/)]);
  const { operacion } = await send(FICHERO, 'ensayo=no');
  const { body } = await call('comercial', 'GET', `/v1/operaciones/${operacion!.id}`);
  expect(body).toMatchObject({ hechas: CLIENTES, rechazadas: 2 });
  const hechos = await puntos();
  expect(hechos).toHaveLength(CLIENTES);
  expect(hechos[1]).toMatchObject({
    clienteNombre: 'Núñez e Hijos "1", S.L.',
    tarifa: '2.0TD',
    provincia: '01',
  });

  // Brought again, nothing of it is new.
  const again = await send(FICHERO, 'ensayo=si');
  expect(again.ensayo).toMatchObject({ creados: 0, cambiados: 0, sinCambios: CLIENTES });

  const { body: errores } = await call('comercial', 'GET', `/v1/operaciones/${operacion!.id}/errores`);
  const mended = errores.replace(`;;${cifDe(700)};`, `;Con nombre;${cifDe(700)};`);
  const { ensayo: segundo } = await send(Buffer.from(mended), 'ensayo=si');
  expect(segundo).toMatchObject({ creados: 1, errores: 1 });

  const { body: undone } = await call('comercial', 'POST', `/v1/operaciones/${operacion!.id}/deshacer`);
  expect(undone).toMatchObject({ hechas: CLIENTES, rechazadas: 0 });
  expect(await puntos()).toEqual([]);
  const { count } = await db
    .selectFrom('cliente')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', 'like', '%@x.example')
    .where('borradoEn', 'is', null)
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

const FILA_DE_PRUEBA = 'Nombre;NIF;CUPS;Tarifa;Comercial;Teléfono;IBAN;Alta';

test('what is doubtful in a row is left out of it and told, or leaves out the row where that is asked for', async () => {
  const fichero = Buffer.from(
    `${FILA_DE_PRUEBA}\nDudosa, S.L.;B1234567X;${cupsDe(9_001)};9.9;Nadie;600;ES00 1;ayer`,
  );
  const { ensayo } = await send(fichero, 'ensayo=si');
  expect(ensayo).toMatchObject({ creados: 1, errores: 0, conAviso: 1 });
  for (const dicho of [
    'NIF: ',
    'IBAN: ',
    '«600» no es un teléfono',
    '«9.9» no es ninguna tarifa',
    'que sea «Nadie»',
  ])
    expect(ensayo?.filas[0]?.aviso).toContain(dicho);
  const { ensayo: estricto } = await send(fichero, 'ensayo=si&dudosas=fuera');
  expect(estricto).toMatchObject({ creados: 0, errores: 1, conAviso: 0 });
});

test('several rows of one client are its several supplies, and a supply of another is not taken', async () => {
  const dosFilas = Buffer.from(
    `${FILA_DE_PRUEBA}\nCadena, S.L.;${cifDe(800)};${cupsDe(9_010)}\nOtra;${cifDe(800)};${cupsDe(9_011)}`,
  );
  const uno = await send(dosFilas, 'ensayo=no');
  expect(uno.operacion).toMatchObject({ hechas: 2, rechazadas: 0 });
  const again = await send(dosFilas, 'ensayo=si');
  expect(again.ensayo).toMatchObject({ errores: 0, cambiados: 0, sinCambios: 2 });
  const dueños = await db
    .selectFrom('puntoSuministro')
    .select(['clienteNombre'])
    .where('cups', 'in', [cupsDe(9_010), cupsDe(9_011)])
    .execute();
  expect(dueños).toEqual([{ clienteNombre: 'Cadena, S.L.' }, { clienteNombre: 'Cadena, S.L.' }]);
  const otro = await send(
    Buffer.from(`${FILA_DE_PRUEBA}\nTercera;${cifDe(801)};${cupsDe(9_010)}`),
    'ensayo=si',
  );
  expect(otro.ensayo?.filas[0]?.aviso).toContain('es de Cadena, S.L.: no se le quita');
  await call('comercial', 'POST', `/v1/operaciones/${uno.operacion!.id}/deshacer`);
  const quedan = await db
    .selectFrom('puntoSuministro')
    .select('cups')
    .where('cups', '=', cupsDe(9_011))
    .execute();
  expect(quedan).toEqual([]);
});

test('whom a file means by another name is asked once, and said for all its rows', async () => {
  const fila = (i: number, quien: string) => `Con comercial ${i};${cifDe(900 + i)};;;${quien}`;
  const fichero = Buffer.from(
    [FILA_DE_PRUEBA, fila(1, 'La de antes'), fila(2, 'La de antes'), fila(3, 'Comercial')].join('\n'),
  );
  const { valores, ensayo } = await send(fichero, 'ensayo=si');
  expect(valores).toMatchObject([
    { campo: 'comercial', escritos: [{ escrito: 'La de antes', filas: 2, elegido: null }] },
  ]);
  expect(ensayo).toMatchObject({ creados: 3, conAviso: 2 });
  const [elegido] = valores![0]!.opciones;
  const comerciales = JSON.stringify({ 'La de antes': elegido!.valor });
  const dicho = await send(fichero, 'ensayo=si', { comerciales });
  expect(dicho.ensayo).toMatchObject({ creados: 3, conAviso: 0 });
  expect(dicho.valores?.[0]?.escritos[0]).toMatchObject({ elegido: elegido!.valor });
});

test('a row with client, supply, supplier and end makes or finds each of them, tells how many of each, and takes all back', async () => {
  const head = 'Nombre;NIF;CUPS;Comercializadora actual;Inicio de contrato;Fin de contrato';
  const fila = (i: number, resto: string) =>
    `Con contrato ${i};${cifDe(950 + i)};${cupsDe(9_100 + i)};${resto}`;
  const rows = [
    fila(1, 'Otra Luz;01/03/2026;28/02/2027'),
    fila(2, 'OTRA LUZ;;'),
    fila(3, 'Otra Luz;01/03/2027;28/02/2026'),
  ];
  const fichero = (filas: readonly string[]) => Buffer.from([head, ...filas].join('\n'));
  const { ensayo } = await send(fichero(rows), 'ensayo=si');
  expect(ensayo?.deCada).toEqual([
    { que: 'cliente', nuevos: 3, cambiados: 0 },
    { que: 'punto-suministro', nuevos: 3, cambiados: 0 },
    { que: 'contrato-ajeno', nuevos: 2, cambiados: 0 },
  ]);
  expect(ensayo?.filas[2]?.aviso).toContain('Es anterior al inicio');
  const { operacion } = await send(fichero(rows), 'ensayo=no');
  const ficha = async (i: number) =>
    (await call('comercial', 'GET', `/v1/puntos-suministro/${cupsDe(9_100 + i)}`)).body.contratoAjeno;
  expect(await ficha(1)).toEqual({ comercializadora: 'Otra Luz', desde: '2026-03-01', fin: '2027-02-28' });
  expect(await ficha(2)).toEqual({
    comercializadora: expect.stringMatching(/otra luz/i),
    desde: null,
    fin: null,
  });
  expect(await ficha(3)).toBeNull();
  const where = encodeURIComponent(JSON.stringify({ and: [['finAjeno', 'before', '2027-12-31']] }));
  const { body: found } = await call('comercial', 'GET', `/v1/puntos-suministro?donde=${where}`);
  expect(found.rows?.map(({ cups }: { cups: string }) => cups)).toEqual([cupsDe(9_101)]);

  // Brought again it changes nothing; with another end, the contract and nothing else.
  expect((await send(fichero(rows.slice(0, 2)), 'ensayo=si')).ensayo).toMatchObject({ sinCambios: 2 });
  const later = await send(fichero([fila(1, ';;31/03/2027')]), 'ensayo=no');
  expect(later.operacion).toMatchObject({ hechas: 1 });
  expect(await ficha(1)).toMatchObject({ comercializadora: 'Otra Luz', fin: '2027-03-31' });
  await call('comercial', 'POST', `/v1/operaciones/${later.operacion!.id}/deshacer`);
  expect(await ficha(1)).toMatchObject({ fin: '2027-02-28' });
  const { body: undone } = await call('comercial', 'POST', `/v1/operaciones/${operacion!.id}/deshacer`);
  expect(undone).toMatchObject({ hechas: 3, rechazadas: 0 });
  expect(await db.selectFrom('contratoAjeno').selectAll().execute()).toEqual([]);
});
