import { parseArgs } from 'node:util';
import { auth, type BodyOf } from '@vatio/contract/endpoints';
import { commandDatabase } from './command-database.ts';
import { createUsuario } from './modules/auth/auth.service.ts';
import { refuseWeakPassword } from './modules/auth/new-password.service.ts';
import type { Cleanup } from './platform/cleanup.ts';
import { loadConfig } from './platform/config.ts';
import type { Db } from './platform/database.ts';
import { StartupError } from './platform/errors.ts';
import { readPassword } from './platform/password-prompt.ts';
import { ProblemError } from './platform/problems.ts';
import { parseInput } from './platform/validation.ts';

type Account = BodyOf<typeof auth.register>;

const USAGE = [
  'Uso: npm run admin -- create --email <correo> --name <nombre> [--username <usuario>] [--password-stdin]',
  '     npm run admin -- remove-second-step --email <correo>',
].join('\n');

/** `npm run admin -- create …` makes the first account of a database, for whoever can start Vatio. */
export async function createAdmin(args: string[], cleanup: Cleanup): Promise<string> {
  const { passwordStdin, ...identity } = readArguments(args);
  const password = await readPassword(passwordStdin);
  try {
    const account = parseInput(auth.register.body, { ...identity, password });
    const db = await commandDatabase(loadConfig(), cleanup);
    await refuseWeakPassword(db, account.password, [account.fullName, account.username, account.email]);
    await insertAdmin(db, account);
    return `Creado el administrador ${account.email} (usuario ${account.username})`;
  } catch (error) {
    throw error instanceof ProblemError ? sentences(error) : error;
  }
}

function readArguments(args: string[]): Omit<Account, 'password'> & { passwordStdin: boolean } {
  const { positionals, values } = parse(args);
  const { email, name, username = usernameFrom(email) } = values;
  if (positionals.join() !== 'create' || !email || !name) throw new StartupError(USAGE);
  return { email, fullName: name, username, passwordStdin: values['password-stdin'] };
}

function parse(args: string[]) {
  const options = {
    email: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    username: { type: 'string' },
    'password-stdin': { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new StartupError(USAGE);
  }
}

function usernameFrom(email: string): string {
  return email.replace(/@.*$/, '').replace(/[^a-zA-Z0-9._-]/g, '-');
}

async function insertAdmin(db: Db, { fullName, username, email, password }: Account): Promise<void> {
  const identity = { nombre: fullName, nombreUsuario: username, email };
  await createUsuario(db, { ...identity, password, rol: 'admin', estado: 'activo' });
}

const OPTIONS: Readonly<Record<string, string>> = { fullName: '--name', password: 'Contraseña' };

/** Writes for the terminal what a form would show beside its fields. */
function sentences({ problem }: ProblemError): StartupError {
  const lines = Object.entries(problem.errors ?? {}).map(
    ([field, message]) => `${OPTIONS[field] ?? `--${field}`}: ${message}`,
  );
  return new StartupError(lines.join('\n') || problem.title);
}
