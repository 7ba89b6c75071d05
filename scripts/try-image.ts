import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `npm run try:image` carries out the steps of deploy/Dockerfile in folders of this machine, where there may be no
 * Docker: a folder for each stage, its COPY, RUN and ENV lines, and in the end its CMD, until Vatio says that it is
 * ready. It shows that the image would have all that a start needs; what only a container has (user, volume) stays untried.
 */
const PROJECT = resolve(import.meta.dirname, '..');
const PORT = '3977';
const READY_MS = 120_000;
/** What git ignores is not part of the build, and neither is what .dockerignore names. */
const LEFT_OUT = /(^|\/)(\.git|\.data|\.tsbuild|\.shots|node_modules|dist|dist-demo|e2e|bench)(\/|$)/;

type Stage = { readonly name: string; readonly root: string; readonly env: Record<string, string> };

const work = mkdtempSync(join(tmpdir(), 'vatio-imagen-'));
try {
  await tryImage();
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function tryImage(): Promise<void> {
  const stages: Stage[] = [];
  let command: string[] = [];
  for (const [instruction, rest] of instructions()) {
    const stage = stages.at(-1);
    if (instruction === 'FROM') stages.push(newStage(rest, stages.length));
    else if (stage === undefined) throw new Error(`${instruction} before FROM`);
    else if (instruction === 'ENV') Object.assign(stage.env, variables(rest));
    else if (instruction === 'COPY') copy(rest, stage, stages);
    else if (instruction === 'RUN' && !rest.includes('chown')) run(rest, stage);
    else if (instruction === 'CMD') command = JSON.parse(rest);
  }
  const last = stages.at(-1);
  if (last === undefined) throw new Error('no stage');
  await startAndAsk(last, command);
}

/** The instructions of the Dockerfile, without comments. */
function instructions(): [string, string][] {
  const lines = readFileSync(join(PROJECT, 'deploy/Dockerfile'), 'utf8').split('\n');
  return lines
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

function newStage(from: string, index: number): Stage {
  const name = / AS (\w+)$/.exec(from)?.[1] ?? String(index);
  const root = join(work, name);
  mkdirSync(root);
  return { name, root, env: {} };
}

/** `A=1 B=2`; the paths of the image become those of the stage's folder when it starts. */
function variables(rest: string): Record<string, string> {
  return Object.fromEntries(rest.split(' ').map((pair) => pair.split('=') as [string, string]));
}

function copy(rest: string, stage: Stage, stages: readonly Stage[]): void {
  const from = /^--from=(\w+) /.exec(rest)?.[1];
  const paths = rest.replace(/^--from=\w+ /, '').split(' ');
  const target = join(stage.root, paths.at(-1) ?? '.');
  const origin = from === undefined ? PROJECT : (stages.find(({ name }) => name === from)?.root ?? '');
  for (const path of paths.slice(0, -1)) {
    const source = join(origin, path.replace(/^\/vatio\//, ''));
    const destination = paths.at(-1)?.endsWith('/') && path !== '.' ? join(target, path) : target;
    const filter = (name: string) => from !== undefined || !LEFT_OUT.test(name.slice(PROJECT.length));
    cpSync(source, destination, { recursive: true, filter });
  }
}

function run(rest: string, { root, name }: Stage): void {
  console.log(`${name}: ${rest}`);
  // The image cleans npm's cache: here that has to be another than the one of this machine.
  const env = { ...process.env, npm_config_cache: join(work, 'npm') };
  execFileSync('/bin/sh', ['-c', rest], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function startAndAsk({ root, env }: Stage, [program = '', ...args]: string[]): Promise<void> {
  const inFolder = Object.fromEntries(
    Object.entries(env).map(([key, value]) => [
      key,
      value.replace(/^\/(vatio|data)\b/, (_, at) => join(root, at === 'data' ? 'data' : '.')),
    ]),
  );
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...inFolder, HOST: 'localhost', PORT },
    stdio: 'inherit',
  });
  try {
    await untilReady();
    const page = await fetch(`http://localhost:${PORT}/`);
    if (!(await page.text()).includes('<div id="root"')) throw new Error('the page of the web is missing');
    console.log('The image would start: /v1/salud/listo and the page answer.');
  } finally {
    child.kill('SIGTERM');
    await new Promise((done) => child.once('close', done));
  }
}

async function untilReady(): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(500)) {
    const answer = await fetch(`http://localhost:${PORT}/v1/salud/listo`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`not ready after ${READY_MS / 1000} s`);
}
