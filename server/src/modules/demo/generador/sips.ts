import { type Dia, distribuidoraDe, fichaTarifa, formatFecha, type Tarifa } from '@vatio/domain';
import { primerDiaDelMes } from './meses.ts';
import type { PuntoDemo } from './punto.ts';
import { intBetween, pick, type Random, randomOf } from './random.ts';

/** The distributors' register of a point, under the names of the domain's reader. */
type DatosSips = Readonly<Record<string, string | number | boolean>>;

/** Table 64 of the ATR formats: 230 V, 3×400/230 V, and from 15 kV to 220 kV. */
const TENSIONES: Readonly<Partial<Record<Tarifa, readonly string[]>>> = {
  '6.1TD': ['23', '24', '27'],
  '6.2TD': ['34', '35'],
  '6.3TD': ['36', '37'],
  '6.4TD': ['38'],
  '6.1TDVE': ['24', '27'],
};

/** The day of the snapshot is the end of the last whole month before `hoy`. */
export function fechaDeSips(hoy: Dia): Dia {
  return primerDiaDelMes(hoy, 0) - 1;
}

export function generateSips(punto: PuntoDemo, hoy: Dia): DatosSips {
  const random = randomOf(`SIPS ${punto.cups}`);
  const prefijo = punto.cups.slice(2, 6);
  const monofasico = punto.tarifa === '2.0TD' && punto.potenciasKw[0]! <= 9.2;
  const [codigoTarifa = ''] = fichaTarifa(punto.tarifa).codigosAtr;
  return {
    codigoDistribuidora: prefijo,
    nombreDistribuidora: distribuidoraDe(prefijo)?.nombre ?? punto.lugar.distribuidora ?? '',
    codigoPostal: punto.codigoPostal,
    codigoMunicipio: punto.lugar.codigoMunicipio,
    municipio: punto.municipio,
    codigoProvincia: punto.provincia,
    codigoTarifa,
    codigoTension: monofasico ? '02' : pick(random, TENSIONES[punto.tarifa] ?? ['06']),
    codigoFases: monofasico ? 'M' : 'T',
    codigoDh: punto.tarifa === '2.0TD' ? '9' : 'A',
    tipoMedida: punto.tipoMedida,
    codigoTelegestion: '01',
    // Table 51: 1 limiter, 2 maximeter. Table 32: 1 of the distributor, 2 of the client.
    codigoModoControlPotencia: punto.tarifa === '2.0TD' ? '1' : '2',
    codigoPropiedadEquipo: punto.alquilerEurMes === null ? '2' : '1',
    derechosExtensionKw: punto.derechosExtensionKw,
    potenciaMaximaBieKw: punto.derechosExtensionKw,
    cnae: punto.cnae,
    codigoTipoSuministro: punto.tipoSuministro,
    codigoTipoContrato: '01',
    codigoPeriodicidadFacturacion: '01',
    codigoAutoconsumo: '00',
    viviendaHabitual: punto.uso === 'vivienda',
    bonoSocial: false,
    impagos: 'N',
    ...fechasDe(fechaDeSips(hoy), random),
  };
}

/** The contract's milestones, the oldest first. */
function fechasDe(fecha: Dia, random: Random) {
  const alta = fecha - intBetween(random, 1500, 9000);
  const cambio = fecha - intBetween(random, 150, 1400);
  return {
    fechaAlta: formatFecha(alta),
    fechaUltimoMovimientoContrato: formatFecha(cambio),
    fechaUltimoCambioComercializador: formatFecha(cambio),
    fechaUltimaLectura: formatFecha(fecha),
  };
}
