import { TEST_BRAND } from '../../../platform/brand/test-brand.ts';
import type { puntoDeOferta } from '../test-ofertas.ts';
import type { ContenidoPdf } from './contenido-pdf.ts';
import { propuestaPdf } from './propuesta-pdf.ts';

/** The PDF of a proposal of one supply, alike in all but the given changes. */
export function printPunto(
  punto: ReturnType<typeof puntoDeOferta>,
  changes: Partial<ContenidoPdf> = {},
): Promise<Buffer> {
  return propuestaPdf({
    codigo: 'P-2026-0001',
    numero: 1,
    borrador: false,
    fecha: new Date('2026-02-01T10:00:00Z'),
    validaHasta: '2026-03-01',
    mensaje: '',
    personas: {
      cliente: { nombre: 'Panadería Ñandú', nif: null, direccion: null, codigoPostal: null, municipio: null },
      comercial: { nombre: 'Ana', email: null, telefono: null },
    },
    marca: TEST_BRAND,
    ofertas: [{ resumen: punto.resumen, puntos: [punto] }],
    ...changes,
  });
}
