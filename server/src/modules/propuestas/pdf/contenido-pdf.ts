import type { ocupacion, PuntoPropuesto, ResumenAnual } from '@vatio/contract/endpoints';
import { datosElegidos, type LineaOfrecida, puntosDePapel, sumResumenes } from '../punto-propuesto.ts';
import type { Personas } from '../tables.ts';

/** What is printed; nothing of it is internal. */
export type ContenidoPdf = {
  readonly codigo: string;
  readonly numero: number;
  readonly borrador: boolean;
  readonly fecha: Date;
  /** Last day on which it can be accepted. */
  readonly validaHasta: string;
  readonly mensaje: string;
  readonly personas: Personas;
  readonly resumen: ResumenAnual;
  readonly puntos: readonly PuntoPropuesto[];
  /** Of its supply points, those that have a contract of ours when it is printed; absent where it was printed before. */
  readonly ocupados?: readonly ocupacion.Ocupacion[];
};

/** What the printer is asked: a version with the part of its analyses that it offers, still to be compared and added up. */
export type VersionToPrint = Omit<ContenidoPdf, 'resumen' | 'puntos'> & {
  readonly lineas: readonly LineaOfrecida[];
};

export function buildContenido({ lineas, ...version }: VersionToPrint): ContenidoPdf {
  const puntos = puntosDePapel(lineas);
  return { ...version, resumen: sumResumenes(puntos), puntos };
}

/** An analysis holds the bills of every product that it compared; only those that were chosen are worth sending to a thread. */
export function keepChosen(lineas: readonly LineaOfrecida[]): LineaOfrecida[] {
  return lineas.flatMap(({ cups, documento }) => {
    const punto = documento.puntos.find((deAnalisis) => deAnalisis.cups === cups);
    const datos = punto && datosElegidos(documento, punto);
    if (punto === undefined || datos === undefined) return [];
    const { fecha, productos } = documento;
    const elegidos = productos.filter(({ id }) => id === datos.idProducto);
    return [{ cups, documento: { fecha, puntos: [punto], productos: elegidos, datosCupsProducto: [datos] } }];
  });
}
