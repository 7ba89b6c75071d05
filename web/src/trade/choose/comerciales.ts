import { comerciales, type QueryInputOf } from '@vatio/contract';
import { call } from '../../data/call.ts';
import { chooserOf } from './chooser.ts';

const sellers = (only: QueryInputOf<typeof comerciales.options>) =>
  chooserOf({
    path: comerciales.options.path,
    staleWith: comerciales.list,
    read: (query, signal) => call(comerciales.options, { query: { ...only, ...query }, signal }),
    choiceOf: ({ id, nombre, zona }) => ({ value: id, label: nombre, hint: zona ?? undefined }),
  });

/** All representatives, including those who have left, for filtering by the past. */
export const COMERCIALES = sellers({});
/** Representatives who still work here, for assigning something to them. */
export const COMERCIALES_ACTIVOS = sellers({ activos: 'si' });
/** Representatives who still work here and have a team. */
export const RESPONSABLES = sellers({ activos: 'si', conEquipo: 'si' });
