import { type Fecha, parseFecha } from '@vatio/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { createUsuario, type NewUsuario } from '../auth/auth.service.ts';
import { anyUsuario, findUsuarioByEmail } from '../auth/usuario.repository.ts';
import { anyCartera, insertCartera } from './demo.repository.ts';
import { carteraDemo } from './filas.ts';

const USUARIOS: readonly NewUsuario[] = [
  {
    nombre: 'Ana Demo',
    nombreUsuario: 'admin',
    email: 'admin@demo.com',
    password: 'admin',
    rol: 'admin',
    estado: 'activo',
  },
  {
    nombre: 'Carlos Demo',
    nombreUsuario: 'comercial',
    email: 'comercial@demo.com',
    password: 'comercial',
    rol: 'comercial',
    estado: 'activo',
  },
  {
    nombre: 'Clara Demo',
    nombreUsuario: 'client',
    email: 'client@demo.com',
    password: 'client',
    rol: 'cliente',
    estado: 'activo',
  },
];

export const DEMO_SIGN_IN = 'admin@demo.com / admin';
/** Any fixed number: two servers that start on one new database fill it once. */
const LOCK = 7_364_022;

/** Fills a database that has no user and no business yet with the demo portfolio; answers whether it is a demo. */
export async function ensureDemo(db: Db, hoy: Fecha = today()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (await anyUsuario(trx)) return (await findUsuarioByEmail(trx, 'admin@demo.com')) !== undefined;
    if (await anyCartera(trx)) return false;
    for (const usuario of USUARIOS) await createUsuario(trx, usuario);
    await loadCartera(trx, hoy);
    return true;
  });
}

/** Clients, supply points with their history, and the price book, under the demo accounts. */
async function loadCartera(db: Db, hoy: Fecha): Promise<void> {
  const dia = parseFecha(hoy);
  if (!dia.ok) throw new Error(dia.issue.message);
  const [comercial, cliente] = [
    await findUsuarioByEmail(db, 'comercial@demo.com'),
    await findUsuarioByEmail(db, 'client@demo.com'),
  ];
  await insertCartera(db, carteraDemo(dia.value, { comercialId: comercial!.id, clienteId: cliente!.id }));
}
