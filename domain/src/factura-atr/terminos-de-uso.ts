import { enCifra, enFecha } from '../cifras-en-texto.ts';
import { exact, round, times } from '../exact.ts';
import type { Dia } from '../fecha.ts';
import type { Result } from '../result.ts';
import {
  type ConceptoAtr,
  closeTermino,
  comparedLinea,
  type LineaAtr,
  type Suministro,
  type Termino,
  TOLERANCIA,
} from './linea-atr.ts';
import { cifraEn, diaEn, hijosDe, type Nodo, nodoEn } from './nodo.ts';
import { energiaReguladaAtr, potenciaReguladaAtr, type Regulado } from './regulado-atr.ts';

/** A period of a power or energy term, in kW and €/kW·day or in kWh and €/kWh. */
export type Uso = {
  readonly periodo: number;
  readonly cantidad: number;
  readonly precio: number;
  readonly desde: Dia;
  readonly hasta: Dia;
  /** The contracted power, which is what is billed since June 2021, kW. */
  readonly contratada?: number | undefined;
  readonly maxima?: number | undefined;
};

/** Prices are printed in € of a watt and day with nine decimals: half of the last is the error of each kW and day. */
const ERROR_DEL_PRECIO_DE_POTENCIA = 5e-7;

/** The periods of every stretch of a term; those without a quantity or a price are left out, and counted. */
function usosDe(
  stretches: readonly Nodo[],
  suministro: Suministro,
  leer: (
    periodo: Nodo,
  ) => Pick<Uso, 'contratada' | 'maxima'> & { cantidad?: number | undefined; precio?: number | undefined },
): { readonly usos: readonly Uso[]; readonly ilegibles: number } {
  const usos: Uso[] = [];
  let ilegibles = 0;
  for (const tramo of stretches) {
    const desde = diaEn(tramo, 'FechaDesde') ?? suministro.desde;
    const hasta = diaEn(tramo, 'FechaHasta') ?? suministro.hasta;
    for (const [i, nodo] of hijosDe(tramo, 'Periodo').entries()) {
      const { cantidad, precio, ...resto } = leer(nodo);
      if (cantidad === undefined || precio === undefined || desde === undefined || hasta === undefined)
        ilegibles++;
      else usos.push({ periodo: i + 1, cantidad, precio, desde, hasta, ...resto });
    }
  }
  return { usos, ilegibles };
}

const kwEn = (nodo: Nodo, nombre: string): number | undefined => {
  const vatios = cifraEn(nodo, nombre);
  return vatios === undefined ? undefined : round(vatios / 1000, 9);
};
const porKwEn = (nodo: Nodo, nombre: string): number | undefined => {
  const porVatio = cifraEn(nodo, nombre);
  return porVatio === undefined ? undefined : round(porVatio * 1000, 9);
};

/** The periods of the power term, of which the excesses and the charges take the contracted power. */
export function potenciasDe(factura: Nodo, suministro: Suministro) {
  return usosDe(hijosDe(nodoEn(factura, 'Potencia'), 'TerminoPotencia'), suministro, (nodo) => ({
    cantidad: kwEn(nodo, 'PotenciaAFacturar') ?? kwEn(nodo, 'PotenciaContratada'),
    precio: porKwEn(nodo, 'PrecioPotencia'),
    contratada: kwEn(nodo, 'PotenciaContratada'),
    maxima: kwEn(nodo, 'PotenciaMaxDemandada'),
  }));
}

export function terminoDePotencia(factura: Nodo, suministro: Suministro): Termino | undefined {
  const nodo = nodoEn(factura, 'Potencia');
  if (!nodo) return undefined;
  const { usos, ilegibles } = potenciasDe(factura, suministro);
  const conceptos = hasCargo(factura, '01')
    ? (['peaje-potencia'] as const)
    : (['peaje-potencia', 'cargo-potencia'] as const);
  return terminoPorPeriodos(usos, {
    concepto: 'peaje-potencia',
    unidad: 'kW',
    suministro,
    impreso: cifraEn(nodo, 'ImporteTotalTerminoPotencia'),
    ilegibles,
    reguladoDe: (uso, tarifa) => potenciaReguladaAtr(conceptos, debida(uso), { ...uso, tarifa }),
  });
}

export function terminoDeEnergia(factura: Nodo, suministro: Suministro): Termino | undefined {
  const nodo = nodoEn(factura, 'EnergiaActiva');
  if (!nodo) return undefined;
  const { usos, ilegibles } = usosDe(hijosDe(nodo, 'TerminoEnergiaActiva'), suministro, (periodo) => ({
    cantidad: cifraEn(periodo, 'ValorEnergiaActiva'),
    precio: cifraEn(periodo, 'PrecioEnergia'),
  }));
  const conceptos = hasCargo(factura, '02')
    ? (['peaje-energia'] as const)
    : (['peaje-energia', 'cargo-energia'] as const);
  return terminoPorPeriodos(usos, {
    concepto: 'peaje-energia',
    unidad: 'kWh',
    suministro,
    impreso: cifraEn(nodo, 'ImporteTotalEnergiaActiva'),
    ilegibles,
    reguladoDe: (uso, tarifa) => energiaReguladaAtr(conceptos, uso.cantidad, { ...uso, tarifa }),
  });
}

/** Messages until 2021 lack the charges, which are then inside the tolls. */
function hasCargo(factura: Nodo, tipo: string): boolean {
  return cargosDe(factura).some((cargo) => cifraEn(cargo, 'TipoCargo') === Number(tipo));
}

function cargosDe(factura: Nodo): readonly Nodo[] {
  return hijosDe(nodoEn(factura, 'Cargos'), 'Cargo');
}

export function terminosDeCargos(factura: Nodo, suministro: Suministro): readonly Termino[] {
  const { usos: potencias } = potenciasDe(factura, suministro);
  return cargosDe(factura).map((cargo) => {
    const dePotencia = cifraEn(cargo, 'TipoCargo') === 1;
    const concepto = dePotencia ? 'cargo-potencia' : 'cargo-energia';
    const { usos, ilegibles } = usosDe(hijosDe(cargo, 'TerminoCargo'), suministro, (periodo) => ({
      cantidad: dePotencia ? kwEn(periodo, 'Potencia') : cifraEn(periodo, 'Energia'),
      precio: dePotencia ? porKwEn(periodo, 'PrecioCargo') : cifraEn(periodo, 'PrecioCargo'),
    }));
    return terminoPorPeriodos(
      usos.map((uso) => (dePotencia ? { ...uso, contratada: contratadaDe(potencias, uso) } : uso)),
      {
        concepto,
        unidad: dePotencia ? 'kW' : 'kWh',
        suministro,
        impreso: cifraEn(cargo, 'TotalImporteTipoCargo'),
        ilegibles,
        reguladoDe: (uso, tarifa) =>
          dePotencia
            ? potenciaReguladaAtr(['cargo-potencia'], debida(uso), { ...uso, tarifa })
            : energiaReguladaAtr(['cargo-energia'], uso.cantidad, { ...uso, tarifa }),
      },
    );
  });
}

function contratadaDe(potencias: readonly Uso[], { periodo, desde, hasta }: Uso): number | undefined {
  return potencias.find((uso) => uso.periodo === periodo && uso.desde <= desde && uso.hasta >= hasta)
    ?.contratada;
}

/** The power to bill is the contracted one; a cancelling bill has it negative. */
function debida({ cantidad, contratada }: Uso): number {
  if (contratada === undefined) return cantidad;
  return cantidad < 0 ? -Math.abs(contratada) : contratada;
}

type OpcionesDeTermino = {
  readonly concepto: ConceptoAtr;
  readonly unidad: 'kW' | 'kWh';
  readonly suministro: Suministro;
  readonly impreso: number | undefined;
  readonly ilegibles: number;
  readonly reguladoDe: (uso: Uso, tarifa: NonNullable<Suministro['tarifa']>) => Result<Regulado>;
};

function terminoPorPeriodos(usos: readonly Uso[], opciones: OpcionesDeTermino): Termino {
  const { concepto, unidad, suministro, impreso, ilegibles } = opciones;
  const avisos: string[] = [];
  if (ilegibles > 0)
    avisos.push(`Hay ${ilegibles} periodos de ${concepto} sin cantidad, precio o fechas que se puedan leer`);
  const porDias = unidad === 'kW' && isByDays(usos, impreso);
  const lineas: LineaAtr[] = [];
  for (const uso of usos) {
    const dias = uso.hasta - uso.desde;
    const recibido = times(times(exact(uso.cantidad), uso.precio), porDias ? dias : 1);
    const tolerancia = TOLERANCIA + (porDias ? uso.cantidad * dias * ERROR_DEL_PRECIO_DE_POTENCIA : 0);
    const regulado =
      suministro.tarifa === undefined ? undefined : opciones.reguladoDe(uso, suministro.tarifa);
    if (!regulado?.ok) avisos.push(regulado?.issue.message ?? sinTarifa(uso));
    const linea = {
      concepto,
      periodo: uso.periodo,
      cantidad: uso.cantidad,
      unidad,
      precio: uso.precio,
      unidadPrecio: unidad === 'kWh' ? '€/kWh' : porDias ? '€/kW·día' : '€/kW·mes',
      ...(porDias && { dias }),
    };
    const esperado = regulado?.ok ? regulado.value.importe : recibido;
    const motivoDe = () => motivoDeUso(uso, regulado?.ok ? regulado.value : undefined, linea.unidadPrecio);
    lineas.push(comparedLinea(linea, { recibido, esperado, tolerancia, motivoDe }));
  }
  const motivoDe = (suma: number, total: number) => (porDias ? motivoDeDias(usos, suma, total) : undefined);
  return closeTermino(lineas, { impreso, concepto, motivoDe, avisos });
}

function sinTarifa({ desde }: Uso): string {
  return `No hay tabla de los peajes anteriores a junio de 2021 (${enFecha(desde + 1)}): se comprueba la cuenta, no el precio`;
}

/** Tolls of power were of a month until 2021, and are of a day since: the printed amount tells which. */
function isByDays(usos: readonly Uso[], impreso: number | undefined): boolean {
  if (impreso === undefined) return true;
  const suma = (factorDe: (uso: Uso) => number) =>
    Math.abs(impreso - usos.reduce((total, uso) => total + uso.cantidad * uso.precio * factorDe(uso), 0));
  return suma(({ desde, hasta }) => hasta - desde) <= suma(() => 1);
}

function motivoDeUso(uso: Uso, regulado: Regulado | undefined, unidad: string): string {
  const { cantidad, precio } = uso;
  if (cantidad !== debida(uso)) {
    return `Se facturan ${enCifra(cantidad)} kW y la potencia contratada es de ${enCifra(debida(uso))} kW`;
  }
  if (!regulado) return 'El importe no es cantidad × precio';
  return `El precio es de ${enCifra(precio, 6)} ${unidad} y el regulado, de ${enCifra(regulado.precio, 6)} (${regulado.fuente})`;
}

/** A whole number of days other than those of the term explains its amount. */
function motivoDeDias(usos: readonly Uso[], suma: number, impreso: number): string | undefined {
  const [primero] = usos;
  if (!primero || suma === 0) return undefined;
  const dias = primero.hasta - primero.desde;
  const cobrados = (impreso / suma) * dias;
  const entero = Math.round(cobrados);
  const error = Math.abs(entero - cobrados) * Math.abs(suma / dias);
  if (entero === dias || entero <= 0 || error > TOLERANCIA * 2) return undefined;
  return `Se cobran ${entero} días y el tramo tiene ${dias}`;
}
