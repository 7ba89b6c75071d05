import { comerciales, type QueryInputOf } from '@vatio/contract';
import { call } from '../../data/call.ts';
import { chooserOf } from './chooser.ts';

const sellers = (only: QueryInputOf<typeof comerciales.opciones>) =>
  chooserOf({
    path: comerciales.opciones.path,
    staleWith: comerciales.list,
    read: (asked, signal) => call(comerciales.opciones, { query: { ...only, ...asked }, signal }),
    choiceOf: ({ id, nombre, zona }) => ({ value: id, label: nombre, hint: zona ?? undefined }),
  });

/** Representatives, also those who have left: for what was theirs. */
export const COMERCIALES = sellers({});
/** Representatives who work here: for what will be theirs. */
export const COMERCIALES_ACTIVOS = sellers({ activos: 'si' });
/** Representatives who work here and have people under them. */
export const RESPONSABLES = sellers({ activos: 'si', conEquipo: 'si' });
