import { vi } from 'vitest';

type Sent = { readonly query?: string; readonly body?: unknown };

/** Asks the sample data, which answer undefined when they leave a call to the network. */
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

/** Brings the samples back to how they were at first, as a reload of the page does. */
export function reloadSamples(): void {
  vi.resetModules();
}
