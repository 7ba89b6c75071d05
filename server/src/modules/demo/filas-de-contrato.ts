import { calculateComision, type Dia, formatFecha, type ReglaComision } from '@vatio/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/tables.ts';
import type { Persona } from '../comisiones/calculo.repository.ts';
import type { PuntoContratable, VersionDemo } from './contratos.repository.ts';
import { BAJA, type Situacion } from './datos/contratos.ts';
import { intBetween, pick, randomOf } from './generador/random.ts';

export type FilaContrato = Omit<Insertable<Tables['contrato']>, 'codigo'>;

/** Every contract of the demo is made with these data. */
export type Contexto = {
  readonly hoy: Dia;
  readonly adminId: string;
  readonly versiones: readonly VersionDemo[];
  readonly reglas: readonly ReglaComision[];
  /** By representative: themselves and those above them. */
  readonly lineas: ReadonlyMap<string, readonly Persona[]>;
  readonly repartoDelPlan: readonly number[];
};

type Venta = { readonly fila: FilaContrato; readonly version: VersionDemo };

/** The agreed terms, with a version on sale that day or else any of the tariff. */
function sellTo(punto: PuntoContratable, { versiones, adminId }: Contexto, firma: Dia): Venta | undefined {
  const random = randomOf(`contrato ${punto.cups}`);
  const fecha = formatFecha(firma);
  const suyas = versiones.filter(
    ({ tarifa, zonas }) => tarifa === punto.tarifa && (zonas.length === 0 || zonas.includes(punto.zona)),
  );
  const vigentes = suyas.filter(({ desde, hasta }) => desde <= fecha && (hasta === null || hasta >= fecha));
  const elegibles = vigentes.length > 0 ? vigentes : suyas;
  if (elegibles.length === 0) return undefined;
  const version = pick(random, elegibles);
  const feeEnergiaEurMwh = Math.round(version.feeMaximo * (0.3 + random() * 0.5));
  const consumoAnualKwh = Math.round(punto.consumoAnualKwh ?? 0);
  const fila = {
    clienteId: punto.clienteId,
    cups: punto.cups,
    comercialId: punto.comercialId,
    productoVersionId: version.id,
    precioEnergiaEurKwh: version.energiaEurKwh.map((precio) => conFee(precio, feeEnergiaEurMwh)),
    precioPotenciaEurKwAnio: [...version.potenciaEurKwAnio],
    precioFijoEurMes: version.fijoEurMes,
    feeEnergiaEurMwh,
    feePotenciaEurKwAnio: 0,
    potenciasKw: punto.potenciasKw,
    consumoAnualKwh,
    duracionMeses: version.duracionMeses,
    permanencia: version.permanencia,
    comisionPrevistaEur: Math.round((consumoAnualKwh * feeEnergiaEurMwh) / 10) / 100,
    creadoPor: adminId,
  };
  return { fila, version };
}

function conFee(precioEurKwh: number, feeEnergiaEurMwh: number): number {
  return Math.round((precioEurKwh + feeEnergiaEurMwh / 1000) * 1e9) / 1e9;
}

/** The days from the signature to the request and to the activation. */
const [HASTA_SOLICITUD, HASTA_ACTIVACION] = [3, 12];
/** The days from the first to the last day of a year. */
const UN_ANIO = 364;
const DIAS_DEL_MES = 30.4375;

/** An active contract; `fin` counts the days from today to its end. */
export function filaActiva(
  punto: PuntoContratable,
  contexto: Contexto,
  fin: number | undefined,
): FilaContrato | undefined {
  const { hoy } = contexto;
  const haceDias = intBetween(randomOf(`activado ${punto.cups}`), 3, 330);
  const inicio = fin === undefined ? hoy - haceDias : hoy + fin - UN_ANIO;
  const firma = inicio - HASTA_ACTIVACION;
  const venta = sellTo(punto, contexto, firma);
  if (!venta) return undefined;
  const { fila, version } = venta;
  const dias = Math.round(version.duracionMeses * DIAS_DEL_MES);
  const fechaFin = formatFecha(fin === undefined ? inicio + dias - 1 : hoy + fin);
  const fechaFirma = formatFecha(firma);
  const comision = calculateComision({
    ...contexto,
    linea: contexto.lineas.get(punto.comercialId ?? '') ?? [],
    caso: {
      fecha: fechaFirma,
      productoId: version.productoId,
      comercializadora: version.comercializadora,
      tarifa: version.tarifa,
      consumoAnualKwh: fila.consumoAnualKwh,
      potenciasKw: punto.potenciasKw,
      feeEnergiaEurMwh: fila.feeEnergiaEurMwh,
      feePotenciaEurKwAnio: 0,
    },
  });
  return {
    ...fila,
    comercial: 'firmado',
    firma: 'firmada',
    atr: 'activado',
    fechaFirma,
    fechaFin,
    fechaSolicitud: formatFecha(firma + HASTA_SOLICITUD),
    fechaActivacion: formatFecha(inicio),
    permanenciaHasta: fila.permanencia ? fechaFin : null,
    comision: JSON.stringify(comision),
    comisionEur: comision.totalEur,
    creadoEn: instante(firma - 3),
    comercialDesde: instante(firma),
    firmaDesde: instante(firma),
    atrDesde: instante(inicio),
  };
}

/** The same contract, ended a week ago. */
export function terminada(fila: FilaContrato, hoy: Dia): FilaContrato {
  const dia = hoy - 7;
  return {
    ...fila,
    atr: 'baja',
    atrMotivo: BAJA.motivo,
    fechaBaja: formatFecha(dia),
    atrDesde: instante(dia),
  };
}

/** A contract on its way, which came to its state that many days ago. */
export function filaEnTramite({
  punto,
  contexto,
  situacion: { motivo, codigoAtr, ...estados },
  haceDias,
}: {
  readonly punto: PuntoContratable;
  readonly contexto: Contexto;
  readonly situacion: Situacion;
  readonly haceDias: number;
}): FilaContrato | undefined {
  const dia = contexto.hoy - haceDias;
  const venta = sellTo(punto, contexto, dia);
  if (!venta) return undefined;
  return {
    ...venta.fila,
    ...estados,
    comercialMotivo: estados.comercial === 'cancelado' ? (motivo ?? null) : null,
    firmaMotivo: estados.firma === 'rechazada' ? (motivo ?? null) : null,
    atrMotivo: estados.atr === 'rechazado' ? (motivo ?? null) : null,
    atrCodigo: codigoAtr ?? null,
    fechaFirma: estados.firma === 'firmada' ? formatFecha(dia) : null,
    fechaSolicitud: estados.atr === undefined ? null : formatFecha(Math.min(contexto.hoy, dia + 1)),
    creadoEn: instante(dia - 2),
    comercialDesde: instante(dia),
    firmaDesde: instante(dia),
    atrDesde: instante(dia),
  };
}

function instante(dia: Dia): string {
  return `${formatFecha(dia)}T09:00:00Z`;
}
