import type { Call, importacionDeFilas, ResponseOf } from '@vatio/contract';
import * as importacionDeFilasSchemas from '@vatio/contract/importacion-de-filas.schemas';
import { useState } from 'react';
import { Problem } from '../../data/problem.ts';
import type { Files } from '../../data/upload.ts';
import { useUpload } from '../../data/use-upload.ts';

/** By the heading of each column, the field that it fills; null when it fills none. */
export type ColumnMap = Readonly<Record<string, string | null>>;

type Read = importacionDeFilas.Columnas & {
  readonly valores?: readonly importacionDeFilas.Valores[];
  readonly ensayo: object | null;
  readonly total: number;
};

type TrialOf<E extends Call> = NonNullable<(ResponseOf<E> & Read)['ensayo']> & { readonly total: number };

/** What the server read in a file: its columns, and what an import of it would do. `onRead` is told of each answer. */
export function useTrial<E extends Call>(endpoint: E, onRead: (read: ResponseOf<E> & Read) => void) {
  const { sendAsync, error, isPending, progress, cancel, reset } = useUpload<E>(endpoint);
  const [columns, setColumns] = useState<importacionDeFilas.Columnas>();
  const [values, setValues] = useState<readonly importacionDeFilas.Valores[]>([]);
  const [trial, setTrial] = useState<TrialOf<E>>();

  const send = async (request: Files<E>) => {
    setTrial(undefined);
    try {
      const read = (await sendAsync(request)) as ResponseOf<E> & Read;
      setColumns(read);
      setValues(read.valores ?? []);
      if (read.ensayo) setTrial({ ...read.ensayo, total: read.total } as TrialOf<E>);
      onRead(read);
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'AbortError') return;
      if (!(cause instanceof Problem)) throw cause;
      // When the server does not understand the headings, its error lists the columns, so that the user can match them.
      const { data } = importacionDeFilasSchemas.columnasSchema.safeParse(cause.datos);
      if (data) setColumns(data);
    }
  };

  return {
    columns,
    values,
    trial,
    progress,
    isPending,
    cancel,
    send,
    forgetColumns: () => setColumns(undefined),
    forgetTrial: () => setTrial(undefined),
    forgetError: reset,
    problem: !isPending && error instanceof Problem ? error : undefined,
  };
}

/** A file whose columns nobody has matched goes without a map: the server remembers or guesses. */
export function columnsIn(map: ColumnMap): { readonly columnas?: string } {
  return Object.keys(map).length > 0 ? { columnas: JSON.stringify(map) } : {};
}
