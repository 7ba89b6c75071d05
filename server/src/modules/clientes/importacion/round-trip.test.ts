import { clientesLote } from '@vatio/contract/endpoints';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bancoDePrueba } from '../../../test-banco.ts';
import { columnasDe } from './columnas.ts';

const { call, upload, db } = await bancoDePrueba();
await db.deleteFrom('puntoSuministro').execute();

/** The valid NIF of a person, made from a number. */
const nifDe = (numero: number) =>
  `${String(numero).padStart(8, '0')}${'TRWAGMYFPDXBNJZSQVHLCKE'[numero % 23]}`;

/** The signs that mean something to a CSV, to XML or to a spreadsheet, in every mixture. */
const texto = fc
  .string({ unit: fc.constantFrom(...'\'"=+-@＝;,<&>\t\n ñÁ7a'), minLength: 1, maxLength: 30 })
  .map((escrito) => escrito.trim())
  .filter((escrito) => escrito !== '');
const quizas = fc.option(texto, { nil: null });

const cliente = fc.record({
  numero: fc.nat(99_999_999),
  tipo: fc.constantFrom('persona', 'empresa'),
  nombre: texto,
  telefono: fc.constantFrom('+34 600 111 222', '600111222', '+34600111222', null),
  email: fc.constantFrom('ana@molinos.example', null),
  direccion: quizas,
  codigoPostal: fc.constantFrom('01001', '28001', null),
  municipio: quizas,
  cnae: fc.constantFrom('0111', '3514', null),
});

/** A name and a street that begin like a formula which an export has disarmed. */
const WITH_APOSTROPHES = {
  numero: 77_487_347,
  tipo: 'persona',
  nombre: "'-7 de Mayo",
  telefono: null,
  email: null,
  direccion: "''+34 bis",
  codigoPostal: null,
  municipio: null,
  cnae: null,
} as const;

const importables = new Set(columnasDe([]).map(({ titulo }) => titulo));

async function exportFile(formato: 'csv' | 'xlsx'): Promise<Buffer> {
  return (await call('admin', 'GET', `/exportacion?formato=${formato}`)).rawPayload;
}

async function importFile(fichero: Buffer, ensayo: 'si' | 'no') {
  const blob = new Blob([Uint8Array.from(fichero)]);
  const { status, body } = await upload('admin', `/importacion?ensayo=${ensayo}`, blob, 'clientes');
  expect([status, body.detail]).toEqual([200, undefined]);
  return clientesLote.importFile.response.parse(body);
}

/** The fields of each client in the list that a file can carry too. */
async function guardados() {
  return db
    .selectFrom('cliente')
    .select(['tipo', 'nombre', 'nif', 'email', 'telefono', 'direccion', 'codigoPostal', 'municipio'])
    .select(['provincia', 'cnae', 'iban', 'comercialId'])
    .orderBy('nif')
    .execute();
}

test.each(['csv', 'xlsx'] as const)(
  'clients exported as %s are imported without a change, and into nothing give the same clients',
  async (formato) => {
    const distintos = fc.uniqueArray(cliente, {
      selector: ({ numero }) => numero,
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(distintos, async (clientes) => {
        await db.deleteFrom('cliente').execute();
        for (const { numero, ...datos } of clientes) {
          const { status, body } = await call('admin', 'POST', '', { ...datos, nif: nifDe(numero) });
          expect([status, body.errors]).toEqual([200, undefined]);
        }
        const antes = await guardados();
        const fichero = await exportFile(formato);
        const { ensayo, columnas } = await importFile(fichero, 'si');
        expect(ensayo).toMatchObject({ errores: 0, creados: 0, cambiados: 0, sinCambios: clientes.length });
        for (const { titulo, campo } of columnas)
          expect([titulo, campo !== null]).toEqual([titulo, importables.has(titulo)]);
        await db.deleteFrom('cliente').execute();
        expect((await importFile(fichero, 'no')).operacion).toMatchObject({ hechas: clientes.length });
        expect(await guardados()).toEqual(antes);
      }),
      { numRuns: 8, endOnFailure: true, examples: [[[WITH_APOSTROPHES]]] },
    );
  },
);
