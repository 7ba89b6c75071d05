import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run release -- 0.6.0` checks, gives what is not released yet that version and today's date, commits and tags it, builds,
 * and packs server and built web into one file, so that whoever runs Vatio builds nothing. It pushes nothing. `-- --pack` alone
 * packs the present checkout under its own version.
 */
const PROJECT = resolve(import.meta.dirname, '..');
const OPEN = '## Not released yet';
const NEWS = 'docs/manual/novedades.md';
const MANIFESTS = ['.', 'contract', 'domain', 'server', 'web'].map((folder) => join(folder, 'package.json'));
/** What the Dockerfile takes too, and what tells how to run it. */
const SOURCES = [
  ...['package.json', 'package-lock.json', '.npmrc', 'tsconfig.base.json', 'web/package.json'],
  ...['domain', 'contract', 'server', 'deploy', 'docs', 'LICENSE', 'README.md', 'CHANGELOG.md'],
];
const TESTS = ':(exclude)*.test.ts';

const [asked = ''] = process.argv.slice(2);
try {
  if (asked !== '--pack') release(asked);
  pack(JSON.parse(read('package.json')).version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function release(version: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const changelog = read('CHANGELOG.md');
  refuseUnlessReady({ version, day, changelog });
  run('npm', ['run', 'check']);
  run('npm', ['version', version, '--workspaces', '--include-workspace-root', '--no-git-tag-version']);
  write('CHANGELOG.md', changelog.replace(OPEN, `${OPEN}\n\n## ${version} – ${day}`));
  run('npx', ['vitest', 'run', '--project', 'server', 'server/src/documentation.test.ts']);
  run('git', ['add', 'CHANGELOG.md', 'package-lock.json', ...MANIFESTS]);
  run('git', ['commit', '--message', `Release ${version}`]);
  run('git', ['tag', `v${version}`]);
}

function refuseUnlessReady({ version, day, changelog }: Record<'version' | 'day' | 'changelog', string>) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Which version? `npm run release -- 0.6.0`');
  if (!isNewer(version, JSON.parse(read('package.json')).version))
    throw new Error(`${version} is not newer than the version in package.json`);
  if (output('git', ['status', '--porcelain']) !== '') throw new Error('There are changes without a commit');
  const waiting = changelog.split(OPEN)[1]?.split(/^## /m)[0]?.trim();
  if (!waiting) throw new Error(`CHANGELOG.md has nothing under «${OPEN.slice(3)}»`);
  const spanishDay = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
  const heading = `## ${version} · ${spanishDay.format(new Date(day))}`;
  if (!read(NEWS).includes(`\n${heading}\n`))
    throw new Error(`${NEWS} does not tell people who sell about this version: it lacks «${heading}»`);
}

function isNewer(version: string, than: string): boolean {
  const numbers = (text: string) => text.split('.').map(Number);
  const before = numbers(than);
  const difference = numbers(version).map((number, at) => number - (before[at] ?? 0));
  return (difference.find((number) => number !== 0) ?? 0) > 0;
}

function pack(version: string): void {
  run('npm', ['run', 'build']);
  const name = `vatio-${version}`;
  const file = `${name}.tgz`;
  const paths = [output('git', ['ls-files', '--', ...SOURCES, TESTS]), ...bundles(), 'web/dist'].join('\n');
  // Each path stands below one folder, so that unpacking two versions side by side mixes nothing.
  run('tar', ['--create', '--gzip', `--file=${file}`, `--transform=s,^,${name}/,`, '--files-from=-'], paths);
  console.log(`${file}: unpack it and follow docs/updating.md`);
}

/** The latest bundle of the server and of each of its threads, and what says which one it is. */
function bundles(): string[] {
  const dist = 'server/dist';
  const latest = readdirSync(join(PROJECT, dist)).filter((name) => name.endsWith('.latest.json'));
  return latest.flatMap((name) => [join(dist, name), join(dist, JSON.parse(read(join(dist, name))).folder)]);
}

function run(program: string, options: readonly string[], input?: string): void {
  const stdin = input === undefined ? 'ignore' : 'pipe';
  execFileSync(program, options, { cwd: PROJECT, input, stdio: [stdin, 'inherit', 'inherit'] });
}

function output(program: string, options: readonly string[]): string {
  return execFileSync(program, options, { cwd: PROJECT, encoding: 'utf8' }).trim();
}

function read(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8');
}

function write(path: string, text: string): void {
  writeFileSync(join(PROJECT, path), text);
}
