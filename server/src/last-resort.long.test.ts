import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { auth } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { gone, testFolder, testProcess } from './platform/test-process.ts';

const FAILURES = [
  ['an error that nobody caught', 'uncaughtException', 'throw new Error("inesperado")'],
  [
    'a promise whose rejection nobody caught',
    'unhandledRejection',
    'Promise.reject(new Error("inesperado"))',
  ],
] as const;

/** The call's body never ends, so the call is under way until the server answers it. */
function hangingCall(line: string): ClientRequest {
  const call = request(`${line.match(/http:\S+/)?.[0]}${auth.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100 },
  });
  call.write('{');
  return call;
}

test.each(FAILURES)(
  'after %s the call under way is answered, and Vatio ends with its database',
  {
    timeout: 180_000,
  },
  async (_, origin, failure) => {
    const folder = testFolder();
    const env = { VATIO_DATA: folder, VATIO_DEMO: '0', PORT: '0', VATIO_LOG: 'silent' };
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2",()=>{${failure}})`)}`;
    const vatio = testProcess({ ...env, NODE_OPTIONS });
    const call = hangingCall(await vatio.started);
    const answered: Promise<[IncomingMessage]> = once(call, 'response') as Promise<[IncomingMessage]>;
    await once(call, 'socket');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const postgres = Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
    vatio.signal('SIGUSR2');
    const [{ statusCode, headers }] = await answered;
    expect([statusCode, headers['retry-after']]).toEqual([503, '3']);
    const { code, stderr } = await vatio.ended;
    expect(code).toBe(1);
    expect(stderr).toContain(`Vatio se cierra por un fallo (${origin}). Error: inesperado`);
    expect(await gone(postgres)).toBe(true);
  },
);
