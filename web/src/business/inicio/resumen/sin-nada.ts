import type { Resumen } from './enlace.ts';

/** Whether there is nothing to count yet: no proposal and no contract. */
export function sinNada({ embudo, contratos, tareas }: Resumen): boolean {
  return (
    embudo.every(({ propuestas }) => propuestas === 0) &&
    contratos.activos === 0 &&
    contratos.enTramite === 0 &&
    tareas.length === 0
  );
}
