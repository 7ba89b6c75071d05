import type { contratos, renovaciones } from '@vatio/contract/endpoints';
import {
  accionesDeContrato,
  type ComisionCalculada,
  isTarifa,
  parseFecha,
  preciosCompletos,
  type QuienActua,
} from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import { bloqueoVisto } from '../cartera/bloqueo.repository.ts';
import { camposDe } from '../cartera/campos.service.ts';
import { comisionVista } from '../comisiones/comisiones.service.ts';
import type { FichaContrato, FilaContrato } from './contratos.repository.ts';
import { editablesDe } from './editables.ts';
import type { Suceso } from './historial.repository.ts';
import type { FilaRenovacion } from './radar.repository.ts';
import { diaSiguiente } from './vigencia.ts';

export function quienActua({ role }: Viewer): QuienActua {
  if (role === 'admin') return 'administra';
  return role === 'comercial' ? 'vende' : 'mira';
}

/** The whole row; the contract of the call decides what a client gets. */
export function filaDeLista(fila: FilaContrato, viewer: Viewer, hoy: string): contratos.ContratoRow {
  const { id, codigo, cups, version, tarifa, tipo, comercializadora } = fila;
  const { fechaFirma, fechaSolicitud, fechaActivacion, fechaFin, permanenciaHasta, fechaBaja } = fila;
  const activo = fechaFin !== null && fila.fechaBaja === null;
  const prorrogado = activo && fila.prorroga && fila.atr === 'activado' && fechaFin < hoy;
  return {
    id,
    codigo,
    cups,
    version,
    fechaFirma,
    fechaSolicitud,
    fechaActivacion,
    fechaFin,
    permanenciaHasta,
    revisionPrecio: fila.revisionPrecio,
    fechaBaja,
    cliente: { id: fila.clienteId, nombre: fila.clienteNombre },
    clienteBloqueado: bloqueoVisto(fila.clienteBloqueado, viewer),
    comercial:
      fila.comercialId === null ? null : { id: fila.comercialId, nombre: fila.comercialNombre ?? '' },
    producto: {
      tarifa,
      tipo,
      comercializadora,
      id: fila.productoId,
      versionId: fila.productoVersionId,
      nombre: fila.productoNombre,
    },
    relojes: relojesDe(fila),
    prorrogadoDesde: prorrogado ? diaSiguiente(fechaFin) : null,
    diasParaFin: activo ? diasEntre(hoy, fechaFin) : null,
    consumoAnualKwh: fila.consumoAnualKwh,
    comisionEur: Number(fila.comisionPrevistaEur),
    comisionCongelada: fila.comisionEur !== null,
    acciones: fila.borradoEn === null ? accionesDeContrato(fila, quienActua(viewer)) : [],
    etiquetas: fila.etiquetas,
    campos: camposDe(fila),
    creado: fila.creadoEn,
    actualizado: fila.actualizadoEn,
    borrado: fila.borradoEn,
  };
}

export function filaDeRenovacion(fila: FilaRenovacion, viewer: Viewer, hoy: string): renovaciones.Renovacion {
  const { banda, importeAnualEur, analisis, propuesta, renovacion, proximoContacto, ultimoContacto } = fila;
  const underWay = { analisis, propuesta, renovacion, proximoContacto, ultimoContacto };
  const riesgo = { nivel: fila.riesgo, motivos: fila.riesgoMotivos };
  return {
    ...filaDeLista(fila, viewer, hoy),
    banda,
    importeAnualEur,
    ...underWay,
    riesgo,
    valor: fila.valor,
  };
}

function relojesDe(fila: FilaContrato): contratos.ContratoRow['relojes'] {
  return {
    comercial: { estado: fila.comercial, desde: fila.comercialDesde, motivo: fila.comercialMotivo },
    firma: { estado: fila.firma, desde: fila.firmaDesde, motivo: fila.firmaMotivo },
    atr: { estado: fila.atr, desde: fila.atrDesde, motivo: fila.atrMotivo, codigo: fila.atrCodigo },
    cobro: { estado: fila.cobro, desde: fila.cobroDesde, motivo: fila.cobroMotivo },
  };
}

/** `visibles` are the representatives whose earnings the viewer sees; null means all. */
export function detalle(
  ficha: FichaContrato,
  viewer: Viewer,
  {
    hoy,
    ocupado,
    comision,
    historial,
    visibles,
  }: {
    readonly hoy: string;
    readonly ocupado: contratos.Contrato['ocupado'];
    readonly comision: ComisionCalculada;
    readonly historial: readonly Suceso[];
    readonly visibles: readonly string[] | null;
  },
): contratos.Contrato {
  const { potenciasKw, duracionMeses, permanencia, prorroga } = ficha;
  const { referenciaExterna, propuesta, analisis, renuevaA, renovadoPor, relevo, inicioPrevisto } = ficha;
  return {
    ...filaDeLista(ficha, viewer, hoy),
    ...(viewer.role === 'cliente' ? preciosDeCliente(ficha, hoy) : preciosAcordados(ficha)),
    potenciasKw,
    duracionMeses,
    permanencia,
    prorroga,
    referenciaExterna,
    propuesta,
    analisis,
    renuevaA,
    renovadoPor,
    relevo,
    inicioPrevisto,
    ocupado,
    feeEnergiaEurMwh: ficha.feeEnergiaEurMwh,
    feePotenciaEurKwAnio: ficha.feePotenciaEurKwAnio,
    notas: ficha.notas,
    comision: comisionVista(comision, visibles),
    editables: editablesDe(ficha, quienActua(viewer)),
    historial: [...historial],
  };
}

type Precios = Pick<
  contratos.Contrato,
  'precioEnergiaEurKwh' | 'precioPotenciaEurKwAnio' | 'precioFijoEurMes'
>;

function preciosAcordados({
  precioEnergiaEurKwh,
  precioPotenciaEurKwAnio,
  precioFijoEurMes,
}: FichaContrato): Precios {
  return { precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes };
}

/**
 * What a client pays, peajes and cargos of the first day included: without them, the price of a product that
 * passes them on at cost would reveal the fee. It is absent where no table has that day.
 */
export function preciosDeCliente(ficha: FichaContrato, hoy: string): Precios {
  if (ficha.peajesIncluidos) return preciosAcordados(ficha);
  const nada: Precios = { precioEnergiaEurKwh: [], precioPotenciaEurKwAnio: [], precioFijoEurMes: null };
  if (!isTarifa(ficha.tarifa)) return nada;
  const completos = preciosCompletos(ficha.tarifa, diaDe(ficha.fechaActivacion ?? ficha.fechaFirma ?? hoy), {
    energiaEurKwh: ficha.precioEnergiaEurKwh,
    potenciaEurKwAnio: ficha.precioPotenciaEurKwAnio,
  });
  if (!completos.ok) return nada;
  return {
    precioEnergiaEurKwh: [...completos.value.energiaEurKwh],
    precioPotenciaEurKwAnio: [...completos.value.potenciaEurKwAnio],
    precioFijoEurMes: null,
  };
}

/** Dates of the database always exist. */
function diasEntre(desde: string, hasta: string): number {
  return diaDe(hasta) - diaDe(desde);
}

function diaDe(fecha: string): number {
  const dia = parseFecha(fecha);
  if (!dia.ok) throw new Error(dia.issue.message);
  return dia.value;
}
