import type { Db } from '../../../platform/database.ts';
import { invalidData } from '../../../platform/problems.ts';
import { type Fila, lockContrato } from '../escritura.repository.ts';
import type { FilaLeida } from './fila-leida.ts';
import { conCodigo, conReferencia, delMismoProducto } from './importacion.repository.ts';

/**
 * The contract that a row means: the one with its code; else, on its supply point, the one with its reference;
 * else the one of the same product and dates. Undefined means a new one.
 */
export async function contratoDeFila(
  trx: Db,
  leida: FilaLeida,
  productoId: string | undefined,
): Promise<Fila | undefined> {
  const { codigo, cups } = leida;
  const { referenciaExterna } = leida.valores;
  if (codigo !== null) {
    const conEseCodigo = await conCodigo(trx, codigo);
    if (!conEseCodigo) throw invalidData({ codigo: `No hay ningún contrato ${codigo}` });
    if (conEseCodigo.cups !== cups)
      throw invalidData({ cups: `${codigo} es del punto ${conEseCodigo.cups}` });
    return lockContrato(trx, conEseCodigo.id);
  }
  if (referenciaExterna) {
    return unico(trx, 'referencia', await conReferencia(trx, cups, referenciaExterna));
  }
  if (productoId === undefined) return undefined;
  return unico(trx, 'codigo', await delMismoProducto({ db: trx, cups, productoId, dates: leida }));
}

async function unico(
  trx: Db,
  campo: string,
  hallados: readonly { readonly id: string; readonly codigo: string }[],
): Promise<Fila | undefined> {
  const [hallado, repetido] = hallados;
  if (repetido) {
    const codigos = hallados.map(({ codigo }) => codigo).join(', ');
    throw invalidData({ [campo]: `Pueden ser ${codigos}: escribe el código del contrato` });
  }
  return hallado && lockContrato(trx, hallado.id);
}
