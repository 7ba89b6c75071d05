import type { tareas } from '@vatio/contract/endpoints';
import type { FilaTarea } from './listado.repository.ts';

export function respuestaTarea({
  usuarioId,
  encargadoNombre,
  clienteNombre,
  contratoCodigo,
  ...fila
}: FilaTarea): tareas.Tarea {
  const { comercialId, clienteId, contratoId, hechaEn } = fila;
  return {
    ...fila,
    estado: hechaEn === null ? 'pendiente' : 'hecha',
    encargado: { id: comercialId ?? usuarioId ?? '', nombre: encargadoNombre },
    cliente: clienteId === null ? null : { id: clienteId, nombre: clienteNombre ?? '' },
    contrato: contratoId === null ? null : { id: contratoId, codigo: contratoCodigo ?? '' },
  };
}
