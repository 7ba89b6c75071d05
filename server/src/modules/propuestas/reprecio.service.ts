import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { today } from '../../platform/today.ts';
import { recalculateAnalisis } from '../analisis/analisis.service.ts';
import { requireOpenCliente } from '../cartera/bloqueo.service.ts';
import { siguienteVersion } from './borrador.service.ts';
import { byOferta } from './by-oferta.ts';
import { changePropuesta } from './cambio.ts';
import { compareOfertas } from './contenido.ts';
import { analisisDeOfertas, readOfertas } from './ofertas.ts';
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
  const guardadas = await analisisDeOfertas(db, guardada);
  const nuevos = new Map<string, string>();
  for (const analisisId of new Set([...guardadas.analisis, ...guardadas.alternativas.flat()])) {
    nuevos.set(analisisId, (await recalculateAnalisis({ db, viewer, id: analisisId, fecha: today() })).id);
  }
  const repriced = (ids: readonly string[]) => ids.map((analisisId) => nuevos.get(analisisId) ?? analisisId);
  await changePropuesta({
    db,
    viewer,
    cambio,
    task: async (trx, propuesta) => {
      const { clienteId, ofertas } = await readOfertas(trx, viewer, {
        analisis: repriced(guardadas.analisis),
        alternativas: guardadas.alternativas.map(repriced),
      });
      await requireOfferable(trx, clienteId, { ofertas });
      const antes = byOferta(await lineasDe(trx, id, propuesta.numero));
      const diferencias: propuestas.Diferencia[] = [];
      for (const [i, oferta] of ofertas.entries()) {
        const despues = puntosDe(await findAnalisisLineas(trx, oferta.lineas));
        const suyas = compareOfertas(puntosDe(antes[i]?.lineas ?? []), despues);
        diferencias.push(...suyas.map((una) => (ofertas.length > 1 ? { oferta: i + 1, ...una } : una)));
      }
      const { validezDias, mensaje } = propuesta;
      await siguienteVersion({
        trx,
        viewer,
        propuesta,
        contenido: { ofertas, validezDias, mensaje, diferencias },
        accion: 'repreciar',
      });
    },
  });
  return getPropuesta({ deps, viewer, id });
}
