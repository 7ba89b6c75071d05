import type { Fecha } from '@vatio/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { postgresFiles } from '../../platform/files/postgres-files.ts';
import type { Advance } from '../../platform/starting/steps.ts';
import { today } from '../../platform/today.ts';
import { createUsuario, type NewUsuario } from '../auth/auth.service.ts';
import { anyUsuario, findUsuarioByEmail } from '../auth/usuario.repository.ts';
import { anyCartera } from './demo.repository.ts';

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
  advance = () => undefined,
}: {
  readonly db: Db;
  readonly hoy?: Fecha;
  readonly secret?: string;
  readonly files?: FileStore;
  /** Hears how much of the portfolio is loaded. */
  readonly advance?: Advance;
}): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (await anyUsuario(trx)) return (await findUsuarioByEmail(trx, 'admin@demo.com')) !== undefined;
    if (await anyCartera(trx)) return false;
    // A demonstration is looked at from where its guide points, and many share these accounts.
    for (const usuario of USUARIOS) await createUsuario(trx, { ...usuario, recorridoVisto: true });
    // Nothing else of the process prints documents outside of a thread, and most starts find the portfolio there.
    const { loadCartera } = await import('./cartera-demo.ts');
    await loadCartera({ trx, hoy, secret, files, advance });
    return true;
  });
}
