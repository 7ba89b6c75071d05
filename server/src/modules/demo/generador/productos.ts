import type { BodyOf, productos } from '@vatio/contract';
import { type Dia, formatFecha, periodosDe } from '@vatio/domain';
import { ENERGIA_FIJA, MEDIAS_DE_MERCADO, POTENCIA_REGULADA, TERMINOS_INDEXADO } from '../datos/precios.ts';
import { type FichaProducto, type FichaVersion, PRODUCTOS } from '../datos/productos.ts';
import { primerDiaDelMes } from './meses.ts';
import { randomOf, uuidOf } from './random.ts';

/** A product as the price book takes it: with its first version, and the ones that follow. */
export type ProductoDemo = {
  readonly id: string;
  readonly alta: BodyOf<typeof productos.create>;
  readonly siguientes: readonly productos.VersionInput[];
};

export function generarProductos(hoy: Dia): ProductoDemo[] {
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
    renovable: ficha.renovable ?? false,
    peajesIncluidos: !ficha.peajesAparte,
  };
}

function versionDe(ficha: FichaProducto, version: FichaVersion, hoy: Dia): productos.VersionInput {
  const { tarifa, margenIndexado } = ficha;
  const regulada = POTENCIA_REGULADA[tarifa] ?? [];
  return {
    desde: formatFecha(primerDiaDelMes(hoy, version.desdeMes)),
    hasta:
      version.hastaMes === undefined ? null : formatFecha(primerDiaDelMes(hoy, version.hastaMes + 1) - 1),
    potenciaEurKwAnio: regulada.map((precio) =>
      aMillonesimas((ficha.peajesAparte ? 0 : precio) + ficha.margenPotencia),
    ),
    energiaEurKwh: margenIndexado === undefined ? preciosFijos(ficha, version) : null,
    terminos: margenIndexado === undefined ? null : { ...TERMINOS_INDEXADO, margenEurKwh: margenIndexado },
    mediasMercadoEurKwh:
      margenIndexado === undefined
        ? null
        : [...MEDIAS_DE_MERCADO[periodosDe(tarifa, 'energia') === 3 ? 3 : 6]],
    feeEnergiaEurMwh: bandaDe(ficha.feeEnergia),
    feePotenciaEurKwAnio: bandaDe(ficha.feePotencia),
    potenciaKw: ficha.potenciaKw ? bandaDe(ficha.potenciaKw) : null,
    consumoAnualMwh: ficha.consumoAnualMwh ? bandaDe(ficha.consumoAnualMwh) : null,
  };
}

function preciosFijos({ tarifa }: FichaProducto, { nivel, sinPrecio }: FichaVersion) {
  return (ENERGIA_FIJA[tarifa] ?? []).map((precio, p) =>
    p + 1 === sinPrecio ? null : aMillonesimas(precio * nivel),
  );
}

/** Price lists bring six decimals. */
function aMillonesimas(precio: number): number {
  return Math.round(precio * 1e6) / 1e6;
}

function bandaDe([minimo, maximo]: readonly [number, number]) {
  return { minimo, maximo };
}
