import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { TEST_USERS, type TestApp } from '../platform/test-app.ts';

/** Puts rows in the states that the portfolios lack: blocked, deleted, waiting, failed. */
export async function seedStates({ db }: TestApp): Promise<void> {
  const usuarioId = TEST_USERS.comercial.id;
  const deComercial = { comercialId: await comercialDe(db, usuarioId), tipo: 'empresa' as const };
  const ahora = new Date();
  await db
    .insertInto('cliente')
    .values([
      { ...deComercial, nombre: 'Cerrado', bloqueadoEn: ahora, bloqueoMotivo: 'Impagos' },
      { ...deComercial, nombre: 'Por suprimir', datosBloqueadosEn: ahora, conservarHasta: '2020-01-01' },
      { ...deComercial, nombre: 'Quitado', borradoEn: ahora },
    ])
    .execute();
  await db.insertInto('comercial').values({ nombre: 'Sin cartera', email: 'nueva@casa.example' }).execute();
  const clientes = await db
    .selectFrom('cliente')
    .select('id')
    .where('comercialId', '=', deComercial.comercialId)
    .execute();
  await db
    .insertInto('nota')
    .values(clientes.map(({ id: clienteId }) => ({ clienteId, texto: 'x', usuarioId, borradoEn: ahora })))
    .execute();
  const { id: operacionId } = await db
    .insertInto('operacion')
    .values({
      tipo: 'importacion-clientes',
      usuarioId,
      detalle: '{"titulos":["NIF"],"fichero":"a.csv"}',
      estado: 'cancelada',
      total: 2,
      rechazadas: 1,
      terminadaEn: ahora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const linea = { operacionId, entidad: 'cliente' as const, entidadId: null, campo: null, antes: null };
  const datos = JSON.stringify({
    celdas: ['x'],
    numero: 3,
    datos: {},
    motivos: [{ titulo: 'NIF', texto: 'Falta' }],
  });
  await db
    .insertInto('operacionFila')
    .values([
      { ...linea, orden: 1, linea: 2, resultado: 'rechazada', motivo: 'Falta', datos },
      { ...linea, orden: 2, linea: 3, resultado: 'pendiente', motivo: null, datos },
    ])
    .execute();
  const claveHash = await hash(randomUUID());
  await db.updateTable('usuario').set({ claveHash }).where('claveHash', '=', '').execute();
  const cuenta = (estado: 'pendiente' | 'bloqueado') => ({
    nombre: estado,
    nombreUsuario: estado,
    email: `${estado}@prueba.es`,
    rol: 'cliente' as const,
    estado,
    claveHash,
  });
  await db
    .insertInto('usuario')
    .values([cuenta('pendiente'), cuenta('bloqueado')])
    .execute();
}

async function comercialDe(db: TestApp['db'], usuarioId: string): Promise<string> {
  const { id } = await db
    .selectFrom('comercial')
    .select('id')
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return id;
}
