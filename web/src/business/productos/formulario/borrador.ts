import type { productos } from '@vatio/contract';
import {
  type BateriaVirtual,
  type Compensacion,
  formatFecha,
  parseFecha,
  periodosDe,
  type TarifaDeSuministro,
  TIPOS_DE_PRODUCTO,
  type TipoDeProducto,
  type Zona,
} from '@vatio/domain';
import type {
  CampoConCifras,
  CampoPorPeriodo,
  CampoSuelto,
  NombreDeCifra,
} from '../tipos/precios-de-tipo.ts';
import { PRECIOS_DE_TIPO } from '../tipos/tipos.ts';

type Cifra = number | null;
export type BandaEscrita = { readonly minimo: Cifra; readonly maximo: Cifra };

/** A version that is being written, with the names of the call; null stands for what is not typed yet. */
export type VersionEscrita = {
  readonly desde: string;
  /** Empty while no other version replaces it. */
  readonly hasta: string;
  readonly potenciaEurKwAnio: readonly Cifra[];
  readonly feeEnergiaEurMwh: BandaEscrita;
  readonly feePotenciaEurKwAnio: BandaEscrita;
  readonly potenciaKw: BandaEscrita;
  readonly consumoAnualMwh: BandaEscrita;
  readonly admiteAutoconsumo: boolean;
  readonly excedentes: ExcedentesEscritos | null;
} & PreciosEscritos;

export type ExcedentesEscritos = {
  readonly precioEurKwh: Cifra;
  readonly tope: Compensacion['tope'];
  readonly bateriaVirtual: BateriaEscrita | null;
};

export type BateriaEscrita = {
  readonly cuotaEurMes: Cifra;
  /** Null where the money never expires. */
  readonly caducidadMeses: Cifra;
  readonly sobre: BateriaVirtual['sobre'];
};

/** The prices of the version's kind; null for those that only other kinds have. */
type PreciosEscritos = { readonly [C in CampoPorPeriodo]: readonly Cifra[] | null } & {
  readonly [C in CampoConCifras]: CifrasEscritas | null;
} & { readonly [C in CampoSuelto]: Cifra };

export type CifrasEscritas = Readonly<Partial<Record<NombreDeCifra, Cifra>>>;

export type Identidad = {
  readonly comercializadora: string;
  readonly nombre: string;
  readonly tarifa: TarifaDeSuministro;
  readonly tipo: TipoDeProducto;
  readonly zonas: readonly Zona[];
  readonly duracionMeses: Cifra;
  readonly permanencia: boolean;
  readonly prorroga: boolean;
  readonly renovable: boolean;
  readonly peajesIncluidos: boolean;
};

export const IDENTIDAD_NUEVA: Identidad = {
  comercializadora: '',
  nombre: '',
  tarifa: '2.0TD',
  tipo: TIPOS_DE_PRODUCTO[0],
  zonas: [],
  duracionMeses: 12,
  permanencia: false,
  prorroga: true,
  renovable: false,
  peajesIncluidos: true,
};

const SIN_BANDA: BandaEscrita = { minimo: null, maximo: null };

const SIN_PRECIOS = {
  energiaEurKwh: null,
  mediasMercadoEurKwh: null,
  terminos: null,
  fijoEurMes: null,
  variableEurKwh: null,
};

export function versionNueva(
  tarifa: TarifaDeSuministro,
  tipo: TipoDeProducto,
  desde: string,
): VersionEscrita {
  const vacios = (magnitud: 'energia' | 'potencia') =>
    new Array<null>(periodosDe(tarifa, magnitud)).fill(null);
  const { porPeriodo, grupos } = PRECIOS_DE_TIPO[tipo];
  return {
    desde,
    hasta: '',
    ...SIN_PRECIOS,
    potenciaEurKwAnio: vacios('potencia'),
    ...Object.fromEntries(porPeriodo.map(({ campo }) => [campo, vacios('energia')])),
    ...Object.fromEntries(
      grupos.map(({ campo, cifras }) => [campo, Object.fromEntries(cifras.map((cifra) => [cifra, null]))]),
    ),
    feeEnergiaEurMwh: { minimo: 0, maximo: null },
    feePotenciaEurKwAnio: { minimo: 0, maximo: periodosDe(tarifa, 'potencia') > 0 ? null : 0 },
    potenciaKw: SIN_BANDA,
    consumoAnualMwh: SIN_BANDA,
    admiteAutoconsumo: true,
    excedentes: null,
  };
}

/**
 * The next version. It begins as a copy of the last one, because a new price list changes only a few figures, on the
 * first day that the last one leaves free.
 */
export function versionComo(previa: productos.ProductoVersion, hoy: string): VersionEscrita {
  const { id: _id, estado: _estado, ...condiciones } = previa;
  const ultimo = parseFecha(previa.hasta ?? previa.desde);
  const libre = ultimo.ok ? formatFecha(ultimo.value + 1) : hoy;
  return {
    ...SIN_PRECIOS,
    ...condiciones,
    desde: libre > hoy ? libre : hoy,
    hasta: '',
    potenciaKw: previa.potenciaKw ?? SIN_BANDA,
    consumoAnualMwh: previa.consumoAnualMwh ?? SIN_BANDA,
    admiteAutoconsumo: previa.admiteAutoconsumo ?? true,
    excedentes: previa.excedentes ?? null,
  };
}

/** The body of the call: an optional band that is empty is left out, and so is a missing end. */
export function cuerpoDeVersion({ hasta, potenciaKw, consumoAnualMwh, ...resto }: VersionEscrita) {
  const banda = (escrita: BandaEscrita) =>
    escrita.minimo === null && escrita.maximo === null ? null : escrita;
  return {
    ...resto,
    hasta: hasta === '' ? null : hasta,
    potenciaKw: banda(potenciaKw),
    consumoAnualMwh: banda(consumoAnualMwh),
  };
}
