import type { productos } from '@vatio/contract';

export function version(cambios: Partial<productos.ProductoVersion> = {}): productos.ProductoVersion {
  return {
    id: 'v1',
    estado: 'vigente',
    desde: '2026-01-01',
    hasta: null,
    potenciaEurKwAnio: [36.5, 3.65],
    energiaEurKwh: [0.2, 0.15, 0.1],
    terminos: null,
    mediasMercadoEurKwh: null,
    feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
    feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
    potenciaKw: null,
    consumoAnualMwh: null,
    ...cambios,
  };
}

export function detalle(historial: productos.ProductoVersion[] = [version()]): productos.ProductoDetalle {
  return {
    id: 'p1',
    comercializadora: 'Luz del Norte',
    nombre: 'Casa Doce',
    tarifa: '2.0TD',
    tipo: 'fijo',
    zonas: [],
    duracionMeses: 12,
    permanencia: false,
    prorroga: true,
    renovable: true,
    peajesIncluidos: true,
    version: historial[0] ?? null,
    versiones: historial.length,
    activo: true,
    historial,
    avisos: ['Sin versión del 2026-03-01 al 2026-03-31: esos días no se vende'],
    edicion: 4,
  };
}
