import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { diasDelMes, horasDelDia, parseFecha } from '@vatio/domain';
import { afterAll } from 'vitest';
import { networkAllowing } from '../../platform/outgoing/allowed-networks.ts';
import type { Network } from '../../platform/outgoing/post.ts';

type Heard = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly key: unknown;
  readonly body: string;
};
type Answer = (heard: Heard) => { readonly status?: number; readonly body: unknown };

/** A server that answers, at the end of a path, what a test has recorded; 404 to all else. */
export async function testServices() {
  const heard: Heard[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const one: Heard = {
      path: pathname,
      query: Object.fromEntries(searchParams),
      authorization: request.headers.authorization,
      key: request.headers['x-api-key'],
      body,
    };
    heard.push(one);
    const found = [...answers].find(([end]) => pathname.endsWith(end))?.[1];
    const { status = 200, body: answer } = found?.(one) ?? { status: 404, body: '' };
    response.writeHead(status);
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const network: Network = {
    ...networkAllowing('127.0.0.1'),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  const url = `http://servicios.example:${(server.address() as AddressInfo).port}`;
  const record = (end: string, answer: Answer) => answers.set(end, answer);
  const forget = () => {
    answers.clear();
    heard.length = 0;
  };
  return { url, network, heard, record, forget };
}

/** A month of Datadis with its hours from 01:00 to 24:00, `kwh` each. */
export function monthOfDatadis(cups: string, mes: string, kwh = 0.25) {
  const [anio = 0, numero = 0] = mes.split('/').map(Number);
  const dias = diasDelMes(anio, numero);
  return Array.from({ length: dias }, (_, i) => `${mes}/${String(i + 1).padStart(2, '0')}`).flatMap(
    (date) => {
      const dia = parseFecha(date.replaceAll('/', '-'));
      if (!dia.ok) throw new Error(dia.issue.message);
      return Array.from({ length: horasDelDia(dia.value) }, (_, hora) => ({
        cups: `${cups}0F`,
        date,
        time: `${String(hora + 1).padStart(2, '0')}:00`,
        consumptionKWh: kwh,
        obtainMethod: 'Real',
      }));
    },
  );
}
