import type { ocupacion, PuntoPropuesto, ResumenAnual } from '@vatio/contract/endpoints';
import type { Brand } from '../../../platform/brand/brand.repository.ts';
import { byOferta } from '../by-oferta.ts';
import { datosElegidos, type LineaOfrecida, puntosDePapel, sumResumenes } from '../punto-propuesto.ts';
import type { Personas } from '../tables.ts';

export type OfertaPdf = { readonly resumen: ResumenAnual; readonly puntos: readonly PuntoPropuesto[] };

/** The content that is printed; none of it is internal. */
export type ContenidoPdf = {
  readonly codigo: string;
  readonly numero: number;
  readonly borrador: boolean;
  readonly fecha: Date;
  /** The last day on which it can be accepted. */
  readonly validaHasta: string;
  readonly mensaje: string;
  readonly personas: Personas;
  readonly marca: Brand;
  /** The offers in their order, one at least, all for the same supplies. */
  readonly ofertas: readonly [OfertaPdf, ...OfertaPdf[]];
  /** The supply points that have a contract with the house when it is printed; absent in older content. */
  readonly ocupados?: readonly ocupacion.Ocupacion[];
};

/** The printer's input: a version with the offered part of its analyses, still to be compared and added up. */
export type VersionToPrint = Omit<ContenidoPdf, 'ofertas'> & {
  readonly lineas: readonly LineaToPrint[];
};

type LineaToPrint = LineaOfrecida & { readonly oferta: number };

export function buildContenido({ lineas, ...version }: VersionToPrint): ContenidoPdf {
  const [primera, ...otras] = byOferta(lineas).map((oferta) => ofertaDe(oferta.lineas));
  return { ...version, ofertas: [primera ?? ofertaDe([]), ...otras] };
}

function ofertaDe(lineas: readonly LineaOfrecida[]): OfertaPdf {
  const puntos = puntosDePapel(lineas);
  return { resumen: sumResumenes(puntos), puntos };
}

/** An analysis holds the bills of every product compared; only the chosen ones are worth sending to a thread. */
export function keepChosen(lineas: readonly LineaToPrint[]): LineaToPrint[] {
  return lineas.flatMap(({ oferta, cups, documento }) => {
    const punto = documento.puntos.find((deAnalisis) => deAnalisis.cups === cups);
    const datos = punto && datosElegidos(documento, punto);
    if (punto === undefined || datos === undefined) return [];
    const { fecha, productos } = documento;
    const elegidos = productos.filter(({ id }) => id === datos.productoId);
    return [
      {
        oferta,
        cups,
        documento: { fecha, puntos: [punto], productos: elegidos, datosCupsProducto: [datos] },
      },
    ];
  });
}
