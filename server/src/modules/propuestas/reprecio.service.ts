import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { today } from '../../platform/today.ts';
import { recalculateAnalisis } from '../analisis/analisis.service.ts';
import { requireOpenCliente } from '../cartera/bloqueo.service.ts';
import { analisisDe, siguienteVersion } from './borrador.service.ts';
import { changePropuesta } from './cambio.ts';
import { compareOfertas, readOferta } from './contenido.ts';
import { findAnalisisLineas, lineasDe } from './propuestas.repository.ts';
import { type Deps, getPropuesta } from './propuestas.service.ts';
import { puntosDe } from './respuestas.ts';
import { requireOfferable } from './ventas.ts';

/**
 * Makes the next version with today's prices and taxes: each analysis gets its next version, and the changes
 * are listed. A product that is no longer on sale is named, with the analysis in which to choose another.
 */
export async function repricePropuesta({
  deps,
  viewer,
  id,
  version,
}: {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly id: string;
  readonly version: number;
}): Promise<propuestas.Propuesta> {
  const { db } = deps;
  const cambio = { id, version, acciones: ['repreciar'] } as const;
  // The check comes before the analyses get their next versions, which stay whatever becomes of the proposal.
  const guardada = await changePropuesta({
    db,
    viewer,
    cambio,
    task: async (trx, propuesta) => {
      await requireOpenCliente(trx, propuesta.clienteId);
      return propuesta;
    },
  });
  const nuevos: string[] = [];
  for (const analisisId of await analisisDe(db, guardada)) {
    nuevos.push((await recalculateAnalisis({ db, viewer, id: analisisId, fecha: today() })).id);
  }
  await changePropuesta({
    db,
    viewer,
    cambio,
    task: async (trx, propuesta) => {
      const { clienteId, comercialId, ...oferta } = await readOferta(trx, viewer, nuevos);
      await requireOfferable(trx, clienteId, oferta.lineas);
      const antes = puntosDe(await lineasDe(trx, id, propuesta.numero));
      const despues = puntosDe(await findAnalisisLineas(trx, oferta.lineas));
      const { validezDias, mensaje } = propuesta;
      const diferencias = compareOfertas(antes, despues);
      await siguienteVersion({
        trx,
        viewer,
        propuesta,
        contenido: { ...oferta, validezDias, mensaje, diferencias },
        accion: 'repreciar',
      });
    },
  });
  return getPropuesta({ deps, viewer, id });
}
