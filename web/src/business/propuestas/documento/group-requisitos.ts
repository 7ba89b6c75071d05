import type { requisitosDeFirma } from '@vatio/contract';

type Row = requisitosDeFirma.Requisito;
type Group = { readonly key: string; readonly row: Row; readonly cups: readonly string[] };

/** The requirements of several supplies, each said once for all those that are in the same state. */
export function groupRequisitos(
  suministros: readonly { readonly cups: string; readonly rows: readonly Row[] }[],
): Group[] {
  const groups = new Map<string, Group>();
  const order = suministros[0]?.rows.map(({ requisito }) => requisito) ?? [];
  for (const { cups, rows } of suministros) {
    for (const row of rows) {
      const key = [row.requisito, row.estado, row.motivo].join(' ');
      groups.set(key, { key, row, cups: [...(groups.get(key)?.cups ?? []), cups] });
    }
  }
  const placeOf = ({ row }: Group) => order.indexOf(row.requisito);
  return [...groups.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}
