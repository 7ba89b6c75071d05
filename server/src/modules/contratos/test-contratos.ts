import { randomUUID } from 'node:crypto';
import type { contratos } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import type { TestApp } from '../../platform/test-app.ts';
import { type CarteraDePrueba, CUPS, carteraDePrueba, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { productoDePrueba } from '../productos/test-producto.ts';

type Quien = keyof typeof VIEWERS;
type Metodo = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export type NegocioDeContratos = {
  readonly ids: CarteraDePrueba;
  readonly productoId: string;
  /** The version of the product, on sale since 2020. */
  readonly versionId: string;
  /** Makes a call as somebody, and answers its status and body. */
  readonly call: (
    quien: Quien,
    method: Metodo,
    url: string,
    payload?: object,
  ) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
  /** Creates a contract by hand for a supply point of the representative. */
  readonly alta: (cups?: string, cambios?: object) => Promise<contratos.Contrato>;
  /** Takes a contract through actions, as an administrator. */
  readonly take: (
    contrato: { readonly id: string },
    ...acciones: readonly (string | object)[]
  ) => Promise<contratos.Contrato>;
};

/** After these actions the contract is one step from being active. */
export const HASTA_SOLICITADO = [
  'enviar',
  { accion: 'firmar', fecha: '2025-01-10' },
  'dar-por-firmado',
  { accion: 'solicitar', fecha: '2025-01-12' },
] as const;

/**
 * Makes people, supply points, a product with permanence, and a rule of 100 € a contract, with 70 % for the
 * seller and 10 % above.
 */
export async function negocioDeContratos(test: TestApp): Promise<NegocioDeContratos> {
  const { app, db } = test;
  const ids = await carteraDePrueba(db);
  const call: NegocioDeContratos['call'] = async (quien, method, url, payload) => {
    const headers = await headersOf(test, VIEWERS[quien]);
    const answer = await app.inject({ method, url: `/v1${url}`, headers, payload });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  const producto = await call('admin', 'POST', '/productos', productoDePrueba({ permanencia: true }));
  const versionId: string = producto.body.version.id;
  await insertRegla(db);
  const alta: NegocioDeContratos['alta'] = async (cups = CUPS.taller, cambios = {}) => {
    const body = { cups, productoVersionId: versionId, potenciasKw: [20, 20, 20, 20, 20, 30], ...cambios };
    return bien(await call('comercial', 'POST', '/contratos', body));
  };
  const take: NegocioDeContratos['take'] = async ({ id }, ...acciones) => {
    let contrato = bien(await call('admin', 'GET', `/contratos/${id}`));
    for (const una of acciones) {
      const accion = typeof una === 'string' ? { accion: una } : una;
      const { version } = contrato;
      contrato = bien(await call('admin', 'POST', `/contratos/${id}/acciones`, { ...accion, version }));
    }
    return contrato;
  };
  return { ids, productoId: producto.body.id, versionId, call, alta, take };
}

function bien({ status, body }: { status: number; body: contratos.Contrato }): contratos.Contrato {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

async function insertRegla(db: Db): Promise<void> {
  await db
    .insertInto('reglaComision')
    .values({ id: randomUUID(), tipo: 'fija', valor: 100, reparto: [70, 10], desde: '2020-01-01' })
    .execute();
}
