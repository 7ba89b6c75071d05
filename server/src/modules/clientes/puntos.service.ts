import type { clientes, ResponseOf } from '@vatio/contract/endpoints';
import { parseCups } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countForeignCodesOfFile } from '../../platform/foreign-codes.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { insertAuditorias } from '../auditoria/auditoria.repository.ts';
import { assignCliente, deOtraCartera, lockPuntos } from '../puntos-suministro/asignacion.repository.ts';
import { lockVigente, sobre } from './clientes.service.ts';

type Resultados = ResponseOf<typeof clientes.assignPuntos>['resultados'];

/** Gives points without client to this one. Each CUPS of the call has a result. */
export async function assignPuntos({
  db,
  viewer,
  id,
  enviados,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly enviados: readonly string[];
}): Promise<Resultados> {
  soloQuienVende(viewer);
  return db.transaction().execute(async (trx) => {
    const { id: clienteId } = await lockVigente(trx, viewer, id);
    const leidos = enviados.map((texto) => ({ texto, cups: parseCups(texto) }));
    const validos = leidos.flatMap(({ cups }) => (cups.ok ? [cups.value.cups] : []));
    const puntos = new Map((await lockPuntos(trx, viewer, validos)).map((punto) => [punto.cups, punto]));
    const nuevos = [...puntos.values()].filter((punto) => punto.clienteId === null).map(({ cups }) => cups);
    const ajenos = await deOtraCartera(trx, viewer, validos);
    await countForeignCodesOfFile(trx, viewer, ajenos);
    await assignCliente(trx, nuevos, clienteId);
    await insertAuditorias(trx, [
      ...nuevos.map((cups) => ({
        usuarioId: viewer.id,
        entidad: 'punto-suministro' as const,
        entidadId: cups,
        accion: 'asignar',
        antes: { clienteId: null },
        despues: { clienteId },
      })),
      ...(nuevos.length > 0
        ? [{ ...sobre(viewer, clienteId), accion: 'asignar-puntos', despues: { cups: nuevos } }]
        : []),
    ]);
    return leidos.map(({ texto, cups }) => {
      if (!cups.ok) return { cups: texto, resultado: 'no-valido' };
      const punto = puntos.get(cups.value.cups);
      if (punto === undefined) {
        const resultado = ajenos.has(cups.value.cups) ? 'de-otra-cartera' : 'no-existe';
        return { cups: cups.value.cups, resultado };
      }
      if (punto.clienteId === null) return { cups: punto.cups, resultado: 'asignado' };
      return { cups: punto.cups, resultado: punto.clienteId === clienteId ? 'ya-era-suyo' : 'de-otro' };
    });
  });
}
