import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../outgoing/public-address.ts';
import { checkDocuseal, docuseal } from './docuseal.ts';
import { SignatureProviderError } from './provider.ts';
import { CREATED, KEY, LOG, PAPER, SIGNED_AT, submission, testDocuseal } from './test-docuseal.ts';

const server = await testDocuseal();
const { url, network, heard, answer } = server;
const settings = { direccion: url, clave: KEY, network, patienceMs: 400 };
const provider = docuseal(settings);

const paper = {
  reference: 'a-paper-of-ours',
  titulo: 'Contrato CT-2026-0001',
  pdf: Buffer.from('%PDF-1.7 %%EOF'),
  places: [{ nombre: 'Firma del cliente', page: 2, x: 0.1, y: 0.5, w: 0.4, h: 0.06 }],
  firmante: { nombre: 'Marta Gil', email: 'marta@panaderia.example', telefono: '+34600000000' },
};

const failureOf = async (task: Promise<unknown>): Promise<SignatureProviderError> => {
  const error = await task.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(SignatureProviderError);
  return error as SignatureProviderError;
};

beforeEach(() => {
  heard.length = 0;
  server.recover();
});

describe('DocuSeal', () => {
  test('gets the paper with its boxes, its signer and our reference', async () => {
    expect(await provider.send(paper)).toBe('5');
    const [sent] = heard;
    expect(sent?.call).toBe('POST /submissions/pdf');
    expect(sent?.headers['x-auth-token']).toBe(KEY);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      name: paper.titulo,
      send_email: true,
      documents: [
        {
          name: paper.titulo,
          file: paper.pdf.toString('base64'),
          fields: [
            {
              name: 'Firma del cliente',
              type: 'signature',
              role: 'Cliente',
              required: true,
              areas: [{ page: 2, x: 0.1, y: 0.5, w: 0.4, h: 0.06 }],
            },
          ],
        },
      ],
      submitters: [
        {
          role: 'Cliente',
          name: 'Marta Gil',
          email: 'marta@panaderia.example',
          phone: '+34600000000',
          external_id: 'a-paper-of-ours',
        },
      ],
    });
  });

  test('names a new paper also where its server answers the list of signers', async () => {
    answer('POST /submissions/pdf', CREATED.submitters);
    expect(await provider.send(paper)).toBe('5');
  });

  test('is asked for a paper by our reference', async () => {
    expect(await provider.find('a-paper-of-ours')).toBeUndefined();
    answer('GET /submitters', { data: CREATED.submitters });
    expect(await provider.find('a-paper-of-ours')).toBe('5');
    expect(heard.at(-1)?.call).toBe('GET /submitters?external_id=a-paper-of-ours&limit=1');
  });

  test.each([
    ['sent', submission('pending'), { estado: 'enviado' }],
    ['opened', submission('pending', { opened_at: '2026-11-21T09:00:00Z' }), { estado: 'visto' }],
    ['expired', submission('expired'), { estado: 'caducado' }],
    [
      'refused',
      submission('declined', { decline_reason: ' Es caro ' }),
      { estado: 'rechazado', motivo: 'Es caro' },
    ],
    [
      'refused without a word',
      submission('declined'),
      { estado: 'rechazado', motivo: 'No ha dicho el motivo' },
    ],
    [
      'signed',
      submission('completed', { url }),
      {
        estado: 'firmado',
        cuando: SIGNED_AT,
        paper: `${url}/file/paper.pdf`,
        log: `${url}/file/log.pdf`,
      },
    ],
  ])('tells of a paper that was %s', async (_, recorded, expected) => {
    answer('GET /submissions/5', recorded);
    expect(await provider.read('5')).toEqual(expected);
  });

  test('is asked again for a signed paper that it has not made yet', async () => {
    answer('GET /submissions/5', { ...submission('completed', { url }), documents: [] });
    expect((await failureOf(provider.read('5'))).isLasting).toBe(false);
  });

  test('gives papers, and is not told the key where they stand', async () => {
    expect(await provider.download(`${url}/file/paper.pdf`)).toEqual(PAPER);
    expect(heard.at(-1)?.headers['x-auth-token']).toBeUndefined();
  });

  test('may lead to its store of files, and no further than three times', async () => {
    const moved = (location: string) => (response: ServerResponse) => {
      response.writeHead(302, { location }).end();
    };
    answer('GET /file/moved.pdf', moved('/file/log.pdf'));
    expect(await provider.download(`${url}/file/moved.pdf`)).toEqual(LOG);
    answer('GET /file/round.pdf', moved('/file/round.pdf'));
    await failureOf(provider.download(`${url}/file/round.pdf`));
    expect(heard.filter(({ call }) => call.endsWith('round.pdf'))).toHaveLength(4);
  });

  test('takes a paper back', async () => {
    await provider.withdraw('5');
    expect(heard.at(-1)?.call).toBe('DELETE /submissions/5');
  });

  test.each([
    ['a key that it does not know', 401, { error: 'Not authenticated' }, true, /clave/],
    ['a fault of its own', 503, {}, false, /no está disponible \(responde 503\)/],
    ['too many calls', 429, {}, false, /429/],
    ['a paper that it refuses', 422, { error: 'Invalid email' }, true, /lo rechaza .*: Invalid email/],
    ['another page at its address', 200, Buffer.from('<html>'), false, /no se entiende/],
  ])('fails with a sentence for %s', async (_, status, body, isLasting, sentence) => {
    answer('POST /submissions/pdf', body, status);
    const failure = await failureOf(provider.send(paper));
    expect(failure.message).toMatch(sentence);
    expect(failure.isLasting).toBe(isLasting);
  });

  test('that says nothing is not waited for', async () => {
    answer('GET /submissions/5', () => undefined);
    const failure = await failureOf(provider.read('5'));
    expect([failure.message, failure.isLasting]).toEqual(['DocuSeal tarda demasiado en responder', false]);
  });

  test('that cuts a download in the middle has given nothing', async () => {
    answer('GET /file/cut.pdf', (response) => {
      response.writeHead(200, { 'content-length': '4096' });
      response.write(PAPER, () => response.destroy());
    });
    expect((await failureOf(provider.download(`${url}/file/cut.pdf`))).isLasting).toBe(false);
    answer('GET /file/half.pdf', PAPER.subarray(0, 20));
    expect((await failureOf(provider.download(`${url}/file/half.pdf`))).message).toMatch(/entero/);
  });

  test('is not looked for in a private network', async () => {
    const inside = { ...network, isAllowed: isPublicAddress };
    const failure = await failureOf(checkDocuseal({ ...settings, network: inside }));
    expect([failure.isLasting, heard.length]).toEqual([true, 0]);
    await failureOf(docuseal({ ...settings, network: inside }).download(`${url}/file/paper.pdf`));
    expect(heard).toEqual([]);
  });
});
