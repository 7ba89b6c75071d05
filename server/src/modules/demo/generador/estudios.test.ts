import { productoDeEstudio } from '@vatio/contract/endpoints';
import {
  analyze,
  calculateFactura,
  type Dia,
  diaDe,
  formatFecha,
  type Producto,
  supuestosDe,
} from '@vatio/domain';
import { expect, test } from 'vitest';
import { ENERGIA_FIJA, POTENCIA_REGULADA } from '../datos/precios.ts';
import { generateAnalisis } from './analisis.ts';
import { generateClientes } from './cartera.ts';
import { diaComercial } from './dia-comercial.ts';
import { generateProductos } from './productos.ts';
import type { PuntoDemo } from './punto.ts';

const HOY = diaDe(2026, 11, 20);
const clientes = generateClientes(HOY);
const productos = generateProductos(HOY);

function enVenta(dia: Dia): Producto[] {
  const fecha = formatFecha(dia);
  return productos.flatMap(({ id, alta: { version, ...identidad }, siguientes }) => {
    const vigente = [version, ...siguientes].find(
      ({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta),
    );
    const producto = vigente && productoDeEstudio({ ...identidad, ...vigente, id, versionId: id });
    return producto?.ok ? [producto.value] : [];
  });
}

function study(punto: PuntoDemo, dia: Dia) {
  const { tarifa, zona, uso, potenciasKw } = punto;
  return analyze({
    punto: {
      ...punto,
      potenciaEstudioKw: null,
      precioEnergiaEurKwh: ENERGIA_FIJA[tarifa]!,
      precioPotenciaEurKwAnio: POTENCIA_REGULADA[tarifa]!,
    },
    fecha: dia,
    fees: { feeEnergiaEurMwh: 1, feePotenciaEurKwAnio: 0.5 },
    supuestos: supuestosDe({ fecha: dia, zona, uso, potenciaMaximaKw: Math.max(...potenciasKw) }),
    productos: enVenta(dia).filter((producto) => producto.tarifa === tarifa),
  });
}

const puntos = clientes.flatMap((cliente) => cliente.puntos);
const unoDeCada = [...new Map(puntos.map((punto) => [`${punto.tarifa} de ${punto.zona}`, punto]))];

test.each(unoDeCada)('a study of a %s has something to offer', (_, punto) => {
  const estudio = study(punto, HOY);
  expect(estudio).toMatchObject({ ok: true });
  expect(estudio.ok && estudio.value.ofertas.length).toBeGreaterThan(0);
});

test('a product without a price says so', () => {
  const estudio = study(puntos.find(({ tarifa }) => tarifa === '3.0TD')!, HOY);
  const motivos = estudio.ok ? estudio.value.excluidos.flatMap((excluido) => excluido.motivos) : [];
  expect(motivos).toContainEqual(expect.objectContaining({ code: 'precio-que-falta' }));
});

test('every analysis has points, a product for each and a date before today', () => {
  const peticiones = generateAnalisis(HOY, clientes, productos);
  expect(peticiones.length).toBeGreaterThanOrEqual(6);
  for (const { fecha, puntos: pedidos } of peticiones) {
    expect(pedidos.length).toBeGreaterThan(0);
    expect(pedidos.every(({ idProducto }) => idProducto !== null)).toBe(true);
    expect(fecha < formatFecha(HOY)).toBe(true);
  }
});

test('the price book and the studies stop where the regulated tables do', () => {
  const factura = (hasta: Dia) =>
    calculateFactura({
      tarifa: '2.0TD',
      zona: 'peninsula',
      desde: hasta - 1,
      hasta,
      uso: 'otros',
      potenciasKw: [5, 5],
      consumosKwh: [1, 1, 1],
      precios: { energiaEurKwh: [0, 0, 0], potenciaEurKwAnio: [0, 0], peajesIncluidos: false },
      bonoSocial: null,
      iee: { tipo: 0.05 },
      impuesto: { tipo: 0.21 },
    });
  const ultimo = diaComercial(diaDe(2100, 1, 1));
  expect(factura(ultimo)).toMatchObject({ ok: true });
  expect(factura(ultimo + 1)).toMatchObject({ ok: false });
  expect(diaComercial(HOY)).toBe(HOY);
});
