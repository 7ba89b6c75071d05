import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { networkAllowing } from '../outgoing/allowed-networks.ts';
import { openSms, type SmsService } from './sms.ts';

type Heard = {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
type Answer = (response: ServerResponse) => void;

const taken: Answer = (response) => response.writeHead(202).end('{"id":"1"}');

/** A service of SMS on this machine that answers what a test tells it to. */
export async function testSms() {
  const heard: Heard[] = [];
  let answer = taken;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ method: request.method, headers: request.headers, body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const service: SmsService = {
    url: `http://sms.example:${port}/messages`,
    token: 'la-clave-de-los-sms',
    sender: 'LuzClara',
    network: {
      ...networkAllowing('127.0.0.1'),
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    },
    patienceMs: 300,
  };
  return {
    service,
    sms: openSms({ sms: service, demo: false }),
    heard,
    /** Answers in that way until told otherwise; as a service in good health when nothing is given. */
    answerWith: (given: Answer = taken) => {
      answer = given;
    },
    /** Returns the code in the latest message. */
    latestCode: () => /(\d{6}) es tu/.exec(heard.at(-1)?.body ?? '')?.[1] ?? '',
  };
}
