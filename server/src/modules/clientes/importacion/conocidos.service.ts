import { parseNif } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { foldText } from '../../../platform/fold-text.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { listComercializadoras } from '../../puntos-suministro/contrato-ajeno.repository.ts';
import type { Comercial } from './comercial-escrito.ts';
import { type Conocidos, claveDeNota } from './conocidos.ts';
import { type Buscados, findClientes, findNotas, findPuntos } from './importacion.repository.ts';
import type { Renglon } from './renglon.ts';

/** Looks up whatever some rows name. */
export async function loadKnown({
  db,
  viewer,
  renglones,
  comerciales,
  lock,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly renglones: readonly Renglon[];
  readonly comerciales: readonly Comercial[];
  readonly lock: { readonly retener: boolean };
}): Promise<Conocidos> {
  const buscados = buscadosDe(renglones);
  const clientes = await findClientes({ db, viewer, buscados, lock });
  const puntos = await findPuntos(db, viewer, buscados.cups);
  const conNota = renglones.some(({ nota }) => nota !== undefined);
  const notas = conNota
    ? await findNotas(
        db,
        clientes.map(({ id }) => id),
      )
    : [];
  const conContrato = renglones.some(({ suministros }) => suministros?.contrato !== undefined);
  return {
    clientes,
    comerciales,
    comercializadoras: conContrato ? await listComercializadoras(db) : [],
    puntos: new Map(puntos.map((punto) => [punto.cups, punto])),
    notas: new Set(notas.map(({ clienteId, texto }) => claveDeNota(clienteId, texto))),
  };
}

/** The valid NIF and identifiers, names and CUPS with which the clients of some rows are looked up. */
export function buscadosDe(renglones: readonly Renglon[]): Buscados {
  return {
    nifs: renglones.flatMap(({ datos: { nif } }) => (nif && parseNif(nif).ok ? [nif] : [])),
    ids: renglones.flatMap(({ id }) => (id && isUuid(id) ? [id.toLowerCase()] : [])),
    nombres: renglones.flatMap(({ id, datos: { nif, nombre } }) =>
      !nif && !id && nombre ? [foldText(nombre)] : [],
    ),
    cups: renglones.flatMap(({ suministros }) => suministros?.cups ?? []),
  };
}
