import type { BodyOf, productos } from '@vatio/contract/endpoints';
import { type Dia, formatFecha, periodosDe, type Tarifa } from '@vatio/domain';
import {
  ENERGIA_FIJA,
  MEDIAS_DE_MERCADO,
  PAGO_CAPACIDAD,
  POTENCIA_REGULADA,
  TERMINOS_INDEXADO,
} from '../datos/precios.ts';
import { type FichaProducto, type FichaVersion, PRODUCTOS } from '../datos/productos.ts';
import { primerDiaDelMes } from './meses.ts';
import { randomOf, uuidOf } from './random.ts';

/** A product as the price book takes it, with its first version and the following ones. */
export type ProductoDemo = {
  readonly id: string;
  readonly alta: BodyOf<typeof productos.create>;
  readonly siguientes: readonly productos.VersionInput[];
};

export function generateProductos(hoy: Dia): ProductoDemo[] {
  return PRODUCTOS.map((ficha) => {
    const [version, ...siguientes] = ficha.versiones.map((una) => versionDe(ficha, una, hoy));
    const id = uuidOf(randomOf(`${ficha.nombre} ${ficha.tarifa}`));
    return { id, alta: { ...identidadDe(ficha), version: version! }, siguientes };
  });
}

function identidadDe(ficha: FichaProducto) {
  return {
    comercializadora: ficha.comercializadora,
    nombre: ficha.nombre,
    tarifa: ficha.tarifa,
    tipo: ficha.margenIndexado === undefined ? ('fijo' as const) : ('indexado' as const),
    zonas: [...(ficha.zonas ?? [])],
    duracionMeses: ficha.duracionMeses,
    permanencia: ficha.permanencia ?? false,
    prorroga: true,
    renovable: ficha.renovable ?? false,
    peajesIncluidos: ficha.energiaSinPeajes === undefined,
  };
}

function versionDe(ficha: FichaProducto, version: FichaVersion, hoy: Dia): productos.VersionInput {
  return {
    desde: formatFecha(primerDiaDelMes(hoy, version.desdeMes)),
    hasta:
      version.hastaMes === undefined ? null : formatFecha(primerDiaDelMes(hoy, version.hastaMes + 1) - 1),
    potenciaEurKwAnio: preciosDePotencia(ficha),
    ...(ficha.margenIndexado === undefined
      ? { energiaEurKwh: preciosFijos(ficha, version), terminos: null, mediasMercadoEurKwh: null }
      : { energiaEurKwh: null, ...precioIndexado(ficha.tarifa, ficha.margenIndexado) }),
    excedentes: ficha.excedentes ?? null,
    feeEnergiaEurMwh: bandaDe(ficha.feeEnergia),
    feePotenciaEurKwAnio: bandaDe(ficha.feePotencia),
    potenciaKw: ficha.potenciaKw ? bandaDe(ficha.potenciaKw) : null,
    consumoAnualMwh: ficha.consumoAnualMwh ? bandaDe(ficha.consumoAnualMwh) : null,
  };
}

function preciosDePotencia({ tarifa, energiaSinPeajes, margenPotencia }: FichaProducto): number[] {
  const regulada = POTENCIA_REGULADA[tarifa] ?? [];
  return regulada.map((precio) => aMillonesimas((energiaSinPeajes ? 0 : precio) + margenPotencia));
}

function preciosFijos({ tarifa, energiaSinPeajes }: FichaProducto, { nivel, sinPrecio }: FichaVersion) {
  const precios = energiaSinPeajes ?? ENERGIA_FIJA[tarifa] ?? [];
  return precios.map((precio, p) => (p + 1 === sinPrecio ? null : aMillonesimas(precio * nivel)));
}

function precioIndexado(tarifa: Tarifa, margenEurKwh: number) {
  const mediasMercadoEurKwh = [...MEDIAS_DE_MERCADO[periodosDe(tarifa, 'energia') === 3 ? 3 : 6]];
  const capacidadEurKwh = mediasMercadoEurKwh.map(() => PAGO_CAPACIDAD);
  return { terminos: { ...TERMINOS_INDEXADO, margenEurKwh, capacidadEurKwh }, mediasMercadoEurKwh };
}

/** Price lists have six decimals. */
function aMillonesimas(precio: number): number {
  return Math.round(precio * 1e6) / 1e6;
}

function bandaDe([minimo, maximo]: readonly [number, number]) {
  return { minimo, maximo };
}
