import { type Fees, isPeajeDeGas, periodosDe } from '@vatio/domain';
import { type DatosPunto, tarifaDe } from '../calculo/datos-punto.ts';
import type { Borrador, PorPeriodo, PuntoBorrador } from './borrador.ts';

type Inicio = {
  readonly datos: readonly DatosPunto[];
  readonly fecha: string;
  /** The fees of the last analysis, when there is one. */
  readonly fees: Fees | undefined;
};

/** The draft before anybody has changed it: prices of the last analysis, contracted powers, stored consumption. */
export function borradorInicial({ datos, fecha, fees }: Inicio): Borrador {
  return { fecha, fees: fees ?? null, supuestos: null, puntos: datos.map(puntoInicial), notas: '' };
}

function puntoInicial(datos: DatosPunto): PuntoBorrador {
  const tarifa = tarifaDe(datos);
  const vacios = (magnitud: 'energia' | 'potencia'): PorPeriodo =>
    new Array<null>(tarifa ? periodosDe(tarifa, magnitud) : 0).fill(null);
  const anteriores = (precios: PorPeriodo | undefined, huecos: PorPeriodo) =>
    precios?.length === huecos.length ? precios : huecos;
  return {
    cups: datos.ficha.cups,
    precioEnergiaEurKwh: anteriores(datos.anteriores?.precioEnergiaEurKwh, vacios('energia')),
    precioPotenciaEurKwAnio: anteriores(datos.anteriores?.precioPotenciaEurKwAnio, vacios('potencia')),
    ...(tarifa && isPeajeDeGas(tarifa) && { precioFijoEurMes: datos.anteriores?.precioFijoEurMes ?? null }),
    potenciaEstudioKw: null,
    consumoAnualKwh: null,
    excedentes: null,
    precioExcedentesEurKwh: null,
    productoId: null,
  };
}

/** Restores a kept draft: its decisions for the supplies that are still in the analysis, and the common ones. */
export function conBorrador(inicial: Borrador, guardado: unknown): Borrador | undefined {
  if (!isDraft(guardado)) return undefined;
  const draft = withPresentNames(guardado);
  const puntos = inicial.puntos.map((punto) => {
    const previo = draft.puntos.find(({ cups }) => cups === punto.cups);
    const mismos =
      previo?.precioEnergiaEurKwh.length === punto.precioEnergiaEurKwh.length &&
      previo.precioPotenciaEurKwAnio.length === punto.precioPotenciaEurKwAnio.length;
    return previo && mismos ? previo : punto;
  });
  const ninguno = puntos.every((punto, i) => punto === inicial.puntos[i]);
  return ninguno ? undefined : { ...draft, fecha: inicial.fecha, puntos };
}

/** A draft as this browser keeps it, perhaps written when the fees, the prices and the product had other names. */
type KeptDraft = Omit<Borrador, 'fees' | 'puntos'> & {
  readonly fees: Fees | { readonly energiaEurMwh: number; readonly potenciaEurKwAnio: number } | null;
  readonly puntos: readonly KeptPunto[];
};

type Prices = 'precioEnergiaEurKwh' | 'precioPotenciaEurKwAnio';
type WithoutUnits = { readonly precioEnergia: PorPeriodo; readonly precioPotencia: PorPeriodo };
type Surplus = 'excedentes' | 'precioExcedentesEurKwh';
type KeptPunto = Omit<PuntoBorrador, Prices | Surplus | 'productoId'> &
  Partial<Pick<PuntoBorrador, Surplus>> &
  (Pick<PuntoBorrador, Prices> | WithoutUnits) &
  (Pick<PuntoBorrador, 'productoId'> | { readonly idProducto: string | null });

function withPresentNames({ fees, puntos: kept, ...rest }: KeptDraft): Borrador {
  const puntos = kept.map(puntoWithPresentNames);
  const draft = { ...rest, puntos };
  if (fees === null || !('energiaEurMwh' in fees)) return { ...draft, fees };
  const { energiaEurMwh: feeEnergiaEurMwh, potenciaEurKwAnio: feePotenciaEurKwAnio } = fees;
  return { ...draft, fees: { feeEnergiaEurMwh, feePotenciaEurKwAnio } };
}

function puntoWithPresentNames(kept: KeptPunto): PuntoBorrador {
  const { cups, precioFijoEurMes, potenciaEstudioKw, consumoAnualKwh } = kept;
  const { excedentes = null, precioExcedentesEurKwh = null } = kept;
  const [precioEnergiaEurKwh, precioPotenciaEurKwAnio] =
    'precioEnergia' in kept
      ? [kept.precioEnergia, kept.precioPotencia]
      : [kept.precioEnergiaEurKwh, kept.precioPotenciaEurKwAnio];
  const productoId = 'idProducto' in kept ? kept.idProducto : kept.productoId;
  return {
    cups,
    precioEnergiaEurKwh,
    precioPotenciaEurKwAnio,
    ...(precioFijoEurMes !== undefined && { precioFijoEurMes }),
    potenciaEstudioKw,
    consumoAnualKwh,
    excedentes,
    precioExcedentesEurKwh,
    productoId,
  };
}

/** Tells a draft of this version from any other value in the storage. */
function isDraft(valor: unknown): valor is KeptDraft {
  if (typeof valor !== 'object' || valor === null) return false;
  const { puntos, fees, notas } = valor as Partial<Record<keyof Borrador, unknown>>;
  return Array.isArray(puntos) && typeof fees === 'object' && typeof notas === 'string';
}
