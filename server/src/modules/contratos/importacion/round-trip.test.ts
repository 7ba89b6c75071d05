import { contratosImportacion } from '@vatio/contract/endpoints';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../test-contratos.ts';

const harness = await testApp();
const { app, db } = harness;
const { alta, take, ids } = await negocioDeContratos(harness);
await db.updateTable('cliente').set({ nif: 'B12345674' }).where('id', '=', ids.taller).execute();
const headers = await headersOf(harness, VIEWERS.admin);

async function exportFile(formato: 'csv' | 'xlsx'): Promise<Buffer> {
  const url = `/v1/contratos/exportacion?formato=${formato}&sort=codigo`;
  return (await app.inject({ url, headers })).rawPayload;
}

async function importFile(fichero: Buffer, ensayo: 'si' | 'no', columnas?: object) {
  const form = new FormData();
  form.set('fichero', new Blob([Uint8Array.from(fichero)]), 'contratos');
  if (columnas) form.set('columnas', JSON.stringify(columnas));
  const cuerpo = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/contratos/importacion?ensayo=${ensayo}`,
    headers: { ...headers, 'content-type': cuerpo.headers.get('content-type') ?? '' },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  expect([answer.statusCode, answer.json().detail]).toEqual([200, undefined]);
  return contratosImportacion.importFile.response.parse(answer.json());
}

/** The agreed terms of each contract, and the dates of its life. */
async function guardados() {
  return db
    .selectFrom('contrato')
    .select(['cups', 'clienteId', 'comercialId', 'productoVersionId', 'referenciaExterna', 'notas'])
    .select(['precioEnergiaEurKwh', 'precioPotenciaEurKwAnio', 'potenciasKw', 'consumoAnualKwh'])
    .select(['feeEnergiaEurMwh', 'feePotenciaEurKwAnio', 'duracionMeses', 'permanencia', 'prorroga'])
    .select(['fechaFirma', 'fechaActivacion', 'fechaFin', 'permanenciaHasta', 'revisionPrecio', 'fechaBaja'])
    .orderBy('codigo')
    .execute();
}

const cifra = (maximo: number, decimales: number) =>
  fc.nat(maximo * 10 ** decimales).map((entero) => entero / 10 ** decimales);
const seis = (precio: fc.Arbitrary<number>) => fc.array(precio, { minLength: 6, maxLength: 6 });
const texto = fc
  .string({ unit: fc.constantFrom(...'\'"=+-@＝;,<&>\n ñÁ7a'), minLength: 1, maxLength: 30 })
  .map((escrito) => escrito.trim())
  .filter((escrito) => escrito !== '');

const contrato = fc.record({
  // The fees lie within the product's band. A reference is one line with single spaces.
  referencia: texto.map((escrito) => escrito.replace(/\s+/g, ' ')),
  notas: texto,
  precioEnergiaEurKwh: seis(cifra(1, 6)),
  precioPotenciaEurKwAnio: seis(cifra(100, 6)),
  feeEnergiaEurMwh: cifra(10, 2),
  feePotenciaEurKwAnio: cifra(5, 2),
  consumoAnualKwh: cifra(2_000_000, 3),
  duracionMeses: fc.integer({ min: 1, max: 60 }),
  prorroga: fc.boolean(),
});

test.each(['csv', 'xlsx'] as const)(
  'contracts exported as %s map by themselves, are imported without a change, and into nothing give the same contracts',
  async (formato) => {
    const varios = fc.array(contrato, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(varios, async (contratos) => {
        await db.deleteFrom('contrato').execute();
        for (const [i, { referencia, ...datos }] of contratos.entries()) {
          await alta(CUPS.taller, { ...datos, referenciaExterna: `${i} ${referencia}` });
        }
        const activo = await alta(CUPS.panaderia, { referenciaExterna: 'activo' });
        await take(activo, ...HASTA_SOLICITADO, { accion: 'activar', fecha: '2025-02-10' });
        const total = contratos.length + 1;
        const antes = await guardados();
        const fichero = await exportFile(formato);
        const { ensayo } = await importFile(fichero, 'si');
        expect(ensayo).toMatchObject({ errores: 0, creados: 0, cambiados: 0, sinCambios: total });
        await db.deleteFrom('contrato').execute();
        const { operacion } = await importFile(fichero, 'no', { Código: null });
        expect(operacion).toMatchObject({ hechas: total, rechazadas: 0 });
        expect(await guardados()).toEqual(antes);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  },
);
