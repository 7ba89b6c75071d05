import { expect, test } from 'vitest';
import { TEST_BRAND } from '../../../platform/brand/test-brand.ts';
import { testApp } from '../../../platform/test-app.ts';
import { lineasDe } from '../propuestas.repository.ts';
import { casaDePrueba } from '../test-propuesta.ts';
import { buildContenido, keepChosen } from './contenido-pdf.ts';

const harness = await testApp();
const casa = await casaDePrueba(harness);

test('the printer is sent the chosen products alone, and makes the same content of them', async () => {
  await casa.alta({ nombre: 'Compared and not chosen' });
  const { id, codigo, numero } = await casa.borrador();
  const lineas = await lineasDe(harness.db, id, numero);
  expect(lineas[0]!.documento.datosCupsProducto.length).toBeGreaterThan(1);

  const elegidas = keepChosen(lineas);
  expect(elegidas.map(({ documento }) => documento.datosCupsProducto.length)).toEqual([1]);
  const version = {
    codigo,
    numero,
    mensaje: '',
    borrador: true,
    fecha: new Date('2026-02-01T10:00:00Z'),
    validaHasta: '2026-03-01',
    marca: TEST_BRAND,
    personas: {
      cliente: { nombre: 'Panadería', nif: null, direccion: null, codigoPostal: null, municipio: null },
      comercial: { nombre: 'Ana', email: null, telefono: null },
    },
  };
  const contenido = buildContenido({ ...version, lineas: elegidas });
  expect(contenido.ofertas.map(({ puntos }) => puntos.length)).toEqual([1]);
  expect(contenido).toEqual(buildContenido({ ...version, lineas }));
});
