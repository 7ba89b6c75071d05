import { motivoDeGas, parseCups } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData } from '../../platform/problems.ts';
import { type Asunto, findCliente, findContrato, findPunto } from './tareas.repository.ts';

const NADA: Asunto = { clienteId: null, cups: null, contratoId: null };

/** What a task is about, from the most exact that was given; the rest of it follows. */
export async function resolveAsunto(
  db: Db,
  viewer: Viewer,
  { clienteId, cups, contratoId }: Partial<Asunto>,
): Promise<Asunto> {
  if (contratoId) {
    return seen(await findContrato(db, viewer, contratoId), { contratoId: 'No existe ese contrato' });
  }
  if (cups) {
    const read = parseCups(cups);
    if (!read.ok) throw invalidData({ cups: read.issue.message });
    return seen(await findPunto(db, viewer, read.value.cups), {
      cups: motivoDeGas(read.value.cups) ?? 'No existe ese punto de suministro',
    });
  }
  if (clienteId)
    return seen(await findCliente(db, viewer, clienteId), { clienteId: 'No existe ese cliente' });
  return NADA;
}

function seen(asunto: Asunto | undefined, refusal: Record<string, string>): Asunto {
  if (asunto === undefined) throw invalidData(refusal);
  return asunto;
}
