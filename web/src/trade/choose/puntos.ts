import { puntosSuministro } from '@vatio/contract';
import { call } from '../../data/call.ts';
import { formatCups } from '../../format/cups.ts';
import { chooserOf } from './chooser.ts';

/** Supply points, all or those of a client. The value is the CUPS. */
export const puntosDe = (cliente?: string) =>
  chooserOf({
    path: puntosSuministro.options.path,
    staleWith: puntosSuministro.list,
    read: (query, signal) => call(puntosSuministro.options, { query: { cliente, ...query }, signal }),
    choiceOf: ({ cups, municipio, cliente: nombre }) => ({
      value: cups,
      label: formatCups(cups),
      hint: [municipio, nombre].filter(Boolean).join(' · ') || undefined,
    }),
  });
