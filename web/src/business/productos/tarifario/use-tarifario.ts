import { useQueryClient } from '@tanstack/react-query';
import { type importacionDeFilas, productos } from '@vatio/contract';
import * as importacionDeFilasSchemas from '@vatio/contract/importacion-de-filas.schemas';
import { useState } from 'react';
import { Problem } from '../../../data/problem.ts';
import { keyOf } from '../../../data/use-read.ts';
import { useUpload } from '../../../data/use-upload.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Correction } from '../../../trade/operations/import-reading.tsx';
import { afterSheet } from '../../../trade/operations/use-import.ts';
import { type ColumnMap, columnsIn } from '../../../trade/operations/use-trial.ts';
import { notify } from '../../../ui/feedback/toasts.ts';

/** What a person says of a list: where it is, what its columns are, whose it is, and what that is kept as. */
type Answers = {
  readonly correction: Correction;
  readonly map: ColumnMap;
  readonly supplier: string;
  readonly name: string;
};

const NOTHING: Answers = { correction: {}, map: {}, supplier: '', name: '' };

/** The trial of a list, which every correction of how it is read makes again, and its publication. */
export function useTarifario() {
  const { t } = useTranslation('productos');
  const client = useQueryClient();
  const { sendAsync, data, error, isPending, progress } = useUpload(productos.importTarifario);
  const [fichero, setFichero] = useState<File>();
  const [answers, setAnswers] = useState<Answers>(NOTHING);
  const [columns, setColumns] = useState<importacionDeFilas.Columnas>();

  const send = async (file: File, ensayo: 'si' | 'no', chosen: Answers) => {
    try {
      const plan = await sendAsync({ files: [file], query: { ensayo }, body: bodyOf(chosen, ensayo) });
      setColumns(plan);
      if (!plan.publicado) return;
      notify(t('publicado', { nuevos: plan.nuevos, versiones: plan.nuevasVersiones }));
      await Promise.all(
        [productos.list, productos.get, productos.inForce].map((endpoint) =>
          client.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      );
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      // A heading that is not understood comes with its columns, so that a person can say what they are.
      const { data: refused } = importacionDeFilasSchemas.columnasSchema.safeParse(cause.datos);
      if (refused) setColumns(refused);
    }
  };
  const say = (change: Partial<Answers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    if (fichero) send(fichero, 'si', next);
  };

  return {
    data,
    error,
    isPending,
    progress,
    fichero,
    columns,
    answers,
    open: (file: File) => {
      setFichero(file);
      setColumns(undefined);
      setAnswers(NOTHING);
      return send(file, 'si', NOTHING);
    },
    correct: (change: Correction) =>
      say({ map: {}, correction: { ...afterSheet(answers.correction, change), ...change } }),
    chooseField: (title: string, field: string | null) => say({ map: { ...answers.map, [title]: field } }),
    /** The supplier is read again with its own button, and the name says nothing of what would change. */
    write: (change: Pick<Partial<Answers>, 'supplier' | 'name'>) => setAnswers({ ...answers, ...change }),
    tryAgain: () => say({}),
    publish: () => fichero && send(fichero, 'no', answers),
  };
}

export type Tarifario = ReturnType<typeof useTarifario>;

function bodyOf({ correction, map, supplier, name }: Answers, ensayo: 'si' | 'no') {
  return {
    ...correction,
    ...columnsIn(map),
    ...(supplier.trim() !== '' && { comercializadora: supplier.trim() }),
    ...(name.trim() !== '' && ensayo === 'no' && { asignacion: name.trim() }),
  };
}
