import {
  analyze,
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

export function isUpToDate({ caducado, pendientes }: EstudioVivo): boolean {
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
export function advanceEstudio(
  previo: EstudioVivo,
  entrada: EntradaAnalisis,
  ids: readonly string[],
): EstudioVivo {
  const productos = entrada.productos.filter(({ id }) => ids.includes(id));
  const nuevo = analyze({ ...entrada, productos });
  if (!nuevo.ok) return { resultado: undefined, issue: nuevo.issue, caducado: false, pendientes: new Set() };
  const hechos = new Set(ids);
  const otros = <T extends { readonly producto: { readonly id: string } }>(filas: readonly T[] = []) =>
    filas.filter(({ producto }) => !hechos.has(producto.id));
  const nuevas = nuevo.value.ofertas.map((oferta) => ({ ...oferta, fees: entrada.fees }));
  const ofertas = [...otros(previo.resultado?.ofertas), ...nuevas];
  const pendientes = new Set([...previo.pendientes].filter((id) => !hechos.has(id)));
  return {
    issue: undefined,
    caducado: false,
    pendientes,
    resultado: {
      ...nuevo.value,
      ofertas: pendientes.size > 0 ? enSuPuesto(ofertas, previo) : ofertas.sort(porTotal),
      excluidos: [...otros(previo.resultado?.excluidos), ...nuevo.value.excluidos],
    },
  };
}

function porTotal(a: OfertaViva, b: OfertaViva): number {
  return a.totales.total - b.totales.total;
}

/** While some figures are of earlier inputs the places stay as they were: the totals cannot be compared. */
function enSuPuesto(ofertas: readonly OfertaViva[], { resultado }: EstudioVivo): OfertaViva[] {
  const puestos = new Map(resultado?.ofertas.map(({ producto }, puesto) => [producto.id, puesto]));
  const puestoDe = ({ producto }: OfertaViva) => puestos.get(producto.id) ?? puestos.size;
  return ofertas.toSorted((a, b) => puestoDe(a) - puestoDe(b) || porTotal(a, b));
}

/** Offers that a list shows before somebody asks for all of them: as many as fit in a frame while a slider moves. */
export const OFERTAS_A_LA_VISTA = 12;

/** How many of the offers in view are studied for each one that is not. */
const POR_CADA_OCULTA = 3;

/** The order in which pending products are studied: the chosen one, then the others by their wait, those in view more often. */
export function porInteres({ resultado, pendientes }: EstudioVivo, elegido: string | null): string[] {
  const enVista = resultado?.ofertas.slice(0, OFERTAS_A_LA_VISTA).map(({ producto }) => producto.id) ?? [];
  const primero = elegido ?? enVista[0];
  const resto = [...pendientes].filter((id) => id !== primero);
  const vistas = resto.filter((id) => enVista.includes(id));
  const ocultas = resto.filter((id) => !enVista.includes(id));
  const orden = primero !== undefined && pendientes.has(primero) ? [primero] : [];
  while (vistas.length + ocultas.length > 0) {
    orden.push(...vistas.splice(0, POR_CADA_OCULTA), ...ocultas.splice(0, 1));
  }
  return orden;
}

/** Without its bills: what the line of a point among many needs, in a hundredth of the memory. */
export function soloTotales(estudio: EstudioVivo): EstudioVivo {
  const { resultado } = estudio;
  if (!resultado) return estudio;
  const ofertas = resultado.ofertas.map((oferta) => ({ ...oferta, facturas: [] }));
  return { ...estudio, resultado: { ...resultado, ofertas } };
}
