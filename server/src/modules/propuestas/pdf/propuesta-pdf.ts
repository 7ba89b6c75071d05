import type { ContenidoPdf } from './contenido-pdf.ts';
import { Lienzo } from './lienzo.ts';
import { pies } from './pie.ts';
import { portada } from './portada.ts';
import { paginasDePunto } from './punto.ts';
import { resumen } from './resumen.ts';

/** The proposal as an A4 document, tagged for screen readers. The same content gives the same bytes. */
export function propuestaPdf(contenido: ContenidoPdf): Promise<Buffer> {
  const { codigo, numero, fecha, personas, puntos } = contenido;
  const lienzo = new Lienzo({
    titulo: `Propuesta ${codigo} v${numero} para ${personas.cliente.nombre}`,
    autor: personas.comercial.nombre === '' ? 'Vatio' : personas.comercial.nombre,
    fecha,
  });
  portada(lienzo, contenido);
  resumen(lienzo, contenido);
  for (const [i, punto] of puntos.entries()) paginasDePunto(lienzo, punto, i + 1, puntos.length);
  pies(lienzo, contenido);
  return lienzo.cerrar();
}
