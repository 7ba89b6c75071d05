import { propuestas, type propuestasList, type ResponseOf } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import type { ListOf } from '../../../trade/use-list.tsx';

/** The list of proposals as its address says it. */
export type Lista = ListOf<typeof propuestasList>;

type Resumen = ResponseOf<typeof propuestas.resumen>;

/** What those of each state add up to, with every filter but that of the state: what the strip and the foot tell. */
export function useResumen({ state, board }: Lista) {
  const { page: _page, limit: _limit, sort: _sort, estado: _estado, ...query } = state;
  return useRead(propuestas.resumen, { query }, { keepPrevious: true, enabled: board === undefined });
}

export type Sumas = Omit<Resumen['estados'][number], 'estado'>;

/** Those of the states that are listed, together; without any in force, of all. */
export function sumStates(
  resumen: Resumen | undefined,
  { state: { estado: elegidos = [] } }: Lista,
): Sumas | undefined {
  const listados = resumen?.estados.filter(
    ({ estado }) => elegidos.length === 0 || elegidos.includes(estado),
  );
  return listados?.reduce<Sumas>(
    (suma, uno) => ({
      cuenta: suma.cuenta + uno.cuenta,
      ahorroAnualEur: suma.ahorroAnualEur + uno.ahorroAnualEur,
      consumoAnualKwh: suma.consumoAnualKwh + uno.consumoAnualKwh,
      comisionEur: uno.comisionEur === undefined ? undefined : (suma.comisionEur ?? 0) + uno.comisionEur,
      tuyaEur: uno.tuyaEur === undefined ? undefined : (suma.tuyaEur ?? 0) + uno.tuyaEur,
    }),
    { cuenta: 0, ahorroAnualEur: 0, consumoAnualKwh: 0 },
  );
}
