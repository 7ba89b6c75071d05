import { readFileSync } from 'node:fs';
import { clientesLote } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { bancoDePrueba } from '../../../test-banco.ts';

const { upload } = await bancoDePrueba();

const MANUAL = readFileSync(new URL('../../../../../docs/manual/traer-tu-crm.md', import.meta.url), 'utf8');

/** The tables of the manual under the headings that begin so, as the files that they stand for. */
const EJEMPLOS = MANUAL.split('\n## ')
  .filter((section) => section.startsWith('Ejemplo'))
  .map((section) => {
    const lines = section.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('|--'));
    const cells = lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    );
    return { titulo: section.split('\n')[0] ?? '', fichero: cells.map((row) => row.join(';')).join('\n') };
  });

async function send(texto: string, ensayo: 'si' | 'no') {
  const { status, body } = await upload(
    'admin',
    `/importacion?ensayo=${ensayo}`,
    new Blob([texto]),
    'crm.csv',
  );
  expect([status, body.detail]).toEqual([200, undefined]);
  return clientesLote.importFile.response.parse(body);
}

test('the manual has three examples of exports of other programs', () => {
  expect(EJEMPLOS.map(({ titulo }) => titulo)).toHaveLength(3);
});

test.each(EJEMPLOS)(
  '$titulo of the manual comes in whole, without a mapping by hand',
  async ({ fichero }) => {
    const filas = fichero.split('\n').length - 1;
    const { ensayo } = await send(fichero, 'si');
    expect(ensayo).toMatchObject({ creados: filas, errores: 0, conAviso: 0 });
    const { operacion } = await send(fichero, 'no');
    expect(operacion).toMatchObject({ hechas: filas, rechazadas: 0 });
    expect((await send(fichero, 'si')).ensayo).toMatchObject({ sinCambios: filas, errores: 0 });
  },
);

const NOMBRES = ['EspoCRM', 'HubSpot', 'Odoo', 'Pipedrive', 'Salesforce'] as const;

/** The titles of an export of each program, with one row. */
const EXPORTACIONES: Readonly<Record<(typeof NOMBRES)[number], readonly [string, string][]>> = {
  EspoCRM: [
    ['ID', '65f1c0d2e8a'],
    ['Name', 'Espo, S.L.'],
    ['Email', 'a@espo.example'],
    ['Phone', '600 111 001'],
    ['Billing Address Street', 'Calle 1'],
    ['Billing Address City', 'Madrid'],
    ['Billing Address Postal Code', '28001'],
    ['Assigned User', ''],
    ['Created At', '2024-05-06 10:11:12'],
  ],
  HubSpot: [
    ['Record ID', '1'],
    ['First Name', 'Hugo'],
    ['Last Name', 'Paz'],
    ['Email', 'a@hub.example'],
    ['Mobile Phone Number', '600 111 002'],
    ['City', 'Madrid'],
    ['State/Region', 'Madrid'],
    ['Contact owner', ''],
    ['Create Date', '2024-05-06 10:11'],
  ],
  Odoo: [
    ['ID', '12'],
    ['Name', 'Odoo, S.L.'],
    ['Tax ID', 'ESB46000014'],
    ['Phone', '600 111 003'],
    ['Street', 'Calle 3'],
    ['Zip', '28003'],
    ['City', 'Madrid'],
    ['Salesperson', ''],
  ],
  Pipedrive: [
    ['Person - ID', '5'],
    ['Person - Name', 'Rosa Gil'],
    ['Person - Organization', 'Pipe, S.L.'],
    ['Person - Email - Work', 'a@pipe.example'],
    ['Person - Phone - Work', '600 111 004'],
    ['Person - Owner', ''],
  ],
  Salesforce: [
    ['Account ID', '001xx'],
    ['Account Name', 'Force, S.L.'],
    ['First Name', 'Sara'],
    ['Last Name', 'Luz'],
    ['Email', 'a@force.example'],
    ['Billing Street', 'Calle 5'],
    ['Billing State/Province', 'Madrid'],
    ['Billing Zip/Postal Code', '28005'],
    ['Account Owner', ''],
  ],
};

const LLAMADOS: Readonly<Record<(typeof NOMBRES)[number], string>> = {
  EspoCRM: 'Espo, S.L.',
  HubSpot: 'Hugo Paz',
  Odoo: 'Odoo, S.L.',
  Pipedrive: 'Pipe, S.L.',
  Salesforce: 'Force, S.L.',
};

test.each(NOMBRES)('an export of %s is understood by its titles', async (programa) => {
  const columnas = EXPORTACIONES[programa];
  const fichero = [0, 1].map((i) => columnas.map((columna) => columna[i]).join('\t')).join('\n');
  const { ensayo } = await send(fichero, 'si');
  expect(ensayo?.filas).toMatchObject([{ accion: 'crear', nombre: LLAMADOS[programa], motivo: null }]);
});
