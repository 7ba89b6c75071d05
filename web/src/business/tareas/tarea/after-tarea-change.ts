import { clientes, inicio, renovaciones, tareas } from '@vatio/contract';

/** What a change of a task makes stale: where it is listed, and what says the next contact of a client or contract. */
export const AFTER_TAREA_CHANGE = {
  invalidates: [tareas.list, tareas.agenda, inicio.summary, clientes.list, clientes.get, renovaciones.list],
};
