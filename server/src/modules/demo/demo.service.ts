import { type Fecha, parseFecha } from '@vatio/domain';
import { sql, type Transaction } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { postgresFiles } from '../../platform/files/postgres-files.ts';
import type { Tables } from '../../platform/tables.ts';
import { today } from '../../platform/today.ts';
import { createAnalisis } from '../analisis/analisis.service.ts';
import { createUsuario, type NewUsuario } from '../auth/auth.service.ts';
import { anyUsuario, findUsuarioByEmail } from '../auth/usuario.repository.ts';
import { loadContratos } from './contratos.ts';
import { EMPRESA } from './datos/empresa.ts';
import { INCIDENCIAS } from './datos/incidencias.ts';
import { anyCartera, insertFilas, setEmpresa, tellNobody } from './demo.repository.ts';
import { filasDe } from './filas.ts';
import { generateCartera } from './generador/cartera.ts';
import { loadPeople } from './gente.ts';
import { insertGestiones } from './gestiones.repository.ts';
import { insertIncidencias } from './incidencias.repository.ts';
import { loadPropuestas } from './propuestas.ts';
import { joinTransaction } from './transaccion-unida.ts';

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

/** The sign-in page shows these accounts to whoever tries a demonstration. */
export const CUENTAS_DEMO = USUARIOS.map(({ email, password }) => ({ email, password }));

export const DEMO_SIGN_IN = 'admin@demo.com / admin';
/** The number is arbitrary: of two servers that start on one new database, only one fills it. */
const LOCK = 7_364_022;

/**
 * Fills a database without users and business with the demo portfolio, and answers whether it is a demo. The
 * links of its proposals open with the server's secret.
 */
export async function ensureDemo({
  db,
  hoy = today(),
  secret = '',
  files = postgresFiles(db),
}: {
  readonly db: Db;
  readonly hoy?: Fecha;
  readonly secret?: string;
  readonly files?: FileStore;
}): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (await anyUsuario(trx)) return (await findUsuarioByEmail(trx, 'admin@demo.com')) !== undefined;
    if (await anyCartera(trx)) return false;
    // A demonstration is looked at from where its guide points, and many share these accounts.
    for (const usuario of USUARIOS) await createUsuario(trx, { ...usuario, recorridoVisto: true });
    await loadCartera({ trx, hoy, secret, files });
    return true;
  });
}

/** Loads clients, supply points with their history, the price book and the studies made with them. */
async function loadCartera({
  trx,
  hoy,
  secret,
  files,
}: {
  readonly trx: Transaction<Tables>;
  readonly hoy: Fecha;
  readonly secret: string;
  readonly files: FileStore;
}): Promise<void> {
  const dia = parseFecha(hoy);
  if (!dia.ok) throw new Error(dia.issue.message);
  const cuentas = {
    comercialId: await idDe(trx, 'comercial@demo.com'),
    clienteId: await idDe(trx, 'client@demo.com'),
  };
  await setEmpresa(trx, EMPRESA);
  const cartera = generateCartera(dia.value);
  await insertFilas(trx, filasDe(cartera, dia.value, cuentas));
  const admin: Viewer = { id: await idDe(trx, 'admin@demo.com'), role: 'admin' };
  await loadPeople(trx, cartera.clientes, { hoy: dia.value, viewer: admin, files });
  const estudios: string[] = [];
  for (const peticion of cartera.analisis) {
    estudios.push((await createAnalisis({ db: joinTransaction(trx), viewer: admin, input: peticion })).id);
  }
  await loadPropuestas({ trx, viewer: admin, dia: { hoy, secret }, estudios });
  const people = { hoy, clienteUsuarioId: cuentas.clienteId, comercialUsuarioId: cuentas.comercialId };
  await insertIncidencias(trx, INCIDENCIAS, people);
  await insertGestiones(trx, people);
  const puntos = cartera.clientes.flatMap((cliente) => cliente.puntos);
  await loadContratos(joinTransaction(trx), {
    hoy: dia.value,
    admin,
    comercial: { id: cuentas.comercialId, role: 'comercial' },
    conContrato: new Set(puntos.filter(({ conContrato }) => conContrato).map(({ cups }) => cups)),
  });
  await tellNobody(trx);
}

async function idDe(db: Db, email: string): Promise<string> {
  const usuario = await findUsuarioByEmail(db, email);
  if (usuario === undefined) throw new Error(`Falta la cuenta ${email}`);
  return usuario.id;
}
