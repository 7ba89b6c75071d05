import { diaDe, diasDelMes, type Producto } from '@vatio/domain';
import type { Comun, PuntoDeCartera } from './lote.ts';

const ANIO = 2025;

/** A portfolio of 3.0TD points with twelve different months each, some over their contracted power. */
export function carteraDePrueba(cuantos: number): PuntoDeCartera[] {
  return Array.from({ length: cuantos }, (_, i) => ({
    cups: `ES0021${String(i).padStart(12, '0')}AA`,
    punto: {
      tarifa: '3.0TD',
      zona: 'peninsula',
      uso: 'otros',
      tipoMedida: 4,
      potenciasKw: [30, 35, 35, 35, 35, 45],
      potenciaEstudioKw: null,
      consumos: Array.from({ length: 12 }, (_, mes) => ({
        desde: diaDe(ANIO, mes + 1, 1) - 1,
        hasta: diaDe(ANIO, mes + 1, diasDelMes(ANIO, mes + 1)),
        activaKwh: [1200, 900, 800, 700.5, 600, 1800].map((kwh) => kwh * (1 + ((i + mes) % 30) / 30)),
        reactivaKvarh: [500, 300, 200, 100, 50, 0],
        maximetroKw: [25 + (i % 10), 33, 36, 20, 10, 44],
      })),
      precioEnergiaEurKwh: [0.198, 0.181, 0.17, 0.16, 0.15, 0.142],
      precioPotenciaEurKwAnio: [20.38, 10.62, 4.48, 3.89, 2.51, 1.44],
      alquilerEurMes: 1.36,
    },
  }));
}

/** Fixed products, each a little dearer than the one before. */
export function comunDePrueba(cuantos: number): Comun {
  const productos = Array.from(
    { length: cuantos },
    (_, i): Producto => ({
      id: `producto-${i}`,
      nombre: `Fijo ${i}`,
      comercializadora: 'Luz del Norte',
      tarifa: '3.0TD',
      vigencia: { desde: diaDe(2020, 1, 1) },
      feeEnergiaEurMwh: { minimo: 0, maximo: 20 },
      feePotenciaEurKwAnio: { minimo: 0, maximo: 20 },
      potenciaEurKwAnio: [20, 11, 5, 4, 3, 2].map((precio) => precio + i / 100),
      peajesIncluidos: true,
      tipo: 'fijo',
      energiaEurKwh: [0.172, 0.158, 0.141, 0.13, 0.122, 0.121].map((precio) => precio + i / 1e4),
    }),
  );
  return { fecha: diaDe(2026, 9, 15), fees: { feeEnergiaEurMwh: 8, feePotenciaEurKwAnio: 2 }, productos };
}
