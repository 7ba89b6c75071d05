import type { Orden } from './fila-punto.repository.ts';

/** The order of a list query: `-consumo` is by consumption, largest first. By CUPS when it says none. */
export function ordenDe(sort: string | undefined): Orden {
  const campo = (sort ?? 'cups').replace(/^-/, '');
  return { campo: esCampo(campo) ? campo : 'cups', descendente: sort?.startsWith('-') ?? false };
}

const CAMPOS: readonly Orden['campo'][] = ['cups', 'cliente', 'municipio', 'tarifa', 'consumo'];

function esCampo(texto: string): texto is Orden['campo'] {
  return CAMPOS.some((campo) => campo === texto);
}
