import {
  type EntradaAnalisis,
  type Fees,
  type Issue,
  type Oferta,
  prepareAnalisis,
  type ResultadoAnalisis,
} from '@vatio/domain';

/** An offer with the fees of its calculation: while a slider moves, some offers lag a moment behind. */
export type OfertaViva = Oferta & { readonly fees: Fees };

export type ResultadoVivo = Omit<ResultadoAnalisis, 'ofertas'> & { readonly ofertas: readonly OfertaViva[] };

/** The study of one point while its inputs change. */
export type EstudioVivo = {
  readonly resultado: ResultadoVivo | undefined;
  readonly issue: Issue | undefined;
  /** Today's bill has not been calculated with the current inputs. */
  readonly caducado: boolean;
  /** Ids of the products that have not been calculated with the current inputs. */
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
 * The study after its inputs have changed. The old figures stay until new ones arrive. Products that were waiting stay
 * ahead of the others, so that a moving slider leaves none of them behind.
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

type Preparado = ReturnType<typeof prepareAnalisis>;

let abierto: { readonly entrada: EntradaAnalisis; readonly preparado: Preparado } | undefined;

/**
 * What no fee changes in the study of the open point, calculated once. Of one point alone, because it takes as much memory
 * as its bills.
 */
function prepareOpen(entrada: EntradaAnalisis): Preparado {
  const { punto, fecha, supuestos } = entrada;
  const previa = abierto?.entrada;
  if (abierto && previa?.punto === punto && previa.fecha === fecha && previa.supuestos === supuestos)
    return abierto.preparado;
  const preparado = prepareAnalisis({ punto, fecha, supuestos });
  abierto = { entrada, preparado };
  return preparado;
}

type Tanda = {
  readonly ids: readonly string[];
  /** Whether its bills are on screen. */
  readonly isOpen: boolean;
};

/** Studies some of the pending products and replaces their figures, which have no bills yet. */
export function advanceEstudio(
  previo: EstudioVivo,
  entrada: EntradaAnalisis,
  { ids, isOpen }: Tanda,
): EstudioVivo {
  const productos = entrada.productos.filter(({ id }) => ids.includes(id));
  const preparado = (isOpen ? prepareOpen : prepareAnalisis)(entrada);
  if (!preparado.ok)
    return { resultado: undefined, issue: preparado.issue, caducado: false, pendientes: new Set() };
  const nuevo = preparado.value({ fees: entrada.fees, productos, detalle: new Set() });
  const hechos = new Set(ids);
  const otros = <T extends { readonly producto: { readonly id: string } }>(filas: readonly T[] = []) =>
    filas.filter(({ producto }) => !hechos.has(producto.id));
  const nuevas = nuevo.ofertas.map((oferta) => ({ ...oferta, fees: entrada.fees }));
  const ofertas = [...otros(previo.resultado?.ofertas), ...nuevas];
  const pendientes = new Set([...previo.pendientes].filter((id) => !hechos.has(id)));
  return {
    issue: undefined,
    caducado: false,
    pendientes,
    resultado: {
      ...nuevo,
      ofertas: pendientes.size > 0 ? enSuPuesto(ofertas, previo) : ofertas.sort(porTotal),
      excluidos: [...otros(previo.resultado?.excluidos), ...nuevo.excluidos],
    },
  };
}

/** The offer on screen: the chosen one if it can be offered, else the first. */
function ofertaEnPantalla(
  { resultado }: Pick<EstudioVivo, 'resultado'>,
  elegido: string | null,
): OfertaViva | undefined {
  const ofertas = resultado?.ofertas ?? [];
  return ofertas.find(({ producto }) => producto.id === elegido) ?? ofertas[0];
}

/**
 * The study with the bills of the offer on screen, and of no other: they take ten times as long as the totals, and a
 * hundred times their memory. They are those of its own fees, as its total is, also where newer fees wait to be calculated.
 */
export function conFacturas(
  estudio: EstudioVivo,
  entrada: EntradaAnalisis,
  elegido: string | null,
): EstudioVivo {
  const enPantalla = ofertaEnPantalla(estudio, elegido);
  if (!estudio.resultado || !enPantalla || enPantalla.facturas.length > 0) return estudio;
  const { producto, fees } = enPantalla;
  const preparado = prepareOpen(entrada);
  if (!preparado.ok) return estudio;
  const detalle = new Set([producto.id]);
  const [conSuyas] = preparado.value({ fees, productos: [producto], detalle }).ofertas;
  if (!conSuyas) return estudio;
  const ofertas = estudio.resultado.ofertas.map((oferta) =>
    oferta === enPantalla ? { ...oferta, ...soloSuyo(conSuyas) } : oferta,
  );
  return { ...estudio, resultado: { ...estudio.resultado, ofertas } };
}

/** What only the offer on screen has. */
function soloSuyo({ facturas, terminos, sensibilidad }: Oferta) {
  return { facturas, terminos, sensibilidad };
}

function porTotal(a: OfertaViva, b: OfertaViva): number {
  return a.totales.total - b.totales.total;
}

/** While some figures belong to earlier inputs the order stays as it was, because their totals cannot be compared. */
function enSuPuesto(ofertas: readonly OfertaViva[], { resultado }: EstudioVivo): OfertaViva[] {
  const puestos = new Map(resultado?.ofertas.map(({ producto }, puesto) => [producto.id, puesto]));
  const puestoDe = ({ producto }: OfertaViva) => puestos.get(producto.id) ?? puestos.size;
  return ofertas.toSorted((a, b) => puestoDe(a) - puestoDe(b) || porTotal(a, b));
}

/** How many offers a list shows before the user asks for all: as many as fit in a frame while a slider moves. */
export const OFERTAS_A_LA_VISTA = 12;

/** How many visible offers are studied for each hidden one. */
const POR_CADA_OCULTA = 3;

/**
 * The order in which pending products are studied: first the chosen one, then the others by how long they wait, with
 * the visible ones more often.
 */
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
