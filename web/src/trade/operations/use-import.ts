import type {
  clientesLote,
  contratosImportacion,
  importacionDeFilas,
  operaciones,
  puntosImportacion,
} from '@vatio/contract';
import { useState } from 'react';
import type { Correction } from './import-reading.tsx';
import { type ColumnMap, columnsIn, useTrial } from './use-trial.ts';

type Endpoint =
  | typeof clientesLote.importFile
  | typeof contratosImportacion.importFile
  | typeof puntosImportacion.importFile;
type Mode = importacionDeFilas.Modo;

/** What rows with something doubtful do; undefined for the files of which no value is left out by itself. */
type Doubtful = (typeof importacionDeFilas.DUDOSAS)[number];

/** What becomes of supply points of other clients; undefined for the files that do not say whose they are. */
type OfOthers = (typeof puntosImportacion.DE_OTRO)[number];

type Choice = {
  readonly map: ColumnMap;
  readonly mode: Mode;
  readonly correction: Correction;
  readonly doubtful: Doubtful | undefined;
  readonly ofOthers: OfOthers | undefined;
  /** Whom the file means by each name that it writes; null for nobody. */
  readonly people: ColumnMap;
  /** Under which what is said of the file is kept; that of the file where it is blank. */
  readonly name: string;
};

type Options = { readonly doubtful?: Doubtful; readonly ofOthers?: OfOthers };

/** The state of an import. Every change of its columns runs the trial again, and nothing is written before `run`. */
export function useImport(endpoint: Endpoint, { doubtful, ofOthers }: Options = {}) {
  const [operation, setOperation] = useState<operaciones.Operacion>();
  const reading = useTrial<Endpoint>(endpoint, (read) => read.operacion && setOperation(read.operacion));
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState<Choice>({
    map: {},
    mode: 'ambos',
    correction: {},
    doubtful,
    ofOthers,
    people: {},
    name: '',
  });

  const send = (chosenFile: File, ensayo: 'si' | 'no', chosen: Choice) =>
    reading.send({ files: [chosenFile], ...requestOf(ensayo, chosen) });
  const open = (chosenFile: File) => {
    const next = { ...choice, map: {}, correction: {}, people: {}, name: '' };
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
    /** Another sheet or heading has other titles, so that what was said of the columns says nothing of them. */
    correct: (correction: Correction) =>
      choose({ map: {}, correction: { ...afterSheet(choice.correction, correction), ...correction } }),
    choosePerson: (written: string, chosen: string | null) =>
      choose({ people: { ...choice.people, [written]: chosen } }),
    doubtful: choice.doubtful,
    ofOthers: choice.ofOthers,
    chooseOfOthers: (chosen: OfOthers) => choose({ ofOthers: chosen }),
    chooseDoubtful: (chosen: Doubtful) => choose({ doubtful: chosen }),
    name: choice.name,
    /** The name changes nothing of what the file would do. */
    chooseName: (name: string) => setChoice({ ...choice, name }),
    tryAgain: () => file && send(file, 'si', choice),
    run: () => file && send(file, 'no', choice),
  };
}

export type Import = ReturnType<typeof useImport>;

/** What nobody has chosen is not sent: the server finds it out. */
function requestOf(
  ensayo: 'si' | 'no',
  { map, mode, correction, doubtful: dudosas, ofOthers: deOtro, people, name }: Choice,
) {
  return {
    query: {
      ensayo,
      modo: mode,
      ...(dudosas === 'fuera' && { dudosas }),
      ...(deOtro === 'cambiar' && { deOtro }),
    },
    body: {
      ...columnsIn(map),
      ...correction,
      ...(name.trim() !== '' && ensayo === 'no' && { asignacion: name.trim() }),
      ...(Object.keys(people).length > 0 && { comerciales: JSON.stringify(people) }),
    },
  };
}

/** A row of one sheet is no heading of another. */
export function afterSheet({ cabecera, ...before }: Correction, { hoja }: Correction): Correction {
  return hoja === undefined && cabecera !== undefined ? { ...before, cabecera } : before;
}
