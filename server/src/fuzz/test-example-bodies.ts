import { CUPS, peticionDePrueba } from '../modules/analisis/test-negocio.ts';
import { cupsDePrueba } from '../modules/cartera/test-cartera.ts';
import { facturaDePrueba } from '../modules/facturas/test-factura.ts';
import { productoDePrueba } from '../modules/productos/test-producto.ts';
import { ACEPTACION } from '../modules/propuestas/test-propuesta.ts';

const POTENCIAS = [30, 35, 35, 35, 35, 60];
const { version, ...producto } = productoDePrueba({ nombre: 'De un ejemplo' });

/**
 * Bodies that are accepted, for calls whose parts have to agree with each other in ways that no schema tells
 * and that chance would not find. Every other endpoint needs none.
 */
export const EXAMPLE_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/calculos/factura': {
    tarifa: '3.0TD',
    zona: 'peninsula',
    desde: '2025-12-31',
    hasta: '2026-01-31',
    uso: 'otros',
    potencias: POTENCIAS,
    consumos: [1200, 900, 0, 0, 0, 1800],
    maximetros: POTENCIAS,
    precios: { energia: POTENCIAS, potencia: POTENCIAS },
    alquiler: { porMes: 1.36 },
  },
  'POST /v1/calculos/potencia-optima': {
    tarifa: '3.0TD',
    zona: 'peninsula',
    potencias: POTENCIAS,
    tipoMedida: 4,
    anio: 2026,
    maximetros: Array.from({ length: 12 }, (_, i) => ({ mes: i + 1, kw: POTENCIAS })),
  },
  'POST /v1/calculos/bateria-condensadores': {
    tarifa: '3.0TD',
    zona: 'peninsula',
    lecturas: [
      {
        desde: '2025-12-31',
        hasta: '2026-01-31',
        consumos: [1600, 1200, 0, 0, 0, 2000],
        reactiva: [960, 100, 0, 0, 0, 3000],
      },
    ],
  },
  'POST /v1/calculos/paneles': {
    tarifa: '2.0TD',
    zona: 'peninsula',
    provincia: '28',
    uso: 'vivienda',
    fecha: '2026-01-31',
    potencias: [4.6, 4.6],
    lecturas: [{ desde: '2025-12-31', hasta: '2026-01-31', consumos: [90, 80, 130] }],
    precios: { energia: [0.2, 0.15, 0.1], potencia: [30, 1] },
    precioExcedentes: 0.05,
    instalacion: { kwp: 3, orientacion: 0, inclinacion: 30 },
  },
  'POST /v1/calculos/factura-gas': {
    zona: 'peninsula',
    desde: '2025-12-31',
    hasta: '2026-01-31',
    consumoKwh: 800,
    precios: { fijoEurMes: 5, variableEurKwh: 0.065 },
  },
  'POST /v1/calculos/indexado': {
    tarifa: '2.0TD',
    zona: 'peninsula',
    terminos: { margenEurKwh: 0.01 },
    peajesIncluidos: true,
    curva: { desde: '2026-01-13', kwh: new Array<number>(24).fill(0.5) },
    mercado: { desde: '2026-01-13', eurMwh: new Array<number>(24).fill(60) },
  },
  'POST /v1/calculos/pvpc': {
    zona: 'peninsula',
    desde: '2026-07-31',
    hasta: '2026-08-01',
    potencias: [3.45, 3.45],
    consumos: [0, 0, 6],
    pvpc: { desde: '2026-08-01', eurMwh: new Array<number>(24).fill(120) },
  },
  'POST /v1/calculos/qr': { texto: 'https://comparador.cnmc.gob.es/comparador/QRE?imp=26.35&tf=N' },
  'POST /v1/facturas': facturaDePrueba(CUPS.propio),
  'POST /v1/analisis/simular': peticionDePrueba(CUPS.propio),
  'POST /v1/analisis': peticionDePrueba(CUPS.propio),
  'POST /v1/productos': { ...producto, version },
  'POST /v1/productos/:id/versiones': { ...version, desde: '2024-01-01' },
  'POST /v1/puntos-suministro': { cups: cupsDePrueba(99), tarifa: '3.0TD', potenciasKw: POTENCIAS },
  'PUT /v1/puntos-suministro/:cups/consumos': {
    desde: '2025-12-31',
    hasta: '2026-01-31',
    activaKwh: POTENCIAS,
  },
  'POST /v1/documentos': { entidad: 'punto-suministro', entidadId: CUPS.propio, tipo: 'otro' },
  'POST /v1/publico/propuestas/:token/aceptar': ACEPTACION,
};
