import type { analisis, productos, puntosSuministro, ResponseOf } from '@vatio/contract';
import { diaDe, diasDelMes, type EntradaAnalisis, formatFecha, supuestosDe } from '@vatio/domain';

/** On this day every regulated price table is known. */
export const HOY = '2026-03-10';
export const CUPS = 'ES1234123456789012JY';

/** A bakery with tariff 3.0TD, twelve bills of 1,000 kWh in each period, and a maximum above its power in P1. */
export const FICHA: puntosSuministro.PuntoSuministro = {
  cups: CUPS,
  cliente: { id: 'c1', nombre: 'Horno de San Blas, S. L.' },
  clienteBloqueado: null,
  comercial: { id: 'r1', nombre: 'Marta Ibáñez' },
  direccion: 'Calle del Trigo 4',
  codigoPostal: '28012',
  municipio: 'Madrid',
  provincia: '28',
  distribuidora: 'Distribuidora del Centro',
  tarifa: '3.0TD',
  zona: 'peninsula',
  potenciasKw: [20, 20, 20, 20, 20, 30],
  consumoAnualKwh: 72_000,
  conContrato: false,
  fechaSips: '2026-03-02',
  frontera: null,
  tipoMedida: 4,
  uso: 'otros',
  cnae: null,
  derechosExtensionKw: 50,
  alquilerEurMes: 12,
  sips: null,
  curva: null,
  version: 1,
  actualizado: '2026-03-02T10:00:00Z',
};

export const CONSUMOS: puntosSuministro.Consumo[] = Array.from({ length: 12 }, (_, m) => {
  const desde = diaDe(2025, m + 1, 1) - 1;
  return {
    desde: formatFecha(desde),
    hasta: formatFecha(desde + diasDelMes(2025, m + 1)),
    tarifa: '3.0TD',
    activaKwh: [1000, 1000, 1000, 1000, 1000, 1000],
    reactivaKvarh: [0, 0, 0, 0, 0, 0],
    maximetroKw: [25, 18, 18, 18, 18, 28],
    fuente: 'sips',
  };
});

/** What a study of these supplies begins with, of whom none has been studied before. */
export function datos(
  ...fichas: readonly puntosSuministro.PuntoSuministro[]
): ResponseOf<typeof analisis.datos> {
  return {
    puntos: fichas.map((ficha) => ({
      ficha,
      consumos: CONSUMOS,
      anteriores: null,
      mercado: null,
      mercadoPvpc: null,
    })),
    normas: [],
    ultimos: null,
  };
}

/** A fixed-price offer; its price alone makes it cheaper or dearer than others. */
export function producto(
  id: string,
  eurKwh: number,
  cambios: Partial<productos.ProductoVigente> = {},
): productos.ProductoVigente {
  return {
    id,
    versionId: `${id}-1`,
    comercializadora: 'Luz del Norte',
    nombre: `Oferta ${id}`,
    tarifa: '3.0TD',
    tipo: 'fijo',
    zonas: [],
    duracionMeses: 12,
    permanencia: false,
    renovable: false,
    peajesIncluidos: true,
    desde: '2025-01-01',
    hasta: null,
    potenciaEurKwAnio: [20, 10, 5, 4, 3, 2],
    energiaEurKwh: [eurKwh, eurKwh, eurKwh, eurKwh, eurKwh, eurKwh],
    terminos: null,
    mediasMercadoEurKwh: null,
    feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
    feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
    potenciaKw: null,
    consumoAnualMwh: null,
    ...cambios,
  };
}

/** The same bakery as the input of a study of the domain. */
export function entrada(cambios: Partial<EntradaAnalisis> = {}): EntradaAnalisis {
  const fecha = diaDe(2026, 3, 10);
  return {
    punto: {
      tarifa: '3.0TD',
      zona: 'peninsula',
      uso: 'otros',
      tipoMedida: 4,
      potenciasKw: FICHA.potenciasKw,
      potenciaEstudioKw: null,
      consumos: CONSUMOS.map((fila, m) => {
        const desde = diaDe(2025, m + 1, 1) - 1;
        return { ...fila, desde, hasta: desde + diasDelMes(2025, m + 1) };
      }),
      precioEnergiaEurKwh: [0.2, 0.2, 0.2, 0.2, 0.2, 0.2],
      precioPotenciaEurKwAnio: [20, 10, 5, 4, 3, 2],
      alquilerEurMes: 12,
    },
    fecha,
    fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
    supuestos: supuestosDe({ fecha, zona: 'peninsula', uso: 'otros', potenciaMaximaKw: 30 }),
    productos: [],
    ...cambios,
  };
}
