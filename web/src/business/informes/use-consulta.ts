import { informes } from '@vatio/contract';
import { useNavigate, useSearch } from '../../router/use-router.ts';

export const VISTAS = ['tabla', 'grafico', 'mapa'] as const;
export type Vista = (typeof VISTAS)[number];

type Address = Readonly<Record<string, unknown>>;

const oneOf = <V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((each) => each === value);

/** The period of an address, which all reports read in the same way. */
export function periodoOf({ periodo, desde, hasta }: Address) {
  const chosen = oneOf(informes.PERIODOS, periodo) ?? 'doce-meses';
  return chosen === 'fechas' && desde && hasta
    ? { periodo: chosen, desde: String(desde), hasta: String(hasta) }
    : { periodo: chosen === 'fechas' ? ('doce-meses' as const) : chosen };
}

/** What the address asks, with what is left of it where a name is not of its source. */
export function consultaOf(address: Address): informes.Consulta {
  const fuente = oneOf(informes.NOMBRES_DE_FUENTES, address.fuente);
  if (fuente === undefined) return informes.LISTOS.ventas;
  const { campos, medidas, fechas }: informes.Fuente = informes.FUENTES[fuente];
  const [names, measures, dates] = [Object.keys(campos), Object.keys(medidas), Object.keys(fechas)];
  const filas = oneOf(names, address.filas) ?? names[0]!;
  const columnas = oneOf(names, address.columnas);
  return {
    fuente,
    filas,
    ...(columnas !== undefined && columnas !== filas && { columnas }),
    medida: oneOf(measures, address.medida) ?? measures[0]!,
    fecha: oneOf(dates, address.fecha) ?? dates[0]!,
    ...periodoOf(address),
    comparar: oneOf(informes.COMPARACIONES, address.comparar) ?? 'anterior',
  };
}

/** The report in the address, how it is shown, and how to ask for another one. */
export function useConsulta() {
  const address = useSearch();
  const navigate = useNavigate();
  const consulta = consultaOf(address);
  const ver = oneOf(VISTAS, address.ver) ?? 'tabla';
  const choose = (changes: Partial<Record<keyof informes.Consulta | 'ver', string | undefined>>) => {
    const search = { ...consulta, ver, ...changes };
    return void navigate({ to: '.', search: { ...search }, replace: true, keepScroll: true });
  };
  return { consulta, ver: ver === 'mapa' && consulta.filas !== 'provincia' ? 'tabla' : ver, choose };
}

/** The address of a report, without what it leaves out; that of the same report is always the same. */
export function addressOf(consulta: informes.Consulta, ver?: Vista): string {
  const entries = Object.entries({ ...consulta, ver }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new URLSearchParams(entries.sort()).toString();
}
