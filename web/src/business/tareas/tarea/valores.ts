import type { tareas } from '@vatio/contract';

export type TareaStart = Pick<tareas.Tarea, 'fecha' | 'hora'> &
  Partial<
    Pick<
      tareas.Tarea,
      'tipo' | 'titulo' | 'nota' | 'recurrencia' | 'comercialId' | 'clienteId' | 'cups' | 'contratoId'
    >
  >;

export type TareaValues = {
  readonly tipo: tareas.Tarea['tipo'] | '';
  readonly titulo: string;
  readonly nota: string;
  readonly fecha: string;
  readonly hora: string;
  readonly recurrencia: tareas.Tarea['recurrencia'] | '';
  readonly comercialId: string;
  readonly clienteId: string;
  readonly cups: string;
};

export function valuesOf(start: TareaStart): TareaValues {
  const { tipo = 'llamada', titulo = '', nota = '', recurrencia = 'ninguna' } = start;
  return {
    tipo,
    titulo,
    nota,
    recurrencia,
    fecha: start.fecha,
    hora: start.hora ?? '',
    comercialId: start.comercialId ?? '',
    clienteId: start.clienteId ?? '',
    cups: start.cups ?? '',
  };
}

/** The task stays about its contract as long as its client is the same. */
export function writtenOf(
  { tipo, recurrencia, hora, comercialId, clienteId, cups, ...values }: TareaValues,
  contratoId: string | null | undefined,
) {
  return {
    ...values,
    tipo: tipo || 'llamada',
    recurrencia: recurrencia || 'ninguna',
    hora: hora || null,
    comercialId: comercialId || null,
    clienteId: clienteId || null,
    cups: cups || null,
    contratoId: (clienteId && contratoId) || null,
  } as const;
}
