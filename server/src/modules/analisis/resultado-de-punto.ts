import {
  type FacturaDeEstudio,
  type Oferta,
  type ResultadoAnalisis,
  round,
  type Supuestos,
  TERMINOS_DEL_PRECIO,
  type Totales,
} from '@vatio/domain';
import { saveQuarters } from './cuartos-guardados.ts';
import type { PuntoDeEstudio } from './punto-de-estudio.ts';
import type { Documento } from './tables.ts';

export type ResultadoDePunto = {
  readonly punto: Documento['puntos'][number];
  readonly datos: Documento['datosCupsProducto'];
};

/**
 * Writes the study of a point as the call answers it, with bills line by line for today's contract and the
 * chosen product.
 */
export function resultadoDePunto({
  puntoDeEstudio: { ficha, productoId, cuartos, mercado, mercadoPvpc: _, ...pedido },
  estudio,
  supuestos: { ieeTipo, impuestoTipo, bonoSocialEurAnio, pendientes },
  versiones,
  avisos,
}: {
  readonly puntoDeEstudio: PuntoDeEstudio;
  readonly estudio: ResultadoAnalisis;
  readonly supuestos: Supuestos;
  readonly versiones: ReadonlyMap<string, string>;
  /** What else has to be said of it. */
  readonly avisos: readonly string[];
}): ResultadoDePunto {
  const { cups } = ficha;
  return {
    punto: {
      ...pedido,
      ...(mercado && { mercado: { ...mercado, mediasEurKwh: [...mercado.mediasEurKwh] } }),
      ...(estudio.pvpc && { pvpc: pvpcDe(estudio.pvpc) }),
      cuartos: cuartos && saveQuarters(cuartos, ficha, pedido.potenciaEstudio),
      cups,
      punto: ficha,
      productoId,
      supuestos: { ieeTipo, impuestoTipo, bonoSocialEurAnio, pendientes: [...pendientes] },
      dias: estudio.dias,
      actual: {
        totales: totalesDe(estudio.actual.totales),
        facturas: estudio.actual.facturas.map(facturaDe),
      },
      excluidos: estudio.excluidos.map(({ producto, motivos }) => ({
        productoId: producto.id,
        producto: producto.nombre,
        comercializadora: producto.comercializadora,
        motivos: motivos.map(({ message }) => message),
      })),
      avisos: [...estudio.avisos.map(({ message }) => message), ...avisos],
    },
    datos: estudio.ofertas.map((oferta) => ({
      ...datosDe(oferta),
      cups,
      versionId: versiones.get(oferta.producto.id) ?? '',
      facturas: oferta.producto.id === productoId ? oferta.facturas.map(facturaDe) : null,
    })),
  };
}

function datosDe({ producto, precios, comision, totales, ...oferta }: Oferta) {
  return {
    productoId: producto.id,
    producto: producto.nombre,
    comercializadora: producto.comercializadora,
    precioEnergia: [...precios.energiaEurKwh],
    precioPotencia: [...(precios.potenciaEurKwAnio ?? [])],
    ...(precios.fijoEurMes !== undefined && { precioFijo: precios.fijoEurMes }),
    totales: totalesDe(totales),
    ahorroEur: oferta.ahorroEur,
    ahorroPct: oferta.ahorroPct,
    ahorroAnualEur: oferta.ahorroAnualEur,
    comision,
    aproximado: oferta.aproximado,
    excedentes: oferta.excedentes,
    ...segunMercado(oferta),
  };
}

/** Nothing for the offers that say nothing of it. */
function segunMercado({ terminos, sensibilidad }: Pick<Oferta, 'terminos' | 'sensibilidad'>) {
  if (terminos === null) return {};
  return {
    terminos: TERMINOS_DEL_PRECIO.map((nombre) => ({ nombre, importeEur: round(terminos[nombre]) })),
    sensibilidad: [...sensibilidad],
  };
}

function pvpcDe({ precios, totales, ...pvpc }: NonNullable<ResultadoAnalisis['pvpc']>) {
  return {
    ...pvpc,
    precioEnergia: [...precios.energiaEurKwh],
    precioPotencia: [...(precios.potenciaEurKwAnio ?? [])],
    totales: totalesDe(totales),
  };
}

function totalesDe(totales: Totales) {
  return { ...totales, impuestos: [...totales.impuestos] };
}

/** The bills of a study have neither lines nor notices of their own, so those fields are dropped. */
function facturaDe({ lineas, impuestos, avisos, otros, noSujeto, ...resto }: FacturaDeEstudio) {
  return { ...resto, lineas: [...lineas], impuestos: [...impuestos] };
}
