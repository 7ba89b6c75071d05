import { parseArgs } from 'node:util';
import { commandDatabaseUrl } from './command-database.ts';
import { takeSegundoPasoAtTerminal } from './modules/auth/segundo-paso/removal.service.ts';
import { findUsuarioByEmail } from './modules/auth/usuario.repository.ts';
import type { Cleanup } from './platform/cleanup.ts';
import { loadConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { StartupError } from './platform/errors.ts';
import { publicUrlOf } from './platform/public-url.ts';

const USAGE = 'Uso: npm run admin -- remove-second-step --email <correo>';

/**
 * `npm run admin -- remove-second-step …`: for the only administrator who has lost the telephone and the recovery codes, when no
 * other can do it in «Usuarios». Whoever runs it can read the database anyway.
 */
export async function removeSecondStep(args: string[], cleanup: Cleanup): Promise<string> {
  const email = readEmail(args);
  const config = loadConfig();
  const db = openDatabase(await commandDatabaseUrl(config, cleanup));
  cleanup.add(() => db.destroy());
  const usuario = await findUsuarioByEmail(db, email);
  if (!usuario) throw new StartupError(`No hay ninguna cuenta con el correo ${email}`);
  if (!(await takeSegundoPasoAtTerminal({ db, publicUrl: publicUrlOf(config) }, usuario))) {
    throw new StartupError(`La cuenta ${usuario.email} no tiene verificación en dos pasos`);
  }
  return `Quitada la verificación en dos pasos de ${usuario.email}: entra con su contraseña, y se le avisa por correo`;
}

function readEmail(args: string[]): string {
  try {
    const options = { email: { type: 'string' } } as const;
    const { email } = parseArgs({ args, options }).values;
    if (email) return email;
  } catch {
    // An option that does not exist is answered like one that is missing.
  }
  throw new StartupError(USAGE);
}
