import {
  analizar,
  type EntradaAnalisis,
  type Fees,
  type Issue,
  type Oferta,
  type ResultadoAnalisis,
} from '@vatio/domain';

/** An offer with the fees it was calculated with: while a slider moves, some lag a moment behind. */
export type OfertaViva = Oferta & { readonly fees: Fees };

export type ResultadoVivo = Omit<ResultadoAnalisis, 'ofertas'> & { readonly ofertas: readonly OfertaViva[] };

/** The study of one point while its inputs move. */
export type EstudioVivo = {
  readonly resultado: ResultadoVivo | undefined;
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

/**
 * A study whose inputs have just changed: its figures stay on show until new ones come. Products that were waiting
 * go on waiting in front of the rest, so that none is left behind for as long as a slider moves.
 */
export function conEntrada(previo: EstudioVivo, entrada: EntradaAnalisis): EstudioVivo {
  const ids = new Set(entrada.productos.map(({ id }) => id));
  const enCola = [...previo.pendientes].filter((id) => ids.has(id));
  const { resultado } = previo;
  return {
    issue: undefined,
    caducado: true,
    pendientes: new Set([...enCola, ...ids]),
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
  const nuevas = nuevo.value.ofertas.map((oferta) => ({ ...oferta, fees: entrada.fees }));
  const ofertas = [...otros(previo.resultado?.ofertas), ...nuevas];
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

/** Offers that a list shows before somebody asks for all of them: as many as fit in a frame while a slider moves. */
export const OFERTAS_A_LA_VISTA = 12;

/** The order in which pending products are studied: the chosen one, those in view, the rest; each by its wait. */
export function porInteres({ resultado, pendientes }: EstudioVivo, elegido: string | null): string[] {
  const enVista = resultado?.ofertas.slice(0, OFERTAS_A_LA_VISTA).map(({ producto }) => producto.id) ?? [];
  const puesto = (id: string) => {
    if (id === (elegido ?? enVista[0])) return 0;
    return enVista.includes(id) ? 1 : 2;
  };
  return [...pendientes].toSorted((a, b) => puesto(a) - puesto(b));
}

/** Without its bills: what the line of a point among many needs, in a hundredth of the memory. */
export function soloTotales(estudio: EstudioVivo): EstudioVivo {
  const { resultado } = estudio;
  if (!resultado) return estudio;
  const ofertas = resultado.ofertas.map((oferta) => ({ ...oferta, facturas: [] }));
  return { ...estudio, resultado: { ...resultado, ofertas } };
}
