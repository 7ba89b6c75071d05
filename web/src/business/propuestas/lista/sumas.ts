import { propuestas, type propuestasList, type ResponseOf } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import type { ListOf } from '../../../trade/use-list.tsx';

export type Lista = ListOf<typeof propuestasList>;

type Resumen = ResponseOf<typeof propuestas.summary>;

/** The sums of each state with every filter except that by state, for the strip and the foot of the table. */
export function useResumen({ state, board }: Lista) {
  const { page: _page, limit: _limit, sort: _sort, estado: _estado, ...query } = state;
  return useRead(propuestas.summary, { query }, { keepPrevious: true, enabled: board === undefined });
}

export type Sumas = Omit<Resumen['estados'][number], 'estado'>;

/** The sums of the states in the filter or, without that filter, of all of them. */
export function sumStates(
  resumen: Resumen | undefined,
  { state: { estado: elegidos = [] } }: Lista,
): Sumas | undefined {
  const listados = resumen?.estados.filter(
    ({ estado }) => elegidos.length === 0 || elegidos.includes(estado),
  );
  const sumas = listados?.reduce<Sumas>(
    (suma, fila) => ({
      cuenta: suma.cuenta + fila.cuenta,
      ahorroAnualEur: suma.ahorroAnualEur + fila.ahorroAnualEur,
      consumoAnualKwh: suma.consumoAnualKwh + fila.consumoAnualKwh,
      comisionEur: fila.comisionEur === undefined ? undefined : (suma.comisionEur ?? 0) + fila.comisionEur,
      tuyaEur: fila.tuyaEur === undefined ? undefined : (suma.tuyaEur ?? 0) + fila.tuyaEur,
    }),
    { cuenta: 0, ahorroAnualEur: 0, consumoAnualKwh: 0 },
  );
  return sumas && { ...sumas, ...averagesOf(sumas) };
}

/** Every proposal has the three figures, so that their averages are of all of them. */
function averagesOf({ cuenta, ahorroAnualEur, consumoAnualKwh, comisionEur }: Sumas): Partial<Sumas> {
  if (cuenta === 0) return {};
  return {
    ahorroMedioEur: ahorroAnualEur / cuenta,
    consumoMedioKwh: consumoAnualKwh / cuenta,
    ...(comisionEur !== undefined && { comisionMediaEur: comisionEur / cuenta }),
  };
}
