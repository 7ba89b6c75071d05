import { randomUUID } from 'node:crypto';
import { letrasControl } from '@vatio/domain';
import type { Insertable } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { setTestIssuer } from '../../platform/brand/test-brand.ts';
import type { Db } from '../../platform/database.ts';
import { TEST_USERS, type TestApp } from '../../platform/test-app.ts';
import { tokenOf } from '../../platform/test-session.ts';
import type { PuntoSuministroTable } from './tables.ts';

/** A valid CUPS with the prefix of i-DE. */
export function cupsDePrueba(numero: number): string {
  const cifras = `0021${String(numero).padStart(12, '0')}`;
  return `ES${cifras}${letrasControl(cifras)}`;
}

/** The manager of the test representative, and a representative of another team. */
const JEFA: Viewer = { id: '00000000-0000-4000-8000-000000000021', role: 'comercial' };
const AJENO: Viewer = { id: '00000000-0000-4000-8000-000000000022', role: 'comercial' };

export const VIEWERS = {
  admin: TEST_USERS.admin,
  jefa: JEFA,
  comercial: TEST_USERS.comercial,
  otro: AJENO,
  cliente: TEST_USERS.cliente,
} as const;

/** The supply points are named by their owner. */
export const CUPS = {
  /** The client of this point is the test account `cliente`, whose representative is the account `comercial`. */
  panaderia: cupsDePrueba(1),
  /** This point belongs to another client of the same representative. */
  taller: cupsDePrueba(2),
  /** The representative brought this point in, and it has no client. */
  captado: cupsDePrueba(3),
  deJefa: cupsDePrueba(4),
  deOtro: cupsDePrueba(5),
  /** This point is in the register only and belongs to nobody. */
  registro: cupsDePrueba(6),
  sinDatos: cupsDePrueba(7),
} as const;

export type CarteraDePrueba = Readonly<
  Record<'panaderia' | 'taller' | 'clienteDeOtro' | 'comercial' | 'jefa' | 'otro', string>
>;

/** Makes three representatives, three clients and seven points in a house that may send, and answers their identifiers. */
export async function carteraDePrueba(db: Db): Promise<CarteraDePrueba> {
  const ids = {
    panaderia: randomUUID(),
    taller: randomUUID(),
    clienteDeOtro: randomUUID(),
    comercial: randomUUID(),
    jefa: randomUUID(),
    otro: randomUUID(),
  };
  await setTestIssuer(db);
  await insertPeople(db, ids);
  await db
    .insertInto('puntoSuministro')
    .values(puntosDe(ids).map((punto) => ({ distribuidora: '0021', ...punto })))
    .execute();
  return ids;
}

async function insertPeople(db: Db, ids: CarteraDePrueba): Promise<void> {
  const cuenta = ({ id, role }: Viewer, nombre: string) => ({
    id,
    nombre,
    nombreUsuario: nombre,
    email: `${nombre}@prueba.es`,
    rol: role,
    estado: 'activo' as const,
    claveHash: '',
  });
  await db
    .insertInto('usuario')
    .values([cuenta(JEFA, 'jefa'), cuenta(AJENO, 'otro')])
    .execute();
  await db
    .insertInto('comercial')
    .values([
      { id: ids.jefa, nombre: 'Jefa', usuarioId: JEFA.id },
      { id: ids.comercial, nombre: 'Comercial', usuarioId: TEST_USERS.comercial.id, responsableId: ids.jefa },
      { id: ids.otro, nombre: 'Otro', usuarioId: AJENO.id },
    ])
    .execute();
  const cliente = (id: string, nombre: string, comercialId: string, usuarioId: string | null = null) => ({
    id,
    tipo: 'empresa' as const,
    nombre,
    comercialId,
    usuarioId,
  });
  await db
    .insertInto('cliente')
    .values([
      cliente(ids.panaderia, 'Panadería Ñandú, S.L.', ids.comercial, TEST_USERS.cliente.id),
      cliente(ids.taller, 'Ábaco Talleres', ids.comercial),
      cliente(ids.clienteDeOtro, '=HYPERLINK("http://malo")', ids.otro),
    ])
    .execute();
}

type PuntoDePrueba = Omit<Insertable<PuntoSuministroTable>, 'distribuidora'>;

function puntosDe(ids: CarteraDePrueba): PuntoDePrueba[] {
  const madrid = { municipio: 'Madrid', provincia: '28', codigoPostal: '28013' };
  const dosTD: Partial<PuntoDePrueba> = { tarifa: '2.0TD', potenciasKw: [4.6, 3.45] };
  const tresTD: Partial<PuntoDePrueba> = {
    tarifa: '3.0TD',
    potenciasKw: [20, 20, 20, 20, 20, 30],
    tipoMedida: 4,
  };
  return [
    {
      cups: CUPS.panaderia,
      frontera: '0F',
      clienteId: ids.panaderia,
      ...madrid,
      ...tresTD,
      direccion: 'Calle de la Peña, 12',
      consumoAnualKwh: 41_250.5,
      conContrato: true,
      sipsFecha: '2026-10-01',
    },
    {
      cups: CUPS.taller,
      clienteId: ids.taller,
      ...tresTD,
      municipio: 'Alcalá de Henares',
      provincia: '28',
      consumoAnualKwh: 9_000,
    },
    { cups: CUPS.captado, comercialId: ids.comercial, ...madrid, ...dosTD, consumoAnualKwh: 3_200 },
    {
      cups: CUPS.deJefa,
      comercialId: ids.jefa,
      ...dosTD,
      municipio: 'Cádiz',
      provincia: '11',
      consumoAnualKwh: 2_500,
    },
    { cups: CUPS.deOtro, clienteId: ids.clienteDeOtro, ...madrid, ...dosTD, consumoAnualKwh: 2_600 },
    { cups: CUPS.registro, municipio: 'Ávila', provincia: '05', ...dosTD, consumoAnualKwh: 1_000 },
    { cups: CUPS.sinDatos },
  ];
}

/** The headers of a call by a signed-in viewer. */
export async function headersOf({ app }: TestApp, viewer: Viewer): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await tokenOf(app, viewer)}` };
}
