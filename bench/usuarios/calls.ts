import {
  avisos,
  busqueda,
  clientes,
  contratos,
  inicio,
  propuestas,
  puntosSuministro,
  tareas,
  vistas,
} from '@vatio/contract/endpoints';
import { USUAL_QUERIES } from '../listado/queries.ts';

export type Call = {
  /** The call as its figures name it. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
};

const LISTS = { clientes, propuestas, contratos, tareas, avisos };

/** Of ten calls of a person, nine read and one writes. */
const WRITE_SHARE = 0.1;

function pick<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!;
}

/** What a person may do next. The number is a new one each time, and goes into the names of what they write. */
export function nextCall(number: number): Call {
  return Math.random() < WRITE_SHARE ? pick([newCliente, newVista])(number) : pick(READS)();
}

const READS: readonly (() => Call)[] = [
  listOfPuntos,
  listOfPuntos,
  sumOfPuntos,
  ...Object.entries(LISTS).map(
    ([noun, { list }]) =>
      () =>
        ({ name: `${noun}: lista`, ...list }) as const,
  ),
  () => ({ name: 'inicio', ...inicio.summary }),
  () => ({
    name: 'búsqueda',
    ...busqueda.search,
    path: `${busqueda.search.path}?q=${pick(['garc', 'hotel', '28013', 'ES0021', 'óptica'])}`,
  }),
];

function listOfPuntos(): Call {
  const query = new URLSearchParams(pick(USUAL_QUERIES));
  return {
    name: 'puntosSuministro: lista',
    method: 'GET',
    path: `${puntosSuministro.list.path}?${query}`,
  };
}

function sumOfPuntos(): Call {
  const path = `${puntosSuministro.totals.path}?tarifa=${pick(['2.0TD', '3.0TD', '6.1TD'])}`;
  return { name: 'puntosSuministro: totales', method: 'GET', path };
}

function newCliente(number: number): Call {
  return {
    name: 'clientes: nuevo',
    ...clientes.create,
    body: { tipo: 'empresa', nombre: `Cliente nuevo ${number}` },
  };
}

function newVista(number: number): Call {
  const view = { lista: `banco-${number % 50}`, nombre: `Vista ${number}`, consulta: '', columnas: [] };
  return {
    name: 'vistas: nueva',
    ...vistas.create,
    body: { ...view, ambito: 'privada', fijada: false, predeterminadaDe: [] },
  };
}
