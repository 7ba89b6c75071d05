import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { openSms, SmsError, type SmsSender } from './sms.ts';
import { testSms } from './test-sms.ts';

const { service, sms, heard, answerWith } = await testSms();
const MESSAGE = { to: '+34600100200', text: 'Luz Clara: 123456 es tu codigo' };

beforeEach(() => answerWith());

const failureOf = (sender: SmsSender): Promise<unknown> =>
  sender.send(MESSAGE).then(
    () => undefined,
    (error) => error,
  );

test('an SMS is posted as JSON, with its sender and the token of the service', async () => {
  await sms.send(MESSAGE);
  const { method, headers, body } = heard.at(-1) ?? expect.fail('nothing arrived');
  expect([method, headers.authorization, headers['content-type']]).toEqual([
    'POST',
    'Bearer la-clave-de-los-sms',
    'application/json',
  ]);
  expect(JSON.parse(body)).toEqual({ from: 'LuzClara', ...MESSAGE });
});

test.each([
  ['answers 500', (response: ServerResponse) => response.writeHead(500).end(), /responde 500/, false],
  ['is busy', (response: ServerResponse) => response.writeHead(429).end(), /responde 429/, false],
  [
    'does not know the token',
    (response: ServerResponse) => response.writeHead(401).end(),
    /SMS_TOKEN/,
    false,
  ],
  ['refuses the number', (response: ServerResponse) => response.writeHead(422).end(), /responde 422/, true],
  [
    'leads elsewhere',
    (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(),
    /302/,
    false,
  ],
  ['never answers', () => undefined, /tarda demasiado/, false],
  ['hangs up', (response: ServerResponse) => response.destroy(), /No se puede hablar/, false],
])('an SMS fails once, and says why, when the service %s', async (_, answer, reason, isOfTheNumber) => {
  const before = heard.length;
  answerWith(answer);
  const error = await failureOf(sms);
  expect(error).toBeInstanceOf(SmsError);
  expect(error).toMatchObject({ message: expect.stringMatching(reason), isOfTheNumber });
  expect(String(error)).not.toContain('600100200');
  expect(heard.length).toBe(before + 1);
});

test('an SMS is sent once the service has said so, whatever becomes of the rest of its answer', async () => {
  answerWith((response) => response.writeHead(202).write('{'));
  expect(await failureOf(sms)).toBeUndefined();
});

test('an SMS goes to no private network', async () => {
  const before = heard.length;
  const inside = openSms({
    sms: { ...service, url: 'http://127.0.0.1:1/', network: undefined },
    demo: false,
  });
  expect(await failureOf(inside)).toMatchObject({ message: expect.stringContaining('red privada') });
  expect(heard.length).toBe(before);
});

test('without a service a demo prints the SMS, and any other server sends none', async () => {
  const printed: string[] = [];
  for (const demo of [true, false]) {
    const none = openSms({ sms: undefined, demo }, (text) => printed.push(text));
    expect([none.configured, none.available]).toEqual([false, demo]);
    expect(await failureOf(none)).toEqual(demo ? undefined : expect.any(SmsError));
  }
  expect(printed).toEqual(['SMS para +34600100200: Luz Clara: 123456 es tu codigo']);
});
