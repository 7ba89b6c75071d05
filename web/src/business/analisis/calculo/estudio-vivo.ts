import { analizar, type EntradaAnalisis, type Issue, type ResultadoAnalisis } from '@vatio/domain';

/** The study of one point while its inputs move. */
export type EstudioVivo = {
  readonly resultado: ResultadoAnalisis | undefined;
  /** Why there is no result. */
  readonly issue: Issue | undefined;
  /** The figures of today's bill still are those of earlier inputs, or there are none yet. */
  readonly caducado: boolean;
  /** The same, product by product. */
  readonly pendientes: ReadonlySet<string>;
};

export const SIN_ESTUDIO: EstudioVivo = {
  resultado: undefined,
  issue: undefined,
  caducado: true,
  pendientes: new Set(),
};

export function estaAlDia({ caducado, pendientes }: EstudioVivo): boolean {
  return !caducado && pendientes.size === 0;
}

/** A study whose inputs have just changed: its figures stay on show until new ones come. */
export function conEntrada(previo: EstudioVivo, entrada: EntradaAnalisis): EstudioVivo {
  const ids = new Set(entrada.productos.map(({ id }) => id));
  const { resultado } = previo;
  return {
    issue: undefined,
    caducado: true,
    pendientes: ids,
    resultado: resultado && {
      ...resultado,
      ofertas: resultado.ofertas.filter(({ producto }) => ids.has(producto.id)),
      excluidos: resultado.excluidos.filter(({ producto }) => ids.has(producto.id)),
    },
  };
}

/** Studies some of the pending products and puts their figures in the place of the old ones. */
export function avanzar(previo: EstudioVivo, entrada: EntradaAnalisis, ids: readonly string[]): EstudioVivo {
  const productos = entrada.productos.filter(({ id }) => ids.includes(id));
  const nuevo = analizar({ ...entrada, productos });
  if (!nuevo.ok) return { resultado: undefined, issue: nuevo.issue, caducado: false, pendientes: new Set() };
  const hechos = new Set(ids);
  const otros = <T extends { readonly producto: { readonly id: string } }>(filas: readonly T[] = []) =>
    filas.filter(({ producto }) => !hechos.has(producto.id));
  const ofertas = [...otros(previo.resultado?.ofertas), ...nuevo.value.ofertas];
  return {
    issue: undefined,
    caducado: false,
    pendientes: new Set([...previo.pendientes].filter((id) => !hechos.has(id))),
    resultado: {
      ...nuevo.value,
      ofertas: ofertas.sort((a, b) => a.totales.total - b.totales.total),
      excluidos: [...otros(previo.resultado?.excluidos), ...nuevo.value.excluidos],
    },
  };
}

/** The order in which pending products are worth studying: the chosen one, those on top of the list, the rest. */
export function porInteres({ resultado, pendientes }: EstudioVivo, elegido: string | null): string[] {
  const vistos = resultado?.ofertas.map(({ producto }) => producto.id) ?? [];
  const orden = new Set([...(elegido ? [elegido] : []), ...vistos, ...pendientes]);
  return [...orden].filter((id) => pendientes.has(id));
}

/** Without its bills: what the line of a point among many needs, in a hundredth of the memory. */
export function soloTotales(estudio: EstudioVivo): EstudioVivo {
  const { resultado } = estudio;
  if (!resultado) return estudio;
  const ofertas = resultado.ofertas.map((oferta) => ({ ...oferta, facturas: [] }));
  return { ...estudio, resultado: { ...resultado, ofertas } };
}
