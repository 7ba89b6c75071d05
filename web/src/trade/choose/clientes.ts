import { clientes } from '@vatio/contract';
import { call } from '../../data/call.ts';
import { chooserOf } from './chooser.ts';

/** The clients that the viewer sees. The value is the identifier. */
export const CLIENTES = chooserOf({
  path: clientes.options.path,
  staleWith: clientes.list,
  read: (query, signal) => call(clientes.options, { query: query, signal }),
  choiceOf: ({ id, nombre, nif }) => ({ value: id, label: nombre, hint: nif ?? undefined }),
});
