import { contratosImportacion } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { today } from '../../../platform/today.ts';
import { CUPS, cupsDePrueba, headersOf, VIEWERS } from '../../cartera/test-cartera.ts';
import { libroXlsx } from '../../productos/tarifario/test-libro.ts';
import { keepPapel } from '../requisitos/test-papeles.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../test-contratos.ts';
import { diaSiguiente } from '../vigencia.ts';

const banco = await testApp();
const { ids, call, alta, take } = await negocioDeContratos(banco);
const PUNTO = { tarifa: '3.0TD' as const, potenciasKw: [20, 20, 20, 20, 20, 30], consumoAnualKwh: 9_000 };

async function upload(fichero: string | Buffer, query: string, columnas?: object) {
  const form = new FormData();
  form.set('fichero', new Blob([Uint8Array.from(Buffer.from(fichero))]), 'contratos.bin');
  if (columnas) form.set('columnas', JSON.stringify(columnas));
  const cuerpo = new Response(form);
  const answer = await banco.app.inject({
    method: 'POST',
    url: `/v1/contratos/importacion?${query}`,
    headers: {
      ...(await headersOf(banco, VIEWERS.admin)),
      'content-type': cuerpo.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function send(fichero: string | Buffer, query: string, columnas?: object) {
  const { status, body } = await upload(fichero, query, columnas);
  expect([status, body.detail]).toEqual([200, undefined]);
  return contratosImportacion.importFile.response.parse(body);
}

async function rehearse(fichero: string | Buffer, query = '', mapa?: object) {
  const { ensayo, operacion, columnas } = await send(fichero, `ensayo=si&${query}`, mapa);
  expect(operacion).toBeNull();
  return { ...ensayo!, columnas };
}

async function importFile(fichero: string | Buffer, mapa?: object) {
  const { ensayo, operacion } = await send(fichero, 'ensayo=no', mapa);
  expect(ensayo).toBeNull();
  return operacion!;
}

const firstOf = async (q: string) => (await call('admin', 'GET', `/contratos?q=${q}`)).body.rows[0];
const ficha = async (q: string) => (await call('admin', 'GET', `/contratos/${(await firstOf(q)).id}`)).body;
const undo = ({ id }: { readonly id: string }) => call('admin', 'POST', `/operaciones/${id}/deshacer`);

async function download(url: string): Promise<string> {
  const headers = await headersOf(banco, VIEWERS.admin);
  return (await banco.app.inject({ method: 'GET', url: `/v1${url}`, headers })).body;
}

const CSV = `Punto;Compañía;Producto;Fecha de firma;Fecha de activación;Consumo anual (kWh);Referencia;Prórroga
${CUPS.taller};luz del norte;fijo 12;10/01/2024;01/02/2024;9.000,5;R-1;no`;

describe('new contracts from a file', () => {
  test('are refused where they sign a sale without what the law asks, and recorded where they have been active', async () => {
    const { filas } = await rehearse(
      [
        'CUPS;Compañía;Producto;Firma;Activación',
        `${CUPS.taller};Luz del Norte;Fijo 12;01/10/2026;`,
        `${CUPS.panaderia};Luz del Norte;Fijo 12;01/10/2026;05/10/2026`,
      ].join('\n'),
    );
    const motivos = filas.map(({ accion, motivo }: { accion: string; motivo: string | null }) => [
      accion,
      motivo,
    ]);
    expect(motivos).toContainEqual(['error', expect.stringContaining('Antes de firmar falta: ')]);
    expect(motivos).toContainEqual(['crear', null]);
  });

  test('are mapped, tried, loaded, loaded again and taken back', async () => {
    const sinColumna = await upload(CSV.replace(CUPS.taller, 'uno'), 'ensayo=si');
    expect([sinColumna.status, sinColumna.body.detail]).toEqual([400, 'Faltan las columnas «CUPS»']);
    expect(sinColumna.body.datos.columnas.slice(0, 2)).toMatchObject([
      { titulo: 'Punto', campo: null },
      { titulo: 'Compañía', campo: 'comercializadora' },
    ]);
    const ensayo = await rehearse(CSV, '', { Punto: 'cups' });
    expect(ensayo).toMatchObject({ creados: 1, errores: 0, sinProbar: 0 });
    expect(await firstOf('R-1')).toBeUndefined();
    const resultado = await importFile(CSV, { Punto: 'cups' });
    expect(resultado).toMatchObject({ tipo: 'importacion-contratos', fichero: 'contratos.bin', hechas: 1 });
    expect(await ficha('R-1')).toMatchObject({
      fechaActivacion: '2024-02-01',
      consumoAnualKwh: 9000.5,
      version: 1,
      prorroga: false,
    });
    // The meaning given to the column «Punto» has been remembered.
    expect(await importFile(CSV)).toMatchObject({ hechas: 0, sinCambios: 1 });
    expect((await undo(resultado)).body).toMatchObject({ hechas: 1, rechazadas: 0 });
    expect((await undo(resultado)).status).toBe(409);
    expect(await firstOf('R-1')).toBeUndefined();
    const { rows } = (await call('admin', 'GET', '/operaciones?tipo=importacion-contratos')).body;
    expect(rows.at(-1)).toMatchObject({ id: resultado.id, hechas: 1, rechazadas: 0 });
    expect(rows.at(-1).deshecha).not.toBeNull();
  });

  test('lack their signed paper until somebody uploads it, and the list finds them by that', async () => {
    const file = [
      'CUPS;Compañía;Producto;Firma;Activación',
      `${CUPS.taller};Luz del Norte;Fijo 12;01/10/2025;05/10/2025`,
    ].join('\n');
    const named = async (rows: string) => {
      const { filas, sinPapelFirmado: count } = await rehearse(rows);
      return [filas.map(({ clave, sinPapelFirmado: lacks }) => [clave, lacks]), count];
    };
    expect(await named(`${file}\n${CUPS.panaderia};Luz del Norte;Fijo 12;;`)).toEqual([
      [
        [CUPS.taller, true],
        [CUPS.panaderia, undefined],
      ],
      1,
    ]);
    const operacion = await importFile(file);
    // What is signed already has its filter in the list.
    expect(await named(file)).toEqual([[[CUPS.taller, undefined]], undefined]);
    const lacking = async (valor: string) => {
      const donde = encodeURIComponent(JSON.stringify({ and: [['papelFirmado', 'in', [valor]]] }));
      const { rows } = (await call('admin', 'GET', `/contratos?donde=${donde}`)).body;
      return rows.map(({ cups }: { cups: string }) => cups);
    };
    expect(await lacking('falta')).toEqual([CUPS.taller]);
    const { id } = (await call('admin', 'GET', `/contratos?cups=${CUPS.taller}`)).body.rows[0];
    await keepPapel(banco, { entidad: 'contrato', entidadId: id, tipo: 'contrato' });
    expect([await lacking('falta'), await lacking('esta')]).toEqual([[], [CUPS.taller]]);
    expect((await undo(operacion)).status).toBe(200);
  });

  test('come from a CSV as Excel in Spain writes it, in windows-1252 with decimal comma, and from a workbook', async () => {
    const filas = [
      ['CUPS', 'Compañía', 'Producto', 'Referencia', 'Fecha de firma', 'Fee energía', 'Observaciones'],
      [CUPS.taller, 'Luz del Norte', 'Fijo 12', 'R-2', '05/03/2024', '1,25', 'Año y medio'],
    ];
    const texto = filas.map((celdas) => celdas.join(';')).join('\r\n');
    await importFile(Buffer.from(texto, 'latin1'));
    expect(await ficha('R-2')).toMatchObject({
      fechaFirma: '2024-03-05',
      feeEnergiaEurMwh: 1.25,
      notas: 'Año y medio',
      prorroga: true,
    });
    const libro = libroXlsx([
      filas[0]!,
      [CUPS.taller, 'Luz del Norte', 'Fijo 12', 'R-2', new Date('2024-03-05'), 1.25, 'Del libro'],
    ]);
    expect((await rehearse(libro)).filas[0]).toMatchObject({ accion: 'cambiar', cambios: ['Notas'] });
    expect(await importFile(libro)).toMatchObject({ hechas: 1 });
    expect((await ficha('R-2')).notas).toBe('Del libro');
  });

  test('have every field in the template, and all of them come in', async () => {
    const plantilla = await download('/contratos/plantilla');
    const titulos = plantilla.slice(1).trimEnd().split(';');
    const lleno: Readonly<Record<string, string>> = {
      CUPS: CUPS.taller,
      Comercializadora: 'Luz del Norte',
      Producto: 'Fijo 12',
      Referencia: 'R-3',
      'Fecha de firma': '01/04/2021',
      'Fecha de activación': '01/05/2021',
      'Fecha de fin': '30/04/2023',
      'Fecha de baja': '01/02/2023',
      'Duración (meses)': '24',
      'Prórroga (sí/no)': 'no',
      'Permanencia (sí/no)': 'sí',
      'Permanencia hasta': '30/04/2022',
      'Revisión de precio': '01/05/2022',
      'Precio energía P1 (€/kWh)': '0,151',
      'Precio potencia P6 (€/kW·año)': '1,5',
      Notas: 'Hecho',
    };
    const porTitulo = (titulo: string) =>
      lleno[titulo] ?? (/ P\d /.test(titulo) ? (titulo.startsWith('Potencia') ? '20' : '0,1') : '');
    const fichero = `${plantilla}${titulos.map(porTitulo).join(';')}`;
    const { columnas, filas } = await rehearse(fichero);
    expect(columnas.every(({ campo }) => campo !== null)).toBe(true);
    expect(filas[0]).toMatchObject({ accion: 'crear', motivo: null });
    await importFile(fichero);
    expect(await ficha('R-3')).toMatchObject({
      fechaFin: '2023-04-30',
      fechaBaja: '2023-02-01',
      duracionMeses: 24,
      prorroga: false,
      notas: 'Hecho',
      permanencia: true,
      permanenciaHasta: '2022-04-30',
      revisionPrecio: '2022-05-01',
      potenciasKw: [20, 20, 20, 20, 20, 20],
      precioEnergiaEurKwh: [0.151, 0.1, 0.1, 0.1, 0.1, 0.1],
      precioPotenciaEurKwAnio: [0.1, 0.1, 0.1, 0.1, 0.1, 1.5],
    });
  });

  test('of many points at once are numbered one after another, with their history, and skip the refused rows', async () => {
    const nombres = 'CUPS;Comercializadora;Producto;Referencia;Firma;Activación;Fin';
    const de = (cups: string, referencia: string, fechas: string) =>
      `${cups};Luz del Norte;Fijo 12;${referencia};${fechas}`;
    const nuevos = [101, 102, 103].map(cupsDePrueba);
    const clienteId = ids.taller;
    await banco.db
      .insertInto('puntoSuministro')
      .values(nuevos.map((cups) => ({ cups, clienteId, distribuidora: '0021', ...PUNTO })))
      .execute();
    const [primero = '', segundo = '', tercero = ''] = nuevos;
    const fichero = [
      nombres,
      de(primero, 'V-1', '05/01/2024;01/02/2024;31/12/2024'),
      de(CUPS.captado, 'V-2', '01/02/2024;;'),
      // Both are of one point, so the second finds the first one active.
      de(segundo, 'V-3', '01/02/2024;01/03/2024;'),
      de(segundo, 'V-4', '01/02/2024;01/04/2024;'),
      de(tercero, 'V-5', '01/02/2024;;'),
    ].join('\n');
    const previo = await alta(CUPS.taller);
    const { creados, errores, filas } = await rehearse(fichero);
    expect([creados, errores]).toEqual([3, 2]);
    const resultado = await importFile(fichero);
    expect(resultado).toMatchObject({ hechas: 3, rechazadas: 2 });
    expect(filas.map(({ motivo }) => motivo?.split(':')[0] ?? null)).toEqual([
      null,
      'Producto',
      null,
      'El CUPS ya tiene un contrato activo',
      null,
    ]);
    const hechos = await Promise.all(['V-1', 'V-3', 'V-5'].map(ficha));
    const numero = ({ codigo }: { readonly codigo: string }) => Number(codigo.split('-').at(-1));
    expect(hechos.map(numero).sort()).toEqual([1, 2, 3].map((n) => numero(previo) + n));
    expect(hechos[0]).toMatchObject({ fechaFin: '2024-12-31', comisionCongelada: true, version: 1 });
    const sucesos = hechos[0].historial.map(({ accion }: { accion: string }) => accion);
    expect(sucesos).toEqual(['importar', 'activar', 'importar', 'crear']);
    const { rows } = (await call('admin', 'GET', `/operaciones/${resultado.id}/filas?resultado=hecha`)).body;
    expect(rows.map(({ entidadId }: { entidadId: string }) => entidadId)).toEqual(hechos.map(({ id }) => id));
    expect((await undo(resultado)).body).toMatchObject({ hechas: 3, rechazadas: 0 });
    expect(await firstOf('V-1')).toBeUndefined();
  });

  test('are made once when several files bring the same one at the same time', async () => {
    const fichero = `CUPS;Comercializadora;Producto;Referencia\n${CUPS.taller};Luz del Norte;Fijo 12;R-4`;
    const hechos = await Promise.all([importFile(fichero), importFile(fichero), importFile(fichero)]);
    expect(hechos.map(({ hechas }) => hechas).sort()).toEqual([0, 0, 1]);
  });

  test('of a supply that has a contract wait for the day on which it is free, like those made by hand', async () => {
    const cabecera = 'CUPS;Comercializadora;Producto;Referencia;Fecha de firma;Fecha de activación\n';
    const fila = (referencia: string, fechas = ';') =>
      `${CUPS.taller};luz del norte;fijo 12;${referencia};${fechas}`;
    const mes = today().slice(0, 8);
    const [dia] = `${mes}01`.split('-').reverse();
    const activa = `${dia}/${mes.slice(5, 7)}/${mes.slice(0, 4)}`;
    const resultado = await importFile(`${cabecera}${fila('R-ACTIVO', `${activa};${activa}`)}`);
    const viejo = await ficha('R-ACTIVO');
    expect(viejo).toMatchObject({
      relojes: { atr: { estado: 'activado' } },
      relevo: null,
      inicioPrevisto: null,
    });
    const libre = diaSiguiente(viejo.fechaFin);
    const repetido = await importFile(`${cabecera}${fila('R-ESPERA')}`);
    expect(await ficha('R-ESPERA')).toMatchObject({
      relevo: 'espera',
      inicioPrevisto: libre,
      ocupado: { contrato: { id: viejo.id }, libreDesde: libre },
    });
    expect([(await undo(repetido)).status, (await undo(resultado)).status]).toEqual([200, 200]);
  });
});

describe('contracts that exist already', () => {
  test('are changed by their code, and what they were comes back', async () => {
    const borrador = await alta(CUPS.taller, { referenciaExterna: 'C-1', notas: 'Antes' });
    const { codigo } = borrador;
    const fichero = `Código;CUPS;Consumo;Prórroga;Notas\n${codigo};${CUPS.taller};1.234,5;no;`;
    expect((await rehearse(fichero)).filas[0]).toMatchObject({
      accion: 'cambiar',
      nombre: codigo,
      cambios: ['Consumo anual (kWh)', 'Prórroga (sí/no)'],
    });
    const resultado = await importFile(fichero);
    expect(await ficha('C-1')).toMatchObject({ consumoAnualKwh: 1234.5, prorroga: false, notas: 'Antes' });
    await undo(resultado);
    const { consumoAnualKwh, prorroga, comisionEur } = borrador;
    expect(await ficha('C-1')).toMatchObject({ consumoAnualKwh, prorroga, comisionEur });
  });

  test('are taken through their clocks by their reference, and back', async () => {
    const contrato = await alta(CUPS.taller, { referenciaExterna: 'C-2' });
    const fichero = `CUPS;Referencia;Activación;Fecha de baja\n${CUPS.taller};C-2;01/02/2020;01/02/2021`;
    const { filas } = await rehearse(fichero);
    const resultado = await importFile(fichero);
    expect(filas[0]?.motivo).toBeNull();
    expect(filas[0]?.cambios).toEqual(
      expect.arrayContaining(['Fecha de firma', 'Fecha de activación', 'Fecha de baja']),
    );
    expect(await ficha('C-2')).toMatchObject({
      fechaFirma: '2020-02-01',
      fechaBaja: '2021-02-01',
      comisionCongelada: true,
      relojes: { atr: { estado: 'baja' } },
    });
    expect((await undo(resultado)).body).toMatchObject({ hechas: 1 });
    const { fechaFirma, comisionCongelada } = contrato;
    expect(await ficha('C-2')).toMatchObject({
      fechaFirma,
      comisionCongelada,
      relojes: { comercial: { estado: 'borrador' }, atr: { estado: 'sin-solicitar' } },
    });
  });

  test('that somebody touched since are not taken back', async () => {
    const { id } = await alta(CUPS.taller, { referenciaExterna: 'C-3' });
    const resultado = await importFile(`CUPS;Referencia;Notas\n${CUPS.taller};C-3;Del fichero`);
    await call('admin', 'PATCH', `/contratos/${id}`, { version: 2, notas: 'De una persona' });
    expect((await undo(resultado)).body).toMatchObject({ hechas: 0, rechazadas: 1 });
    expect((await ficha('C-3')).notas).toBe('De una persona');
  });

  test.each([
    ['crear', 'C-4', 'CUPS: Ya está: es CT-'],
    ['cambiar', 'C-9', 'CUPS: No hay ningún contrato que sea este'],
  ])('are changed only to %s', async (modo, referencia, motivo) => {
    if (modo === 'crear') await alta(CUPS.taller, { referenciaExterna: 'C-4' });
    const fichero = `CUPS;Comercializadora;Producto;Referencia\n${CUPS.taller};Luz del Norte;Fijo 12;${referencia}`;
    const { filas } = await rehearse(fichero, `modo=${modo}`);
    expect(filas[0]).toMatchObject({ accion: 'error', motivo: expect.stringContaining(motivo) });
  });

  test('keep what their state no longer leaves free', async () => {
    const contrato = await alta(CUPS.taller, { referenciaExterna: 'C-5' });
    await take(contrato, ...HASTA_SOLICITADO);
    const { filas } = await rehearse(`CUPS;Referencia;Consumo\n${CUPS.taller};C-5;1`);
    expect(filas[0]?.motivo).toBe('Consumo anual (kWh): Ya no se puede cambiar');
    const otra = await rehearse(`CUPS;Referencia;Firma\n${CUPS.taller};C-5;11/01/2025`);
    expect(otra.filas[0]?.motivo).toBe(`Fecha de firma: ${contrato.codigo} tiene la del 10/01/2025`);
  });
});

describe('rows that are wrong', () => {
  test('stay out, in a file with their line, the field, why, and what they said', async () => {
    const fichero = [
      'CUPS;Comercializadora;Producto;NIF;Consumo;Firma;Referencia',
      'ES00;A;B;;;;',
      `${CUPS.taller};Luz del Norte;No existe;;;;`,
      `${CUPS.taller};Luz del Norte;Fijo 12;B12345678;mucho;31/02/2024;E-1`,
      `${CUPS.taller};Luz del Norte;Fijo 12;;;;E-2`,
      `${CUPS.taller};Luz del Norte;Fijo 12;;;;E-2`,
      `${CUPS.taller};;;;;;E-3`,
    ].join('\n');
    const resultado = await importFile(fichero);
    expect(resultado).toMatchObject({ hechas: 1, rechazadas: 5 });
    const csv = await download(`/operaciones/${resultado.id}/errores`);
    const lineas = csv.slice(1).trimEnd().split('\r\n');
    expect(lineas[0]).toBe('Línea;Campo;Motivo;CUPS;Comercializadora;Producto;NIF;Consumo;Firma;Referencia');
    expect(lineas[1]).toMatch(/^2;CUPS;El CUPS .+;ES00;A;B;;;;$/);
    expect(lineas[2]).toContain('3;Producto;«Luz del Norte · No existe');
    expect(lineas[3]).toMatch(/^4;Firma, NIF del cliente, Consumo;"Firma: /);
    expect(lineas[3]).toMatch(/;B12345678;mucho;31\/02\/2024;E-1$/);
    expect(lineas[4]).toContain('6;CUPS;Está dos veces en el fichero');
    expect(lineas[5]).toBe(`7;Comercializadora;Falta;${CUPS.taller};;;;;;E-3`);
    // The mended file is loaded as it is: its two first columns fill nothing.
    const { columnas } = await rehearse(csv);
    expect(columnas.slice(0, 3).map(({ campo }) => campo)).toEqual([null, null, null]);
  });

  test('a representative has not even the template', async () => {
    expect((await call('comercial', 'GET', '/contratos/plantilla')).status).toBe(403);
  });
});
