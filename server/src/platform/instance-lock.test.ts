import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './instance-lock.ts';
import { processStart } from './live-process.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vatio-cerrojo-'));
  path = join(folder, 'vatio.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder lock is held until it is given back', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `Vatio ya está en marcha con la carpeta de datos ${folder} (proceso ${process.pid})`,
  );
  unlock();
  expect(existsSync(path)).toBe(false);
  lockFolder(folder)();
});

test('a folder lock is taken over from a process that died, and from one that only has its number', async () => {
  const child = spawn('sleep', ['60']);
  const start = processStart(child.pid ?? 0);
  writeFileSync(path, `${child.pid} ${start}`);
  expect(() => lockFolder(folder)).toThrow(`proceso ${child.pid}`);
  writeFileSync(path, `${child.pid} ${Number(start) - 1}`);
  lockFolder(folder)();
  writeFileSync(path, `${child.pid} ${start}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

test('a folder lock is taken over when a crash left it empty or unreadable', () => {
  for (const text of ['', 'nada', '0 0', '999999999 1']) {
    writeFileSync(path, text);
    const unlock = lockFolder(folder);
    expect(readFileSync(path, 'utf8')).toBe(`${process.pid} ${processStart(process.pid)}`);
    unlock();
  }
});

test('a folder lock of another process is not removed', () => {
  const unlock = lockFolder(folder);
  writeFileSync(path, '1 1');
  unlock();
  expect(readFileSync(path, 'utf8')).toBe('1 1');
});
