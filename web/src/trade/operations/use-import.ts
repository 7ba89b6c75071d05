import type { clientesLote, contratosImportacion, importacionDeFilas, operaciones } from '@vatio/contract';
import * as importacionDeFilasSchemas from '@vatio/contract/importacion-de-filas.schemas';
import { useState } from 'react';
import { Problem } from '../../data/problem.ts';
import { useUpload } from '../../data/use-upload.ts';

type Endpoint = typeof clientesLote.importar | typeof contratosImportacion.importar;
type Columns = importacionDeFilas.Columnas;
type Mode = importacionDeFilas.Modo;
/** By the heading of each column, the field that it fills; null when it fills none. */
type Map = Readonly<Record<string, string | null>>;

type Choice = { readonly map: Map; readonly mode: Mode };

const NOTHING: Choice = { map: {}, mode: 'ambos' };

/** The state of an import. Every change of its columns runs the trial again, and nothing is written before `run`. */
export function useImport(endpoint: Endpoint) {
  const { sendAsync, error, isPending, progress, cancel, reset } = useUpload<Endpoint>(endpoint);
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState(NOTHING);
  const [columns, setColumns] = useState<Columns>();
  const [trial, setTrial] = useState<importacionDeFilas.Ensayo & { readonly total: number }>();
  const [operation, setOperation] = useState<operaciones.Operacion>();

  const send = async (chosenFile: File, ensayo: 'si' | 'no', { map, mode }: Choice) => {
    setTrial(undefined);
    const body = Object.keys(map).length > 0 ? { columnas: JSON.stringify(map) } : {};
    try {
      const read = await sendAsync({ files: [chosenFile], query: { ensayo, modo: mode }, body });
      setColumns(read);
      if (read.ensayo) setTrial({ ...read.ensayo, total: read.total });
      if (read.operacion) setOperation(read.operacion);
    } catch (cause) {
      const cancelled = cause instanceof Error && cause.name === 'AbortError';
      if (cancelled) return;
      if (!(cause instanceof Problem)) throw cause;
      // When the server does not understand the headings, its error lists the columns, so that the user can match them.
      const { data } = importacionDeFilasSchemas.columnasSchema.safeParse(cause.datos);
      if (data) setColumns(data);
    }
  };

  const open = (chosenFile: File) => {
    setFile(chosenFile);
    setColumns(undefined);
    setChoice({ ...NOTHING, mode: choice.mode });
    return send(chosenFile, 'si', { ...NOTHING, mode: choice.mode });
  };
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    if (file) send(file, 'si', next);
  };
  const close = () => {
    for (const forget of [setFile, setColumns, setTrial, setOperation]) forget(undefined);
    reset();
  };

  return {
    file,
    columns,
    trial,
    operation,
    progress,
    isPending,
    cancel,
    open,
    close,
    problem: !isPending && error instanceof Problem ? error : undefined,
    mode: choice.mode,
    chooseMode: (mode: Mode) => choose({ mode }),
    chooseField: (title: string, field: string | null) => choose({ map: { ...choice.map, [title]: field } }),
    run: () => file && send(file, 'no', choice),
  };
}

export type Import = ReturnType<typeof useImport>;
