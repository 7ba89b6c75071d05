import { extractos, type importacionDeFilas } from '@vatio/contract';
import * as importacionDeFilasSchemas from '@vatio/contract/importacion-de-filas.schemas';
import { useState } from 'react';
import { Problem } from '../../../data/problem.ts';
import { useUpload } from '../../../data/use-upload.ts';

/** By the heading of each column, the field that it fills; null when it fills none. */
type Map = Readonly<Record<string, string | null>>;

type Choice = { readonly comercializadora: string; readonly mes: string; readonly map: Map };

type Sending = {
  readonly file: File;
  readonly choice: Choice;
  readonly ensayo: 'si' | 'no';
  readonly errores: 'rechazar' | 'dejar-fuera';
};

type Trial = extractos.Ensayo & { readonly total: number };

/** The state of the import of a statement. Every change of it runs the trial again, and nothing is written before `run`. */
export function useImportar(inicial: Omit<Choice, 'map'>, onImported: (made: extractos.Extracto) => void) {
  const { sendAsync, error, isPending, progress, cancel } = useUpload(extractos.importar);
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState<Choice>({ ...inicial, map: {} });
  const [columns, setColumns] = useState<importacionDeFilas.Columnas>();
  const [trial, setTrial] = useState<Trial>();

  const send = async ({ file: chosenFile, choice: { comercializadora, mes, map }, ...query }: Sending) => {
    setTrial(undefined);
    const columnas = Object.keys(map).length > 0 ? { columnas: JSON.stringify(map) } : {};
    try {
      const read = await sendAsync({
        files: [chosenFile],
        query,
        body: { comercializadora, mes, ...columnas },
      });
      setColumns(read);
      if (read.ensayo) setTrial({ ...read.ensayo, total: read.total });
      if (read.extracto) onImported(read.extracto);
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'AbortError') return;
      if (!(cause instanceof Problem)) throw cause;
      // When the server does not understand the headings, its error lists the columns, so that the user can match them.
      const { data } = importacionDeFilasSchemas.columnasSchema.safeParse(cause.datos);
      if (data) setColumns(data);
    }
  };
  const rehearse = (chosenFile: File, next: Choice) =>
    send({ file: chosenFile, choice: next, ensayo: 'si', errores: 'rechazar' });
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    setTrial(undefined);
    if (file && next.comercializadora && next.mes) rehearse(file, next);
  };

  return {
    file,
    choice,
    columns,
    trial,
    progress,
    isPending,
    cancel,
    choose,
    open: (chosenFile: File) => {
      const next = { ...choice, map: {} };
      setFile(chosenFile);
      setColumns(undefined);
      setChoice(next);
      return rehearse(chosenFile, next);
    },
    chooseField: (title: string, field: string | null) => choose({ map: { ...choice.map, [title]: field } }),
    run: (errores: Sending['errores']) => file && send({ file, choice, ensayo: 'no', errores }),
    problem: !isPending && error instanceof Problem ? error : undefined,
  };
}
