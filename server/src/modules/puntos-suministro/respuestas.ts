import type { puntosSuministro, ResponseOf } from '@vatio/contract/endpoints';
import { distribuidoraDe, nombreDeDistribuidoraDeGas, nombreProvincia } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import { bloqueoVisto } from '../cartera/bloqueo.repository.ts';
import { camposDe } from '../cartera/campos.service.ts';
import type { FilaFicha } from './ficha.repository.ts';
import type { FilaDeLista } from './fila-punto.repository.ts';
import type { ValoresDeFiltro } from './recuento.repository.ts';

export function respuestaPunto(fila: FilaDeLista, viewer: Viewer): puntosSuministro.PuntoSuministroRow {
  const { cups, direccion, codigoPostal, municipio, provincia, tarifa, zona, potenciasKw } = fila;
  return {
    cups,
    cliente: referencia(fila.clienteId, fila.clienteNombre),
    clienteBloqueado: bloqueoVisto(fila.clienteBloqueado, viewer),
    comercial: referencia(fila.comercialId, fila.comercialNombre),
    direccion,
    codigoPostal,
    municipio,
    provincia,
    distribuidora: nombreDistribuidora(fila),
    tarifa,
    zona,
    potenciasKw,
    consumoAnualKwh: fila.consumoAnualKwh,
    conContrato: fila.conContrato,
    fechaSips: fila.sipsFecha,
    etiquetas: fila.etiquetas,
    campos: fila.campos ?? {},
    actualizado: fila.actualizadoEn,
  };
}

/** The name by which people know it, or else its code. */
export function nombreDistribuidora({
  distribuidora,
  distribuidoraNombre,
}: Pick<FilaDeLista, 'distribuidora' | 'distribuidoraNombre'>): string {
  return nombreDe(distribuidora) ?? distribuidoraNombre ?? distribuidora;
}

function referencia(id: string | null, nombre: string | null) {
  return id === null ? null : { id, nombre: nombre ?? '' };
}

export function respuestaFicha(ficha: FilaFicha, viewer: Viewer): ResponseOf<typeof puntosSuministro.get> {
  const { sipsFecha, sipsFormato, sipsDatos, curvaDesde, curvaHasta, curvaResolucion } = ficha;
  return {
    ...respuestaPunto({ ...ficha, campos: camposDe(ficha) }, viewer),
    frontera: ficha.frontera,
    tipoMedida: ficha.tipoMedida,
    uso: ficha.uso,
    cnae: ficha.cnae,
    derechosExtensionKw: ficha.derechosExtensionKw,
    alquilerEurMes: ficha.alquilerEurMes,
    sips: sipsFecha && sipsDatos ? { fecha: sipsFecha, formato: sipsFormato ?? '', datos: sipsDatos } : null,
    curva:
      curvaDesde && curvaHasta
        ? { desde: curvaDesde, hasta: curvaHasta, resolucion: curvaResolucion ?? 60 }
        : null,
    contratoAjeno: ficha.contratoAjeno,
    version: ficha.version,
  };
}

/** The values of the filters, each with the name by which people know it. */
export function respuestaFacetas(valores: ValoresDeFiltro): ResponseOf<typeof puntosSuministro.facets> {
  return {
    tarifas: valores.tarifas.map((valor) => ({ valor, nombre: valor })),
    provincias: conNombre(valores.provincias, nombreProvincia),
    distribuidoras: conNombre(valores.distribuidoras, nombreDe),
  };
}

function conNombre(valores: readonly string[], nombreDe: (valor: string) => string | undefined) {
  const dados = valores.map((valor) => ({ valor, nombre: nombreDe(valor) ?? valor }));
  return dados.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
}

/** Of either energy, by the first four figures of a CUPS. */
function nombreDe(prefijo: string): string | undefined {
  return distribuidoraDe(prefijo)?.nombre ?? nombreDeDistribuidoraDeGas(prefijo);
}
