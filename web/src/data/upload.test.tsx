import { calculos } from '@vatio/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from './session.ts';
import { answer, testSession } from './test-answers.ts';
import { upload } from './upload.ts';

type Sent = { readonly authorization: string; readonly parts: string[] };

/** Stands in for the browser's request: it accepts one token, and reports progress half-way. */
function requestsInto(sent: Sent[]) {
  return class {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    private authorization = '';
    open() {}
    abort() {}
    setRequestHeader(_name: string, value: string) {
      this.authorization = value;
    }
    getResponseHeader() {
      return 'application/json';
    }
    send(form: FormData) {
      sent.push({ authorization: this.authorization, parts: [...form.keys()] });
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.status = this.authorization === 'Bearer a2' ? 200 : 401;
      this.responseText = this.status === 200 ? '{"filas":7}' : '{}';
      queueMicrotask(() => this.onload?.());
    }
  };
}

beforeEach(() => {
  localStorage.clear();
  startSession(testSession());
});
afterEach(() => vi.unstubAllGlobals());

it('an upload sends the fields and then the files, reports its progress, and survives an expired token', async () => {
  const sent: Sent[] = [];
  const progress: number[] = [];
  vi.stubGlobal('XMLHttpRequest', requestsInto(sent));
  vi.stubGlobal('fetch', async () => answer({ accessToken: 'a2', refreshToken: 'r2' }));
  const files = [new File(['a;b'], 'sips.csv'), new File(['c'], 'curva.csv')];
  const result = await upload(
    calculos.curva,
    { body: { tarifa: '2.0TD', zona: 'peninsula' }, files },
    { onProgress: (share) => progress.push(share) },
  );
  expect(result).toMatchObject({ filas: 7 });
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer a1', 'Bearer a2']);
  expect(sent[1]?.parts).toEqual(['tarifa', 'zona', 'file', 'file']);
  expect(progress).toEqual([0.5, 0.5]);
});
