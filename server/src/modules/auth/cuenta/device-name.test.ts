import { expect, test } from 'vitest';
import { deviceOfAgent } from './device-name.ts';

const AGENTS: readonly (readonly [agent: string | null, name: readonly (string | null)[]])[] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
    ['Firefox', 'Windows', 'ordenador'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ['Safari', 'iOS', 'telefono'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    ['Chrome', 'Android', 'tableta'],
  ],
  ['something/1.0', [null, null, null]],
  ['', [null, null, null]],
  [null, [null, null, null]],
];

test.each(AGENTS)('a session tells the device of «%s»', (agent, name) => {
  const { navegador, sistema, dispositivo } = deviceOfAgent(agent);
  expect([navegador, sistema, dispositivo]).toEqual(name);
});
