import { extractos } from '@vatio/contract';
import { useState } from 'react';
import type { Correction } from '../../../trade/operations/import-reading.tsx';
import { afterSheet } from '../../../trade/operations/use-import.ts';
import { type ColumnMap, columnsIn, useTrial } from '../../../trade/operations/use-trial.ts';

type Choice = {
  readonly comercializadora: string;
  readonly mes: string;
  readonly map: ColumnMap;
  readonly correction: Correction;
};

type Sending = {
  readonly file: File;
  readonly choice: Choice;
  readonly ensayo: 'si' | 'no';
  readonly errores: 'rechazar' | 'dejar-fuera';
};

/** The state of the import of a statement. Every change of it runs the trial again, and nothing is written before `run`. */
export function useImportExtracto(
  inicial: Omit<Choice, 'map' | 'correction'>,
  onImported: (made: extractos.Extracto) => void,
) {
  const reading = useTrial(extractos.importFile, ({ extracto }) => extracto && onImported(extracto));
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState<Choice>({ ...inicial, map: {}, correction: {} });

  const send = ({
    file: chosenFile,
    choice: { comercializadora, mes, map, correction },
    ...query
  }: Sending) =>
    reading.send({
      files: [chosenFile],
      query,
      body: { comercializadora, mes, ...columnsIn(map), ...correction },
    });
  const rehearse = (chosenFile: File, next: Choice) =>
    send({ file: chosenFile, choice: next, ensayo: 'si', errores: 'rechazar' });
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    reading.forgetTrial();
    if (file && next.comercializadora && next.mes) rehearse(file, next);
  };

  return {
    ...reading,
    file,
    choice,
    choose,
    open: (chosenFile: File) => {
      const next = { ...choice, map: {}, correction: {} };
      setFile(chosenFile);
      reading.forgetColumns();
      setChoice(next);
      return rehearse(chosenFile, next);
    },
    chooseField: (title: string, field: string | null) => choose({ map: { ...choice.map, [title]: field } }),
    correct: (correction: Correction) =>
      choose({ map: {}, correction: { ...afterSheet(choice.correction, correction), ...correction } }),
    run: (errores: Sending['errores']) => file && send({ file, choice, ensayo: 'no', errores }),
  };
}
