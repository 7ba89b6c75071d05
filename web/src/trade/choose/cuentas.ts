import { usuarios } from '@vatio/contract';
import { call } from '../../data/call.ts';
import { chooserOf } from './chooser.ts';

/** User accounts; only administrators may read them. */
export const CUENTAS = chooserOf({
  path: usuarios.options.path,
  staleWith: usuarios.list,
  read: (query, signal) => call(usuarios.options, { query, signal }),
  choiceOf: ({ id, nombre, email }) => ({ value: id, label: nombre, hint: email }),
});
