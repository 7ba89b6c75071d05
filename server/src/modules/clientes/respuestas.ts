import type { clientes } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { today } from '../../platform/today.ts';
import { camposDe } from '../cartera/campos.service.ts';
import type { FilaFicha } from './ficha.repository.ts';
import type { FilaCliente } from './listado.repository.ts';

export function respuestaFila(fila: FilaCliente): clientes.ClienteRow {
  const { id, tipo, nombre, nif, email, telefono, municipio, provincia, estado, version } = fila;
  const {
    puntos,
    puntosConContrato,
    consumoAnualKwh,
    proximoContacto,
    comercialId,
    comercialNombre,
    etiquetas,
    marca,
    creadoEn,
    actualizadoEn,
  } = fila;
  return {
    id,
    tipo,
    nombre,
    nif,
    email,
    telefono,
    municipio,
    provincia,
    estado,
    version,
    comercial: comercialId === null ? null : { id: comercialId, nombre: comercialNombre ?? '' },
    puntos,
    puntosConContrato,
    consumoAnualKwh,
    proximoContacto,
    etiquetas,
    marca,
    campos: camposDe(fila),
    creado: creadoEn,
    actualizado: actualizadoEn,
  };
}

export function respuestaCliente(ficha: FilaFicha, viewer: Viewer): clientes.Cliente {
  const { direccion, codigoPostal, cnae, iban, cuenta, recuento, consentimientos, fusionadoEn } = ficha;
  const { bloqueadoEn, bloqueoMotivo, datosBloqueadosEn, conservarHasta } = ficha;
  return {
    ...respuestaFila(ficha),
    direccion,
    codigoPostal,
    cnae,
    iban,
    cuenta,
    recuento,
    consentimientos,
    fusionadoEn,
    bloqueo: bloqueadoEn === null ? null : { desde: bloqueadoEn, motivo: bloqueoMotivo ?? '' },
    bloqueoDatos:
      datosBloqueadosEn === null
        ? null
        : { desde: datosBloqueadosEn, conservarHasta: conservarHasta ?? today() },
    acciones: accionesDe(ficha, viewer),
  };
}

function accionesDe({ estado, conservarHasta }: FilaFicha, { role }: Viewer): clientes.Accion[] {
  if (role === 'cliente' || estado === 'suprimido') return [];
  const admin = role === 'admin';
  switch (estado) {
    case 'borrado':
      return ['restaurar'];
    case 'datos-bloqueados':
      return (conservarHasta ?? '') <= today() ? ['desbloquear-datos', 'suprimir'] : ['desbloquear-datos'];
    case 'bloqueado':
      return admin ? ['editar', 'borrar', 'desbloquear', 'fusionar', 'bloquear-datos'] : ['editar', 'borrar'];
    case 'activo':
      return admin ? ['editar', 'borrar', 'bloquear', 'fusionar', 'bloquear-datos'] : ['editar', 'borrar'];
  }
}
