import type { propuestas } from '@vatio/contract';
import type { Viewer } from '../../platform/access-token.ts';
import { notFound, versionAntigua } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { recalcular } from '../analisis/analisis.service.ts';
import { analisisDe, rechazarBloqueado, siguienteVersion } from './borrador.service.ts';
import { changePropuesta } from './cambio.ts';
import { compararOfertas, leerOferta } from './contenido.ts';
import { findAnalisisLineas, findPropuesta, lineasDe } from './propuestas.repository.ts';
import { type Deps, getPropuesta } from './propuestas.service.ts';
import { puntosDe } from './respuestas.ts';

/**
 * The next version, with today's prices and taxes: each analysis gets its next version, and what changes is listed. A
 * product no longer on sale is said, with the analysis in which to choose another one.
 */
export async function repreciar(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: number,
): Promise<propuestas.Propuesta> {
  soloQuienVende(viewer);
  const { db } = deps;
  const guardada = await findPropuesta(db, viewer, id);
  if (guardada === undefined) throw notFound();
  if (guardada.version !== version) throw versionAntigua(guardada.version, { version: guardada.version }, {});
  const nuevos: string[] = [];
  for (const analisisId of await analisisDe(db, guardada)) {
    nuevos.push((await recalcular(db, viewer, analisisId, today())).id);
  }
  await changePropuesta(db, viewer, { id, version, acciones: ['repreciar'] }, async (trx, propuesta) => {
    await rechazarBloqueado(trx, propuesta.clienteId);
    const { clienteId, comercialId, ...oferta } = await leerOferta(trx, viewer, nuevos);
    const antes = puntosDe(await lineasDe(trx, id, propuesta.numero), viewer);
    const despues = puntosDe(await findAnalisisLineas(trx, oferta.lineas), viewer);
    const { validezDias, mensaje } = propuesta;
    const diferencias = compararOfertas(antes, despues);
    await siguienteVersion(
      trx,
      viewer,
      propuesta,
      { ...oferta, validezDias, mensaje, diferencias },
      'repreciar',
    );
  });
  return getPropuesta(deps, viewer, id);
}
