import type { puntosSuministro, ResponseOf } from '@vatio/contract';
import { distribuidoraDe, nombreProvincia } from '@vatio/domain';
import type { FilaFicha } from './ficha.repository.ts';
import type { FilaPunto } from './fila-punto.repository.ts';
import type { ValoresDeFiltro } from './recuento.repository.ts';

/** A row of the list as the call gives it. */
export function respuestaPunto(fila: FilaPunto): puntosSuministro.PuntoSuministroRow {
  const { cups, direccion, codigoPostal, municipio, provincia, tarifa, zona, potenciasKw } = fila;
  return {
    cups,
    cliente: referencia(fila.clienteId, fila.clienteNombre),
    comercial: referencia(fila.comercialId, fila.comercialNombre),
    direccion,
    codigoPostal,
    municipio,
    provincia,
    distribuidora:
      distribuidoraDe(fila.distribuidora)?.nombre ?? fila.distribuidoraNombre ?? fila.distribuidora,
    tarifa,
    zona,
    potenciasKw,
    consumoAnualKwh: fila.consumoAnualKwh,
    conContrato: fila.conContrato,
    fechaSips: fila.sipsFecha,
  };
}

function referencia(id: string | null, nombre: string | null) {
  return id === null ? null : { id, nombre: nombre ?? '' };
}

export function respuestaFicha(ficha: FilaFicha): ResponseOf<typeof puntosSuministro.get> {
  const { sipsFecha, sipsFormato, sipsDatos, curvaDesde, curvaHasta, curvaResolucion } = ficha;
  return {
    ...respuestaPunto(ficha),
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
    version: ficha.version,
    actualizado: ficha.actualizadoEn,
  };
}

/** The values one may filter by, each with the name a person knows it by. */
export function respuestaFacetas(valores: ValoresDeFiltro): ResponseOf<typeof puntosSuministro.facetas> {
  return {
    tarifas: valores.tarifas.map((valor) => ({ valor, nombre: valor })),
    provincias: conNombre(valores.provincias, nombreProvincia),
    distribuidoras: conNombre(valores.distribuidoras, (prefijo) => distribuidoraDe(prefijo)?.nombre),
    comerciales: valores.comerciales,
  };
}

function conNombre(valores: readonly string[], nombreDe: (valor: string) => string | undefined) {
  const dados = valores.map((valor) => ({ valor, nombre: nombreDe(valor) ?? valor }));
  return dados.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
}
