import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');
const program = (name: string) => join(PROJECT, 'node_modules/.bin', name);

// The server restarts at every change. It listens on the port to which Vite's configuration passes on /v1, and Vite
// itself serves the page, so that nothing has to be built here.
const env = { ...process.env, PORT: '3000', VATIO_WEB: join(PROJECT, 'web/dist') };
const children: ChildProcess[] = [
  spawn(program('tsx'), ['watch', '--clear-screen=false', 'server/src/main.ts'], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
  spawn(program('vite'), { cwd: join(PROJECT, 'web'), stdio: 'inherit' }),
];

let stopping = false;
// The terminal sends Ctrl-C to the children as well, and a second signal would kill them half-way.
process.on('SIGINT', () => {
  stopping = true;
});
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);

function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
