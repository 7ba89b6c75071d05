import { vi } from 'vitest';

type Sent = { readonly query?: string; readonly body?: unknown };

/** What the door answers to a call; undefined when it leaves the call to the network. */
export async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, { query, body }: Sent = {}) {
  const { answerSample } = await import('./index.ts');
  const url = `http://vatio.test${path}${query ? `?${query}` : ''}`;
  const response = await answerSample(
    new Request(url, { method, body: body === undefined ? undefined : JSON.stringify(body) }),
  );
  if (!response) return undefined;
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** As a reload of the page: the samples are as they were at first. */
export function reloadSamples(): void {
  vi.resetModules();
}
