import {
  type Dia,
  distribuidoraDe,
  type FilaConsumo,
  fichaTarifa,
  formatFecha,
  round,
  sumKwh,
} from '@vatio/domain';
import type { Filas } from './demo.repository.ts';
import type { PuntoDemo } from './generador/punto.ts';
import { fechaDeSips, generateSips } from './generador/sips.ts';

const FORMATO_SIPS = 'sips2-ps';

/** The row of the point; triggers write its client's name and representative. */
export function filaDePunto(punto: PuntoDemo, clienteId: string, hoy: Dia): Filas['puntoSuministro'][number] {
  const distribuidora = punto.cups.slice(2, 6);
  return {
    cups: punto.cups,
    clienteId,
    distribuidora,
    distribuidoraNombre: distribuidoraDe(distribuidora) ? null : punto.lugar.distribuidora,
    direccion: punto.direccion,
    codigoPostal: punto.codigoPostal,
    municipio: punto.municipio,
    provincia: punto.provincia,
    codigoTarifa: codigoDe(punto),
    tarifa: punto.tarifa,
    zona: punto.zona,
    uso: punto.uso,
    tipoMedida: punto.tipoMedida,
    potenciasKw: [...punto.potenciasKw],
    cnae: punto.cnae,
    derechosExtensionKw: punto.derechosExtensionKw,
    alquilerEurMes: punto.alquilerEurMes,
    consumoAnualKwh: consumoAnualDe(punto),
    sipsFecha: formatFecha(fechaDeSips(hoy)),
  };
}

export function filaDeSips(punto: PuntoDemo, hoy: Dia): Filas['fichaSips'][number] {
  return {
    cups: punto.cups,
    fecha: formatFecha(fechaDeSips(hoy)),
    formato: FORMATO_SIPS,
    datos: JSON.stringify(generateSips(punto, hoy)),
  };
}

export function filaDeConsumo(punto: PuntoDemo, consumo: FilaConsumo): Filas['consumo'][number] {
  return {
    cups: punto.cups,
    desde: formatFecha(consumo.desde),
    hasta: formatFecha(consumo.hasta),
    codigoTarifa: codigoDe(punto),
    tipoLectura: 'R',
    fuente: 'sips',
    activaKwh: sinUltimosCeros(consumo.activaKwh),
    reactivaKvarh: sinUltimosCeros(consumo.reactivaKvarh),
    maximetroKw: sinUltimosCeros(consumo.maximetroKw),
  };
}

function codigoDe({ tarifa }: PuntoDemo): string {
  return fichaTarifa(tarifa).codigosAtr[0]!;
}

/** The kWh of the last twelve months, scaled to 365 days. */
function consumoAnualDe({ consumos }: PuntoDemo): number {
  const ultimos = consumos.slice(-12);
  const kwh = sumKwh(ultimos.flatMap(({ activaKwh }) => activaKwh));
  return round((kwh * 365) / (ultimos.at(-1)!.hasta - ultimos[0]!.desde), 3);
}

/** Lists of P1…Pn are stored without trailing zeros. */
function sinUltimosCeros(valores: readonly number[]): number[] {
  return valores.slice(0, valores.findLastIndex((valor) => valor !== 0) + 1);
}
