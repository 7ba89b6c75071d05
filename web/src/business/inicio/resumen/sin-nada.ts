import type { Resumen } from './enlace.ts';

/** Whether no proposal has gone to a client yet: the house is still in its first hour. */
export function nothingSent({ embudo }: Resumen): boolean {
  return embudo.every(({ estado, propuestas }) => estado === 'borrador' || propuestas === 0);
}

/** Whether there is nothing to count yet: no proposal and no contract. */
export function sinNada({ embudo, contratos, tareas }: Resumen): boolean {
  return (
    embudo.every(({ propuestas }) => propuestas === 0) &&
    contratos.activos === 0 &&
    contratos.enTramite === 0 &&
    tareas.length === 0
  );
}
