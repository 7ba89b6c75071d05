import { etiquetas } from '@vatio/contract';
import { call } from '../../data/call.ts';
import { chooserOf, findIn } from './chooser.ts';

/** The tags in use, by name. */
export const FIND_ETIQUETAS = findIn(
  chooserOf({
    path: etiquetas.list.path,
    staleWith: etiquetas.list,
    read: (query, signal) => call(etiquetas.list, { query: query, signal }),
    choiceOf: ({ nombre }) => ({ value: nombre, label: nombre }),
  }),
);

/** A tag is its own name, so that those in force need not be asked for. */
export function namedEtiquetas(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }));
}
