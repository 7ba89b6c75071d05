import type { extractos } from '@vatio/contract/endpoints';
import type { FilaExtracto } from './extractos.repository.ts';
import type { FilaLinea } from './live-lines.repository.ts';

export function respuestaExtracto(fila: FilaExtracto): extractos.ExtractoRow {
  return { ...fila, mes: fila.mes.slice(0, 7) };
}

export function respuestaLinea(fila: FilaLinea): extractos.Linea {
  const { extractoId, extractoCodigo, contratoId, contratoCodigo, mes, ...resto } = fila;
  const { clienteId, clienteNombre, comercialId, comercialNombre, ...linea } = resto;
  return {
    ...linea,
    mes: mes.slice(0, 7),
    extracto: { id: extractoId, codigo: extractoCodigo },
    contrato: contratoId === null ? null : { id: contratoId, codigo: contratoCodigo ?? '' },
    cliente: clienteId === null ? null : { id: clienteId, nombre: clienteNombre ?? '' },
    comercial: comercialId === null ? null : { id: comercialId, nombre: comercialNombre ?? '' },
  };
}
