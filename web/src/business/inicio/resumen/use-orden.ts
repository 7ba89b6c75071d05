import { cuenta, inicio } from '@vatio/contract';
import { changeUser, useSession } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';

type Tarjeta = inicio.Tarjeta;

/** The cards in the person's own order, and how they change it. It is kept on the account, and shown before the server has it. */
export function useOrden() {
  const orden = withLater(useSession()?.userData.ordenDeInicio ?? []);
  // Should the server not hear of it, the order lasts as long as the session.
  const { mutate: keep } = useWrite(cuenta.keepOrdenDeInicio);
  const setOrden = (ordenDeInicio: Tarjeta[]) => {
    changeUser({ ordenDeInicio });
    keep({ body: { ordenDeInicio } });
  };
  return { orden, setOrden };
}

/** A card that came after the order was chosen stands at its end. */
function withLater(chosen: readonly Tarjeta[]): Tarjeta[] {
  return [...chosen, ...inicio.TARJETAS.filter((tarjeta) => !chosen.includes(tarjeta))];
}

/** These take a line of their own; the others stand beside one another. */
const WIDE: ReadonlySet<Tarjeta> = new Set(['actividad', 'cups']);

/** The cards line by line. */
export function linesOf(orden: readonly Tarjeta[]): Tarjeta[][] {
  const lines: Tarjeta[][] = [];
  for (const tarjeta of orden) {
    const last = lines.at(-1);
    const [neighbour] = last ?? [];
    if (last && neighbour && !WIDE.has(tarjeta) && !WIDE.has(neighbour)) last.push(tarjeta);
    else lines.push([tarjeta]);
  }
  return lines;
}
