import { CeldasSips } from './celdas-sips.ts';
import { nombres, porPeriodos } from './columnas-sips.ts';
import type { Formato, FormatoFichero } from './formato.ts';
import type { SipsConsumo } from './registro.ts';
import { recognizeSips } from './sips.ts';
import { LectorConsumoBytes } from './sips-consumos-bytes.ts';

type ConsumosSips = {
  readonly formato: Formato;
  readonly nombre: string;
  /** SIPS2 gives reactive energy in one set of periods, SIPS2026 in two. */
  readonly reactiva: 'junta' | 'inductiva y capacitiva';
};

const REACTIVAS = {
  junta: ['consumoEnergiaReactivaEnVArh'],
  'inductiva y capacitiva': [
    'consumoEnergiaReactivaInductivaEnVArh',
    'consumoEnergiaReactivaCapacitivaEnVArh',
  ],
} as const;

/** The columns of a SIPS file of consumption, in their order. */
export function columnasDeConsumos(reactiva: ConsumosSips['reactiva']): readonly string[] {
  return [
    ...nombres('cups fechaInicioMesConsumo fechaFinMesConsumo codigoTarifaATR'),
    ...['consumoEnergiaActivaEnWh', ...REACTIVAS[reactiva], 'potenciaDemandadaEnW'].flatMap(porPeriodos),
    ...nombres('codigoDHEquipoDeMedida codigoTipoLectura'),
  ];
}

/** A SIPS file of consumption: per supply point and reading, energy, reactive and maximeter by period. */
export function sipsConsumos({ formato, nombre, reactiva }: ConsumosSips): FormatoFichero {
  const columnas = columnasDeConsumos(reactiva);
  return {
    formato,
    nombre,
    energia: 'activa',
    recognizeFile: (muestra) => recognizeSips({ nombre, columnas }, muestra),
    createReader(deteccion) {
      const celdas = new CeldasSips(columnas, deteccion);
      return (campos) => {
        if (campos.length !== columnas.length) {
          return `La fila tiene ${campos.length} columnas y ${nombre} tiene ${columnas.length}`;
        }
        celdas.open(campos);
        return readConsumo(celdas, reactiva);
      };
    },
    createByteReader: ({ separador }) => new LectorConsumoBytes(separador, reactiva === 'junta'),
  };
}

function readConsumo(celdas: CeldasSips, reactiva: ConsumosSips['reactiva']): SipsConsumo | string {
  const cups = celdas.cups()?.cups;
  const desde = celdas.fecha('fechaInicioMesConsumo');
  const hasta = celdas.fecha('fechaFinMesConsumo');
  const codigoTarifa = celdas.codigoTarifa('codigoTarifaATR');
  const sips2 = reactiva === 'junta';
  const energias = {
    activaKwh: celdas.periodos('consumoEnergiaActivaEnWh'),
    reactivaKvarh: sips2 ? celdas.periodos('consumoEnergiaReactivaEnVArh') : null,
    inductivaKvarh: sips2 ? null : celdas.periodos('consumoEnergiaReactivaInductivaEnVArh'),
    capacitivaKvarh: sips2 ? null : celdas.periodos('consumoEnergiaReactivaCapacitivaEnVArh'),
    demandaKw: celdas.periodos('potenciaDemandadaEnW'),
  };
  if (celdas.motivo) return celdas.motivo;
  if (!cups) return 'Falta el CUPS';
  if (desde === null || hasta === null) return 'Faltan las fechas del consumo (columnas 2 y 3)';
  if (hasta < desde) return 'Columna 3 (fechaFinMesConsumo): es anterior a la de inicio';
  if (codigoTarifa === null) return 'Falta la tarifa (columna 4, codigoTarifaATR)';
  return {
    tipo: 'sips-consumo',
    cups,
    desde,
    hasta,
    codigoTarifa,
    ...energias,
    codigoDh: celdas.texto('codigoDHEquipoDeMedida'),
    tipoLectura: celdas.texto('codigoTipoLectura'),
  };
}
