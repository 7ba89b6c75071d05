import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartupError } from './errors.ts';
import { PROJECT_FOLDER } from './project.ts';

/** The driver takes the authority that signs the server's certificate from the address. */
export function verifying(url: string, ca: string | undefined): string {
  if (ca === undefined) return url;
  const path = resolve(PROJECT_FOLDER, ca);
  if (!existsSync(path)) throw new StartupError(`No existe el fichero de VATIO_DATABASE_CA: ${path}`);
  const address = new URL(url);
  address.searchParams.set('sslmode', 'verify-full');
  address.searchParams.set('sslrootcert', path);
  return address.href;
}
