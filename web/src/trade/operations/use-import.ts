import type {
  clientesLote,
  contratosImportacion,
  importacionDeFilas,
  operaciones,
  puntosImportacion,
} from '@vatio/contract';
import { useState } from 'react';
import { type ColumnMap, columnsIn, useTrial } from './use-trial.ts';

type Endpoint =
  | typeof clientesLote.importFile
  | typeof contratosImportacion.importFile
  | typeof puntosImportacion.importFile;
type Mode = importacionDeFilas.Modo;

type Choice = { readonly map: ColumnMap; readonly mode: Mode };

const NOTHING: Choice = { map: {}, mode: 'ambos' };

/** The state of an import. Every change of its columns runs the trial again, and nothing is written before `run`. */
export function useImport(endpoint: Endpoint) {
  const [operation, setOperation] = useState<operaciones.Operacion>();
  const reading = useTrial<Endpoint>(endpoint, (read) => read.operacion && setOperation(read.operacion));
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState(NOTHING);

  const send = (chosenFile: File, ensayo: 'si' | 'no', { map, mode }: Choice) =>
    reading.send({ files: [chosenFile], query: { ensayo, modo: mode }, body: columnsIn(map) });
  const open = (chosenFile: File) => {
    const next = { ...NOTHING, mode: choice.mode };
    setFile(chosenFile);
    reading.forgetColumns();
    setChoice(next);
    return send(chosenFile, 'si', next);
  };
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    if (file) send(file, 'si', next);
  };
  const close = () => {
    setFile(undefined);
    setOperation(undefined);
    for (const forget of [reading.forgetColumns, reading.forgetTrial, reading.forgetError]) forget();
  };

  return {
    ...reading,
    file,
    operation,
    open,
    close,
    mode: choice.mode,
    chooseMode: (mode: Mode) => choose({ mode }),
    chooseField: (title: string, field: string | null) => choose({ map: { ...choice.map, [title]: field } }),
    run: () => file && send(file, 'no', choice),
  };
}

export type Import = ReturnType<typeof useImport>;
