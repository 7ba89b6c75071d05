import type { puntosImportacion, ResponseOf } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { CUPS, headersOf, VIEWERS } from './modules/cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { INDEXADO, productoDePrueba } from './modules/productos/test-producto.ts';
import { testApp } from './platform/test-app.ts';

const harness = await testApp();
const { app, db } = harness;
const { alta, take, ids } = await negocioDeContratos(harness);
await db.updateTable('cliente').set({ nif: 'B12345674' }).where('id', '=', ids.taller).execute();
await alta(CUPS.taller, { notas: "'=1+1; «notas»", referenciaExterna: 'A-1' });
const activo = await alta(CUPS.panaderia, { referenciaExterna: 'A-2' });
await take(activo, ...HASTA_SOLICITADO, { accion: 'activar', fecha: '2025-02-10' });
const headers = await headersOf(harness, VIEWERS.admin);

async function write(method: 'POST' | 'PATCH', url: string, payload: object) {
  const answer = await app.inject({ method, url: `/v1${url}`, headers, payload });
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  return answer.json();
}

for (const producto of [
  productoDePrueba({ nombre: 'Corriente' }),
  productoDePrueba({ nombre: 'De antes', version: { hasta: '2021-12-31' } }),
  productoDePrueba({ nombre: 'De mañana', version: { desde: '2099-01-01' } }),
  productoDePrueba({
    nombre: '\'=Índice; "pasante"',
    tipo: 'indexado',
    zonas: ['canarias', 'peninsula'],
    permanencia: true,
    peajesIncluidos: false,
    version: {
      ...INDEXADO,
      potenciaKw: { minimo: 15, maximo: 50 },
      consumoAnualMwh: { minimo: 0, maximo: 120.5 },
    },
  }),
]) {
  await write('POST', '/productos', producto);
}
const { id, edicion } = await write('POST', '/productos', productoDePrueba({ nombre: 'Retirado' }));
await write('PATCH', `/productos/${id}`, { activo: false, edicion: edicion ?? 1 });

/** What a trial of the file would do: the rows that it refuses or changes, and those that it leaves as they are. */
type Ensayo = {
  readonly errores: number;
  readonly cambios: number;
  readonly iguales: number;
  readonly motivos: unknown;
};

type Plan = NonNullable<ResponseOf<typeof puntosImportacion.importFile>['ensayo']>;

const ofPlan = ({ ensayo }: { ensayo: Plan }): Ensayo => ({
  errores: ensayo.errores,
  cambios: ensayo.creados + ensayo.cambiados,
  iguales: ensayo.sinCambios,
  motivos: ensayo.filas.flatMap(({ motivo }) => motivo ?? []),
});

type DePrecios = {
  errores: number;
  nuevos: number;
  nuevasVersiones: number;
  sinCambios: number;
  cambios: { motivo: string | null }[];
};

const ofTarifario = (plan: DePrecios): Ensayo => ({
  errores: plan.errores,
  cambios: plan.nuevos + plan.nuevasVersiones,
  iguales: plan.sinCambios,
  motivos: plan.cambios.flatMap(({ motivo }) => motivo ?? []),
});

/** Every export that has an import of its own. */
const LISTAS = [
  { exporta: '/clientes/exportacion', importa: '/clientes/importacion', leer: ofPlan },
  { exporta: '/contratos/exportacion', importa: '/contratos/importacion', leer: ofPlan },
  { exporta: '/puntos-suministro/exportacion', importa: '/puntos-suministro/importacion', leer: ofPlan },
  { exporta: '/productos/exportacion', importa: '/productos/tarifario', leer: ofTarifario },
];

test.each(LISTAS.flatMap((lista) => (['csv', 'xlsx'] as const).map((formato) => ({ ...lista, formato }))))(
  'the export $exporta as $formato comes back in without a refused row or a change',
  async ({ exporta, importa, leer, formato }) => {
    const exported = await app.inject({ url: `/v1${exporta}?formato=${formato}`, headers });
    expect(exported.statusCode).toBe(200);
    const form = new FormData();
    form.set('fichero', new Blob([Uint8Array.from(exported.rawPayload)]), `lista.${formato}`);
    const cuerpo = new Response(form);
    const answer = await app.inject({
      method: 'POST',
      url: `/v1${importa}?ensayo=si`,
      headers: { ...headers, 'content-type': cuerpo.headers.get('content-type') ?? '' },
      payload: Buffer.from(await cuerpo.arrayBuffer()),
    });
    const { detail, errors, ...respuesta } = answer.json();
    expect([answer.statusCode, detail, errors]).toEqual([200, undefined, undefined]);
    const { iguales, ...resto } = leer(respuesta);
    expect(resto).toEqual({ errores: 0, cambios: 0, motivos: [] });
    expect(iguales).toBeGreaterThan(0);
  },
);
