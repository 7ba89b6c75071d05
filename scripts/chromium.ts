import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * Finds a Chromium for the browser journeys, installing Debian's where we have the right to. Undefined means
 * that there is none, and the terminal says how to get one.
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(
      'No Chromium here: installing the Debian package `chromium` with apt-get for the browser journeys…',
    );
    if (aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'chromium'))
      return SYSTEM_CHROMIUM;
    console.error('apt-get could not install `chromium`.');
  }
  console.error(
    'The browser journeys need Chromium: install the package `chromium` (as root: apt-get install chromium), ' +
      'or say where one is with CHROMIUM_PATH.',
  );
  return undefined;
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}
