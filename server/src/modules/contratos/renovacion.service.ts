import type { BodyOf, contratos, productos } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type ProblemError, problem } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { readFicha } from '../puntos-suministro/puntos-suministro.service.ts';
import { requireSellable } from '../venta/venta.service.ts';
import { type Acordado, comisionPrevista } from './acordado.ts';
import { acordadoDe, requireVersion } from './alta.service.ts';
import { insertNumerados } from './contratos.service.ts';
import { type Fila, lockContrato, renovacionDe, versionVigente } from './escritura.repository.ts';
import { contratoEsVisible, getContrato, requireContrato } from './lectura.service.ts';
import { preciosDeCliente } from './respuestas.ts';

type Renovacion = BodyOf<typeof contratos.renew> & { readonly viewer: Viewer; readonly id: string };

/** Makes a draft that follows a contract, which ends when the draft is activated. */
export async function renewContrato(db: Db, renovacion: Renovacion): Promise<contratos.Contrato> {
  soloQuienVende(renovacion.viewer);
  const { id } = await db.transaction().execute((trx) => insertRenovacion(trx, renovacion));
  return getContrato(db, renovacion.viewer, id);
}

/** The draft itself. Without a version it has the one in force of the product that the contract has. */
export async function insertRenovacion(
  trx: Db,
  { viewer, id, productoVersionId }: Renovacion,
): Promise<Fila> {
  const ficha = await requireContrato(trx, viewer, id);
  const punto = await readFicha(trx, viewer, ficha.cups);
  const versionId = productoVersionId ?? (await requireVersionVigente(trx, ficha.productoVersionId));
  const producto = await requireVersion(trx, versionId);
  const acordado = acordadoDe(
    { potenciasKw: ficha.potenciasKw, ...feesDentro(ficha, producto) },
    producto,
    punto,
  );
  const anterior = await lockContrato(trx, id);
  const otra = await renovacionDe(trx, id);
  if (otra) throw await yaRenovado(trx, viewer, otra);
  if (anterior?.atr !== 'activado') {
    throw problem({ code: 'estado-no-permite', status: 409, title: 'Solo se renueva un contrato activo' });
  }
  const { clienteId, comercialId, cups, prorroga } = anterior;
  await requireSellable(trx, clienteId, [{ ...acordado, cups, versionId }]);
  const nueva = {
    ...acordado,
    clienteId,
    comercialId,
    cups,
    prorroga,
    anteriorId: id,
    productoVersionId: producto.versionId,
    comisionPrevistaEur: comisionPrevista(acordado),
    creadoPor: viewer.id,
  };
  const [fila] = await insertNumerados(trx, [nueva], viewer.id);
  return fila!;
}

/** The version in force today of the product of an earlier contract. */
async function requireVersionVigente(db: Db, productoVersionId: string): Promise<string> {
  const versionId = await versionVigente(db, productoVersionId, today());
  if (versionId !== undefined) return versionId;
  throw problem({
    code: 'producto-retirado',
    status: 409,
    title: 'Su producto ya no se vende: elige otro para renovar',
    extra: {
      errors: { productoVersionId: 'Elige un producto en venta' },
    },
  });
}

export type FichaDeRenovacion = Awaited<ReturnType<typeof requireContrato>>;

/** The prices of a contract with the peajes and cargos of today: only then do two contracts of different dates compare. */
export function preciosDeHoy(ficha: FichaDeRenovacion) {
  return preciosDeCliente({ ...ficha, fechaFirma: null, fechaActivacion: null }, today());
}

/** The fees that a contract would be renewed with: its own, within the band of its product where that is still on sale. */
export async function feesDeRenovacion(db: Db, ficha: FichaDeRenovacion) {
  const { feeEnergiaEurMwh, feePotenciaEurKwAnio } = ficha;
  const versionId = await versionVigente(db, ficha.productoVersionId, today());
  if (versionId === undefined) return { feeEnergiaEurMwh, feePotenciaEurKwAnio };
  return feesDentro(ficha, await requireVersion(db, versionId));
}

/** The former fees, moved into the product's band when they lie outside. */
function feesDentro(
  antes: Pick<Acordado, 'feeEnergiaEurMwh' | 'feePotenciaEurKwAnio'>,
  { feeEnergiaEurMwh: energia, feePotenciaEurKwAnio: potencia }: productos.ProductoVigente,
) {
  const dentro = (valor: number, { minimo, maximo }: { minimo: number; maximo: number }) =>
    Math.min(maximo, Math.max(minimo, valor));
  return {
    feeEnergiaEurMwh: dentro(antes.feeEnergiaEurMwh, energia),
    feePotenciaEurKwAnio: dentro(antes.feePotenciaEurKwAnio, potencia),
  };
}

/** The refusal links to the renewal for whoever may open it; nobody else learns which one it is. */
export async function yaRenovado(
  db: Db,
  viewer: Viewer,
  { id, codigo }: { readonly id: string; readonly codigo: string },
): Promise<ProblemError> {
  if (await contratoEsVisible(db, viewer, id)) {
    return problem({
      code: 'ya-renovado',
      status: 409,
      title: `Ya lo renueva ${codigo}`,
      extra: { datos: { contrato: { id, codigo } } },
    });
  }
  return problem({
    code: 'ya-renovado',
    status: 409,
    title: 'Ya lo renueva otro contrato, que no es de tu cartera',
    extra: {
      detail: 'Habla con administración',
    },
  });
}
