import type { PuntoPropuesto, ResumenAnual } from '@vatio/contract/endpoints';
import { consumoDeUnAnio, round, TIPOS_DE_PRODUCTO } from '@vatio/domain';
import type { findAnalisis } from '../analisis/analisis.repository.ts';
import type { Termino } from '../analisis/terminos-facturados.service.ts';
import { compareFacturas, compareMonths, type Facturas, sumRounded } from './comparativa.ts';
import { segunMercado } from './segun-mercado.ts';

type Documento = NonNullable<Awaited<ReturnType<typeof findAnalisis>>>['documento'];
type Punto = Documento['puntos'][number];
type Datos = Documento['datosCupsProducto'][number];

/** The basis of an offer: one supply, and the analysis, or the part of it, that holds its chosen product. */
export type LineaOfrecida = {
  readonly cups: string;
  readonly documento: Pick<Documento, 'fecha' | 'puntos' | 'productos' | 'datosCupsProducto'>;
};

/** The product chosen for a point of an analysis, if it can be offered and its bills were kept. */
export function datosElegidos(
  { datosCupsProducto }: Pick<Documento, 'datosCupsProducto'>,
  { cups, productoId }: Punto,
): Datos | undefined {
  return datosCupsProducto.find(
    (datos) => datos.cups === cups && datos.productoId === productoId && datos.facturas !== null,
  );
}

/** A point of a proposal with every figure as its analysis was saved. */
export function puntoPropuesto(
  documento: Pick<Documento, 'fecha' | 'productos'>,
  punto: Punto,
  datos: Datos,
): PuntoPropuesto {
  const { punto: ficha, supuestos, dias } = punto;
  const producto = documento.productos.find(({ id }) => id === datos.productoId);
  const facturas = facturasDe(punto, datos);
  const comparativa = compareFacturas(facturas);
  const consumoKwh = sumRounded(
    comparativa.filter(({ concepto }) => concepto === 'energia').map(kwhDeHoy),
    3,
  );
  const resumen = resumenDe(punto, datos, consumoKwh);
  return {
    cups: punto.cups,
    direccion: ficha.direccion,
    codigoPostal: ficha.codigoPostal,
    municipio: ficha.municipio,
    distribuidora: ficha.distribuidora,
    tarifa: ficha.tarifa ?? '',
    comercializadora: datos.comercializadora,
    producto: datos.producto,
    tipo: producto?.tipo ?? TIPOS_DE_PRODUCTO[0],
    duracionMeses: producto?.duracionMeses ?? 12,
    permanencia: producto?.permanencia ?? false,
    prorroga: producto?.prorroga ?? true,
    renovable: producto?.renovable ?? false,
    peajesIncluidos: producto?.peajesIncluidos ?? true,
    // The sheet may hold more powers than its tariff has.
    potenciasKw: ficha.potenciasKw.slice(0, facturas.periodos.potencia),
    potenciaPropuestaKw: punto.potenciaEstudio,
    precioEnergiaEurKwh: preciosDe(comparativa, 'energia', 'oferta'),
    precioPotenciaEurKwAnio: preciosDe(comparativa, 'potencia', 'oferta'),
    precioActualEnergiaEurKwh: preciosDe(comparativa, 'energia', 'actual'),
    precioActualPotenciaEurKwAnio: preciosDe(comparativa, 'potencia', 'actual'),
    ...preciosFijosDe(punto, datos),
    fecha: documento.fecha,
    preciosHasta: producto?.hasta ?? null,
    dias,
    resumen,
    precioMedioActualEurMwh: medio(punto.actual.totales.total, consumoKwh),
    precioMedioOfertaEurMwh: medio(datos.totales.total, consumoKwh),
    comparativa,
    meses: compareMonths(facturas),
    supuestos: supuestosDe(supuestos),
    aproximado: datos.aproximado,
    excedentes: excedentesDe(datos, producto),
    segunMercado: segunMercado({
      datos,
      energiaEur: terminoDeEnergia(comparativa),
      energiaKwh: consumoKwh,
      actualAnualEur: resumen.actualAnualEur,
    }),
    avisos: punto.avisos,
  };
}

function facturasDe({ actual, precioPotenciaCliente, precioEnergiaCliente }: Punto, datos: Datos): Facturas {
  return {
    actual: actual.facturas,
    oferta: datos.facturas ?? [],
    periodos: { potencia: precioPotenciaCliente.length, energia: precioEnergiaCliente.length },
  };
}

/** The prices by which the rows of a term multiply, P1…Pn. */
function preciosDe(
  comparativa: PuntoPropuesto['comparativa'],
  termino: Termino,
  lado: 'actual' | 'oferta',
): number[] {
  return comparativa.filter(({ concepto }) => concepto === termino).map((fila) => fila[lado].precio ?? 0);
}

/** The fixed terms of gas; nothing of electricity. */
function preciosFijosDe({ precioFijoCliente }: Punto, { precioFijo }: Datos) {
  if (precioFijo === undefined) return {};
  return { precioFijoEurMes: precioFijo, precioActualFijoEurMes: precioFijoCliente ?? 0 };
}

function kwhDeHoy({ actual }: PuntoPropuesto['comparativa'][number]): number {
  return actual.cantidad ?? 0;
}

function terminoDeEnergia(comparativa: PuntoPropuesto['comparativa']): number {
  return comparativa.find(({ concepto }) => concepto === 'termino-energia')?.oferta.importeEur ?? 0;
}

function supuestosDe({ ieeTipo, impuestoTipo, bonoSocialEurAnio, pendientes }: Punto['supuestos']) {
  return { ieeTipo, impuestoTipo, bonoSocialEurAnio, pendientes };
}

/** What becomes of the surplus of the supply, with the conditions that decide it. */
function excedentesDe(
  { excedentes }: Datos,
  producto: Documento['productos'][number] | undefined,
): PuntoPropuesto['excedentes'] {
  if (!excedentes) return null;
  const { precioEurKwh = 0, bateriaVirtual = null } = producto?.excedentes ?? {};
  return { ...excedentes, precioEurKwh, caducidadMeses: bateriaVirtual?.caducidadMeses ?? null };
}

/** Scaled to 365 days, so that today minus the offer is the saving to the cent. */
function resumenDe({ actual, dias }: Punto, datos: Datos, consumoKwh: number): ResumenAnual {
  const actualAnualEur = round((actual.totales.total * 365) / dias);
  const { ahorroAnualEur, ahorroPct } = datos;
  return {
    actualAnualEur,
    ofertaAnualEur: round(actualAnualEur - ahorroAnualEur),
    ahorroAnualEur,
    ahorroPct,
    consumoAnualKwh: consumoDeUnAnio(consumoKwh, dias),
  };
}

/** The mean price, €/MWh, taxes included; null without energy. */
function medio(totalEur: number, consumoKwh: number): number | null {
  return consumoKwh === 0 ? null : round((totalEur * 1000) / consumoKwh);
}

/** The points without their sources and what they earn, as any reader may see them. */
export function puntosDePapel(lineas: readonly LineaOfrecida[]): PuntoPropuesto[] {
  return lineas.flatMap(({ cups, documento }) => {
    const punto = documento.puntos.find((deAnalisis) => deAnalisis.cups === cups);
    const datos = punto && datosElegidos(documento, punto);
    return punto && datos ? [puntoPropuesto(documento, punto, datos)] : [];
  });
}

export function sumResumenes(puntos: readonly Pick<PuntoPropuesto, 'resumen'>[]): ResumenAnual {
  const total = (campo: keyof ResumenAnual) => sumRounded(puntos.map(({ resumen }) => resumen[campo]));
  const [actualAnualEur, ahorroAnualEur] = [total('actualAnualEur'), total('ahorroAnualEur')];
  const ahorroPct = actualAnualEur === 0 ? 0 : round((ahorroAnualEur * 100) / actualAnualEur);
  return {
    actualAnualEur,
    ofertaAnualEur: total('ofertaAnualEur'),
    ahorroAnualEur,
    ahorroPct,
    consumoAnualKwh: total('consumoAnualKwh'),
  };
}
