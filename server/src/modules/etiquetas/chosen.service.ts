import { clientes, contratos, type etiquetas, puntosSuministro } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { elegidosDe as clientesElegidos } from '../clientes/lote/seleccion.repository.ts';
import { elegidos as contratosElegidos } from '../contratos/lote.repository.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import { type Buscados, buscadosDe } from '../operaciones/lote.service.ts';
import { elegidosDe as puntosElegidos } from '../puntos-suministro/asignacion.repository.ts';
import type { Thing } from './places.repository.ts';

const PAGE = { page: true, limit: true, sort: true } as const;

/** The rows chosen in the list of each kind of thing. */
const CHOSEN: Readonly<
  Record<etiquetas.Entidad, (viewer: Viewer, which: Buscados<Readonly<Record<string, string>>>) => Elegidos>
> = {
  cliente: (viewer, which) => clientesElegidos(viewer, buscadosDe(which, clientes.list.query.omit(PAGE))),
  'punto-suministro': (viewer, which) =>
    puntosElegidos(viewer, buscadosDe(which, puntosSuministro.list.query.omit(PAGE))),
  contrato: (viewer, which) => contratosElegidos(viewer, buscadosDe(which, contratos.list.query.omit(PAGE))),
};

/** The marked rows of a list, or all that match its filters. */
export function chosenThings(
  entidad: etiquetas.Entidad,
  viewer: Viewer,
  which: Buscados<Readonly<Record<string, string>>>,
): Elegidos {
  return CHOSEN[entidad](viewer, which);
}

/** The thing of a row of an operation. */
export function thingOf({
  entidad,
  entidadId,
}: {
  readonly entidad: string;
  readonly entidadId: string;
}): Thing {
  return { entidad: entidad as etiquetas.Entidad, id: entidadId };
}
