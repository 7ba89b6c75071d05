import { useQueryClient } from '@tanstack/react-query';
import { clientes, clientesLote, operaciones, type QueryInputOf, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { Problem } from '../../../data/problem.ts';
import { keyOf } from '../../../data/use-read.ts';
import { useUpload } from '../../../data/use-upload.ts';
import { type Columna, conRecordadas, recordar } from './columnas-recordadas.ts';

export type Plan = ResponseOf<typeof clientesLote.importar>;
export type Modo = NonNullable<QueryInputOf<typeof clientesLote.importar>['modo']>;

type Eleccion = { readonly columnas: readonly Columna[]; readonly modo: Modo };

/** A file on its way in: every change of its columns tries it again, and nothing is written before `importar`. */
export function useImportacion() {
  const client = useQueryClient();
  const { sendAsync, error, isPending, progress } = useUpload(clientesLote.importar);
  const [fichero, setFichero] = useState<File>();
  const [columnas, setColumnas] = useState<readonly Columna[]>([]);
  const [modo, setModo] = useState<Modo>('ambos');
  const [plan, setPlan] = useState<Plan>();

  const enviar = async (uno: File, ensayo: 'si' | 'no', eleccion: Eleccion) => {
    setPlan(undefined);
    try {
      const body = eleccion.columnas.length > 0 ? { columnas: enTexto(eleccion.columnas) } : {};
      const leido = await sendAsync({ files: [uno], query: { ensayo, modo: eleccion.modo }, body });
      setColumnas(leido.columnas);
      setPlan(leido);
      return leido;
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      // A heading that is not understood comes with its columns, to say what they are.
      const { data } = clientesLote.importar.response.shape.columnas.safeParse(cause.datos.columnas);
      if (data) setColumnas(data);
      return undefined;
    }
  };

  const abrir = async (uno: File) => {
    setFichero(uno);
    setColumnas([]);
    const leido = await enviar(uno, 'si', { columnas: [], modo });
    const recordadas = leido && conRecordadas(leido.columnas);
    if (recordadas) await enviar(uno, 'si', { columnas: recordadas, modo });
  };

  const elegirCampo = (titulo: string, campo: Columna['campo']) => {
    const nuevas = columnas.map((una) => (una.titulo === titulo ? { ...una, campo } : una));
    setColumnas(nuevas);
    if (fichero) enviar(fichero, 'si', { columnas: nuevas, modo });
  };

  const elegirModo = (nuevo: Modo) => {
    setModo(nuevo);
    if (fichero) enviar(fichero, 'si', { columnas, modo: nuevo });
  };

  const importar = async () => {
    if (!fichero) return;
    const leido = await enviar(fichero, 'no', { columnas, modo });
    if (!leido) return;
    recordar(leido.columnas);
    await Promise.all(
      [clientes.list, clientes.facetas, operaciones.list].map((read) =>
        client.invalidateQueries({ queryKey: keyOf(read) }),
      ),
    );
  };

  return {
    ...{ fichero, columnas, modo, plan, error, isPending, progress },
    ...{ abrir, elegirCampo, elegirModo, importar },
  };
}

function enTexto(columnas: readonly Columna[]): string {
  return JSON.stringify(Object.fromEntries(columnas.map(({ titulo, campo }) => [titulo, campo])));
}
