import type { BodyOf, contratos } from '@vatio/contract/endpoints';
import { pasoDeContrato, type QuienActua } from '@vatio/domain';
import { invalidData, problem } from '../../platform/problems.ts';
import type { Cambios, Fila } from './escritura.repository.ts';
import { diaPasado } from './vigencia.ts';

export type Accion = Omit<BodyOf<typeof contratos.act>, 'version'>;

/** The columns that an action writes on a contract, except for those that only the database knows. */
export function cambiosDe(fila: Fila, accion: Accion, quien: QuienActua): Cambios {
  const paso = pasoDeContrato(fila, accion.accion, quien);
  if (!paso.ok) {
    const { code, message } = paso.issue;
    throw problem({ code, status: code === 'sin-permiso' ? 403 : 409, title: message });
  }
  checkDatos(paso.value.pide, accion);
  const { reloj, hasta } = paso.value;
  // A contract whose summary is mailed again keeps its state and its date.
  if (fila[reloj] === hasta) return {};
  return {
    [reloj]: hasta,
    [`${reloj}Desde`]: new Date(),
    [`${reloj}Motivo`]: accion.motivo ?? null,
    ...fechasDe(fila, accion),
  };
}

function checkDatos(pide: readonly string[], { fecha, motivo }: Accion): void {
  const errores: Record<string, string> = {};
  if (pide.includes('motivo') && motivo === undefined) errores.motivo = 'Escribe el motivo';
  if (pide.includes('fecha') && fecha === undefined) errores.fecha = 'Falta la fecha';
  if (Object.keys(errores).length > 0) throw invalidData(errores);
}

function fechasDe(fila: Fila, { accion, fecha, codigo }: Accion): Cambios {
  switch (accion) {
    case 'firmar':
      return { fechaFirma: diaPasado(fecha) };
    case 'anular-firma':
      return { fechaFirma: null };
    case 'solicitar':
      return { fechaSolicitud: diaPasado(fecha), atrCodigo: null };
    case 'rechazar':
      return { atrCodigo: codigo ?? null };
    case 'anular-solicitud':
      return { fechaSolicitud: null, atrCodigo: null };
    case 'activar':
      return { fechaActivacion: diaDeActivacion(fila, fecha) };
    case 'dar-de-baja':
      return { fechaBaja: diaDeBaja(fila, fecha) };
    default:
      return {};
  }
}

function diaDeActivacion({ fechaFirma }: Fila, fecha: string | undefined): string {
  const dia = diaPasado(fecha);
  if (fechaFirma !== null && dia < fechaFirma) {
    throw invalidData({ fecha: 'No puede activarse antes de la firma' });
  }
  return dia;
}

function diaDeBaja({ fechaActivacion }: Fila, fecha: string | undefined): string {
  const dia = diaPasado(fecha);
  if (fechaActivacion !== null && dia < fechaActivacion) {
    throw invalidData({ fecha: 'No puede acabar antes de activarse' });
  }
  return dia;
}
