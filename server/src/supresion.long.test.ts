import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CUPS } from './modules/analisis/test-negocio.ts';
import { facturaDePrueba } from './modules/facturas/test-factura.ts';
import { ACEPTACION, casaDePrueba } from './modules/propuestas/test-propuesta.ts';
import { testApp } from './platform/test-app.ts';

/** The mark has a letter beyond ASCII, and is found in any case. */
const MARCA = 'Marcadéz';
const PERSONA = {
  nombre: `Zoraida ${MARCA}`,
  nif: 'A58818501',
  email: 'zoraida@marcadez.example',
  telefono: '699 123 987',
  direccion: `Calle ${MARCA}, 7`,
  iban: 'ES9121000418450200051332',
};
const HUELLAS = [MARCA, PERSONA.nif, PERSONA.email, PERSONA.telefono, PERSONA.iban, 'Nota de voz'];

const harness = await testApp();
const { app, db, as } = harness;
const { clienteId, call, analisis, publico } = await casaDePrueba(harness);

/** Finds every column of every table that can hold a word, and how many of its rows hold one of the words. */
async function dondeEsta(palabras: readonly string[]): Promise<string[]> {
  const { rows: columnas } = await sql<{ tabla: string; columna: string }>`
    select c.table_name as tabla, c.column_name as columna
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea') or c.data_type = 'ARRAY')
    order by 1, 2
  `.execute(db);
  expect(columnas.length).toBeGreaterThan(100);
  const sitios: string[] = [];
  for (const { tabla, columna } of columnas) {
    const texto = sql`lower(case when pg_typeof(${sql.ref(columna)}) = 'bytea'::regtype
      then encode(${sql.ref(columna)}::text::bytea, 'escape') else ${sql.ref(columna)}::text end)`;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(tabla)}
      where exists (select from unnest(${palabras.map((una) => una.toLowerCase())}::text[]) p where strpos(${texto}, p) > 0)
    `.execute(db);
    if (rows[0]!.n > 0) sitios.push(`${tabla}.${columna}`);
  }
  return sitios;
}

async function upload(entidad: string, entidadId: string): Promise<void> {
  const form = new FormData();
  for (const [campo, valor] of Object.entries({ entidad, entidadId, tipo: 'otro' })) form.set(campo, valor);
  form.set('fichero', new Blob([`${MARCA} ${entidad}`]), `dni-${MARCA}.txt`);
  const cuerpo = new Response(form);
  const headers = { ...(await as('admin')), 'content-type': cuerpo.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await cuerpo.arrayBuffer());
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/v1/documentos', headers, payload });
  expect(statusCode, body).toBe(200);
}

/** A program writes, and the answer is kept for a day in case it asks again. */
async function writeOnce() {
  const headers = { ...(await as('admin')), 'idempotency-key': 'una-nota' };
  const payload = { texto: `Otra de ${PERSONA.nombre}` };
  return app.inject({ method: 'POST', url: `/v1/clientes/${clienteId}/notas`, headers, payload });
}

async function bien(...args: Parameters<typeof call>) {
  const { status, body } = await call(...args);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

async function writeOwnField(entidad: string, id: string): Promise<void> {
  await bien('POST', '/v1/campos', { entidad, clase: 'texto', nombre: 'Apodo' }, 'admin');
  await bien('POST', '/v1/campos/cambio', { entidad, id, valores: { texto1: MARCA } }, 'admin');
}

/** Makes a whole sale to somebody, with their name wherever one can be written. */
async function sell(): Promise<void> {
  const ficha = await bien('GET', `/v1/clientes/${clienteId}`, undefined, 'admin');
  const datos = { ...PERSONA, tipo: 'persona', version: ficha.version };
  await bien('PATCH', `/v1/clientes/${clienteId}`, { ...datos, nif: PERSONA.nif }, 'admin');
  const punto = await bien('GET', `/v1/puntos-suministro/${CUPS.propio}`, undefined, 'admin');
  const suPunto = { version: punto.version, direccion: PERSONA.direccion };
  await bien('PATCH', `/v1/puntos-suministro/${CUPS.propio}`, suPunto, 'admin');
  await writeOwnField('cliente', clienteId);
  await writeOwnField('punto-suministro', CUPS.propio);
  await bien('POST', `/v1/clientes/${clienteId}/notas`, { texto: `Nota de voz de ${PERSONA.nombre}` });
  expect((await writeOnce()).statusCode).toBe(200);
  await bien('POST', '/v1/tareas', {
    tipo: 'llamada',
    titulo: `Llamar a ${PERSONA.nombre}`,
    fecha: '2026-11-23',
    clienteId,
  });
  await sql`insert into solicitud_de_supresion (cliente_id, motivo, pedida, vence, ampliacion)
    values (${clienteId}, ${`Lo pide ${PERSONA.nombre}`}, current_date, current_date + 30, ${MARCA})`.execute(
    db,
  );
  const pedido = { clienteId, papeles: ['factura'], nota: `Para ${MARCA}`, email: PERSONA.email };
  await bien('POST', '/v1/peticiones-de-documentos', pedido);
  const incidencia = { clienteId, asunto: `Lo de ${MARCA}`, texto: `Escribe ${PERSONA.nombre}` };
  await bien('POST', '/v1/incidencias', incidencia);
  const recibida = { ...facturaDePrueba(CUPS.propio), comercializadora: `La de ${MARCA}` };
  await upload('factura', (await bien('POST', '/v1/facturas', recibida)).id);
  await bien('POST', '/v1/tareas', {
    tipo: 'recordatorio',
    titulo: 'Sin cliente',
    nota: `Escribir a ${PERSONA.email}`,
    fecha: '2026-11-23',
  });
  const estudio = await analisis();
  await bien('PATCH', `/v1/analisis/${estudio}`, { notas: `Llamar a ${PERSONA.nombre}` });
  const { id, version } = await bien('POST', '/v1/propuestas', {
    analisis: [estudio],
    mensaje: `Hola, ${PERSONA.nombre}`,
  });
  const { enlace } = await bien('POST', `/v1/propuestas/${id}/enviar`, { version, sinCorreo: false });
  const token = enlace.split('/').at(-1);
  await publico('POST', token, '/abierta', { visita: MARCA });
  await publico('POST', token, '/codigo', { via: 'correo' });
  const codigo = /\d{6}/.exec(harness.mails.at(-1)?.subject ?? '')?.[0];
  const firma = { ...ACEPTACION, nombre: PERSONA.nombre, nif: PERSONA.nif, codigo };
  expect((await publico('POST', token, '/aceptar', firma)).status).toBe(200);
  const { contratos } = await bien('GET', `/v1/propuestas/${id}`);
  const contrato = await bien('GET', `/v1/contratos/${contratos[0]}`);
  const notas = { version: contrato.version, notas: `De ${PERSONA.nombre}`, referenciaExterna: MARCA };
  const anotado = await bien('PATCH', `/v1/contratos/${contrato.id}`, notas);
  await writeOwnField('contrato', contrato.id);
  const motivo = `Lo pide ${PERSONA.nombre}`;
  const accion = { accion: 'cancelar', motivo, version: anotado.version };
  await bien('POST', `/v1/contratos/${contrato.id}/acciones`, accion);
  for (const [entidad, cual] of [
    ['cliente', clienteId],
    ['propuesta', id],
    ['contrato', contrato.id],
    ['punto-suministro', CUPS.propio],
  ]) {
    await upload(entidad, cual);
  }
  await plant(contrato.id);
}

/**
 * Plants what takes a long way to write: a disputed settlement, a merged duplicate, and what bulk operations
 * keep.
 */
async function plant(contratoId: string): Promise<void> {
  const frase = `Dice ${PERSONA.nombre}`;
  await sql`insert into cliente (tipo, nombre, nif, fusionado_en_id, borrado_en)
    values ('persona', ${PERSONA.nombre}, '12345678Z', ${clienteId}, now())`.execute(db);
  await sql`insert into usuario (nombre, nombre_usuario, email, rol, estado, clave_hash)
    values (${PERSONA.nombre}, ${MARCA}, ${PERSONA.email}, 'cliente', 'activo', 'x')`.execute(db);
  await sql`update cliente set usuario_id = (select id from usuario where nombre_usuario = ${MARCA}),
    bloqueo_motivo = ${frase} where id = ${clienteId}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into liquidacion (codigo, mes, comercial_id, estado)
      select 'LQ-0', '2026-01-01', comercial_id, 'aceptada' from contrato where id = ${contratoId} returning id
  `.execute(db);
  await sql`insert into liquidacion_linea
    (liquidacion_id, contrato_id, comercial_id, tipo, nivel, base_eur, porcentaje, importe_eur, explicacion, estado, motivo, respuesta)
    select ${rows[0]!.id}, id, comercial_id, 'ajuste', 1, 1, 1, 1, ${frase}, 'disputada', ${frase}, ${frase}
    from contrato where id = ${contratoId}`.execute(db);
  await sql`update liquidacion set estado = 'pagada', pagada_el = current_date`.execute(db);
  await sql`insert into consumo (cups, desde, hasta, fuente, activa_kwh, reactiva_kvarh, maximetro_kw)
    values (${CUPS.propio}, '2026-01-01', '2026-02-01', 'manual', '{1}', '{}', '{}')`.execute(db);
  const { rows: operaciones } = await sql<{ id: string }>`
    insert into operacion (tipo, usuario_id, detalle, estado, total, rechazadas)
      select 'importacion-clientes', id, ${JSON.stringify({ motivo: frase })}::jsonb, 'cancelada', 4, 2 from usuario where rol = 'admin' returning id
  `.execute(db);
  await sql`insert into operacion_fila (operacion_id, orden, entidad, entidad_id, antes)
    values (${operaciones[0]!.id}, 1, 'cliente', ${clienteId}, ${JSON.stringify({ nombre: PERSONA.nombre })})`.execute(
    db,
  );
  await sql`insert into operacion_fila (operacion_id, orden, entidad, linea, resultado, motivo, datos)
    select ${operaciones[0]!.id}, linea, 'cliente', linea, resultado, motivo, jsonb_build_object('celdas', jsonb_build_array(celda))
    from (values (2, 'rechazada', 'Falta', ${frase}), (3, 'rechazada', 'De otra persona', 'x'),
      (4, 'pendiente', null, ${frase})) v (linea, resultado, motivo, celda)`.execute(db);
  await sql`insert into auditoria (entidad, entidad_id, accion, despues)
    values ('comision', 'x', 'crear', ${JSON.stringify({ notas: frase })})`.execute(db);
  await sql`insert into vista (lista, nombre, consulta, columnas, ambito, fijada, predeterminada_de, usuario_id)
    select 'clientes', 'Una', ${`q=${PERSONA.nif}`}, '{}', 'privada', false, '{}', id from usuario where rol = 'admin'`.execute(
    db,
  );
}

test('a destruction leaves nothing of a person, in any column of any table', async () => {
  await sell();
  const antes = await dondeEsta(HUELLAS);
  // The mark has to be found here before, or the test would pass because it looks at nothing.
  for (const sitio of [
    ...['analisis.documento', 'analisis.notas', 'auditoria.despues', 'cliente.nif', 'contrato.notas'],
    ...['cliente.texto1', 'contrato.texto1', 'punto_suministro.texto1'],
    ...['correo.destinatario', 'documento.nombre', 'liquidacion_linea.motivo', 'nota.texto'],
    ...[
      'operacion.detalle',
      'operacion_fila.antes',
      'operacion_fila.datos',
      'propuesta_respuesta.nombre',
      'propuesta_version.mensaje',
    ],
    ...['propuesta_version.personas', 'punto_suministro.direccion', 'usuario.email', 'vista.consulta'],
    'respuesta_guardada.cuerpo',
  ]) {
    expect(antes).toContain(sitio);
  }
  const url = `/v1/admin/clientes/${clienteId}`;
  await bien('POST', `${url}/bloqueo-de-datos`, { motivo: 'Lo pide' }, 'admin');
  expect((await call('GET', '/v1/contratos')).body.count).toBe(0);
  expect((await call('GET', '/v1/propuestas')).body.count).toBe(0);
  await sql`update cliente set conservar_hasta = '2020-01-01' where id = ${clienteId}`.execute(db);
  await bien('POST', `${url}/supresion`, undefined, 'admin');

  expect(await dondeEsta(HUELLAS)).toEqual([]);
  // The same program is neither told of the person again, nor writes a second time.
  expect((await writeOnce()).json().code).toBe('resultado-desconocido');
});

test('the figures of the business remain after a destruction, and can be read', async () => {
  const respuesta = await db.selectFrom('propuestaRespuesta').selectAll().executeTakeFirstOrThrow();
  expect(respuesta).toMatchObject({ tipo: 'aceptada', nombre: 'Datos suprimidos', nif: '' });
  expect((await bien('GET', '/v1/contratos', undefined, 'admin')).rows).toMatchObject([
    { id: respuesta.contratos[0], cliente: { nombre: 'Datos suprimidos' } },
  ]);
  const { rows: liquidaciones } = await bien('GET', '/v1/liquidaciones', undefined, 'admin');
  expect(liquidaciones).toMatchObject([{ codigo: 'LQ-0', disputadoEur: 1 }]);
  const { documento } = await db.selectFrom('analisis').select('documento').executeTakeFirstOrThrow();
  expect(documento.puntos[0]).toMatchObject({ cups: CUPS.propio, punto: { cliente: null, direccion: null } });
  // The rows of a file about the person are not imported any more; those about others stay.
  const { rows: filas } = await sql`select linea, resultado, f.motivo, datos->'celdas' as celdas, rechazadas
    from operacion_fila f join operacion o on o.id = f.operacion_id where linea is not null order by linea`.execute(
    db,
  );
  expect(filas).toEqual([
    { linea: 2, resultado: 'rechazada', motivo: null, celdas: null, rechazadas: 3 },
    { linea: 3, resultado: 'rechazada', motivo: 'De otra persona', celdas: ['x'], rechazadas: 3 },
    { linea: 4, resultado: 'rechazada', motivo: null, celdas: null, rechazadas: 3 },
  ]);
  // The distributor's data stay in the register; what came with the client does not.
  const { rows: fuentes } = await sql`
    select distinct fuente from consumo where cups = ${CUPS.propio}`.execute(db);
  expect(fuentes).toEqual([{ fuente: 'sips' }]);
});

test('a record is never overwritten outside a destruction', async () => {
  for (const orden of [
    sql`update propuesta_respuesta set nombre = 'x'`,
    sql`update propuesta_version set mensaje = 'x'`,
    sql`update analisis set documento = '{}'`,
    sql`update liquidacion_linea set motivo = 'x'`,
    sql`update auditoria set antes = null, despues = null`,
  ]) {
    await expect(orden.execute(db)).rejects.toThrow(/no se reescribe|está pagada|no se cambia/);
  }
});
