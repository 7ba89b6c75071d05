import { spawn } from 'node:child_process';
import { olderPictures } from './pictures.ts';

/**
 * `npm run shots` photographs every screen, and takes the pictures of the README; `-- pictures` takes these alone. `-- --check`
 * names those whose screen has changed since. It never fails: a changed line is seldom a reason to photograph at once.
 */
const words = process.argv.slice(2);

if (words.includes('--check')) {
  const older = olderPictures();
  for (const name of older)
    console.warn(`docs/pictures/${name} is older than its screen: npm run shots -- pictures`);
  if (older.length === 0) console.log('The pictures of the README are as new as their screens');
} else {
  const run = ['vitest', 'run', '--config', 'e2e/shots.config.ts', ...words];
  spawn('npx', run, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
}
