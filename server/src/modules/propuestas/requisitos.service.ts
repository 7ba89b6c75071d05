import type { ResponseOf, requisitosDeFirma } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { previewRequisitos } from '../contratos/requisitos/requisitos.service.ts';
import { findPropuesta, lineasDe } from './propuestas.repository.ts';
import { ventasDe } from './ventas.ts';

/** What each supply of the offer that counts would lack to be signed. */
export async function requisitosDePropuesta(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<ResponseOf<typeof requisitosDeFirma.ofPropuesta>> {
  const propuesta = await findPropuesta(db, viewer, { id });
  if (propuesta === undefined) throw notFound();
  const { numero, oferta, clienteId, comercialId } = propuesta;
  const lineas = (await lineasDe(db, id, numero)).filter((linea) => linea.oferta === oferta);
  const suministros: ResponseOf<typeof requisitosDeFirma.ofPropuesta>['suministros'] = [];
  for (const { cups, versionId } of ventasDe(lineas)) {
    const declarada = { clienteId, comercialId, cups, propuestaId: id, productoVersionId: versionId };
    suministros.push({ cups, rows: await previewRequisitos(db, declarada) });
  }
  return { suministros };
}
