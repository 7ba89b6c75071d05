import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from './project.ts';
import { AS_CHILD, gone } from './test-process.ts';

test('a program that a test started ends when the process of the test is killed', async () => {
  const program = [
    process.execPath,
    ...AS_CHILD,
    '-e',
    'console.log(process.pid);setInterval(() => {}, 9e8)',
  ];
  const starter = spawn('sh', ['-c', '"$@" & wait', 'sh', ...program], { cwd: PROJECT_FOLDER });
  const [line] = await once(starter.stdout, 'data');
  const pid = Number(String(line));
  starter.kill('SIGKILL');
  expect(await gone(pid)).toBe(true);
});
