import { Canvas } from '../../../platform/pdf/canvas.ts';
import { drawFooters } from '../../../platform/pdf/footers.ts';
import { shortDay } from '../../../platform/pdf/format.ts';
import { comparacion } from './comparacion.ts';
import type { ContenidoPdf } from './contenido-pdf.ts';
import { suministrosConContrato } from './ocupados.ts';
import { isResumida, paginasResumidas } from './oferta-resumida.ts';
import { portada } from './portada.ts';
import { paginasDePunto } from './punto.ts';
import { resumen } from './resumen.ts';

/** The proposal as an A4 document tagged for screen readers. The same content gives the same bytes. */
export function propuestaPdf(contenido: ContenidoPdf): Promise<Buffer> {
  const { codigo, numero, fecha, personas, ofertas, validaHasta, marca } = contenido;
  const lienzo = new Canvas({
    titulo: `Propuesta ${codigo} v${numero} para ${personas.cliente.nombre}`,
    autor: personas.comercial.nombre === '' ? marca.nombre : personas.comercial.nombre,
    fecha,
    marca,
    letraPequena: marca.textos.propuesta.texto,
  });
  portada(lienzo, contenido);
  resumen(lienzo, contenido);
  suministrosConContrato(lienzo, contenido.ocupados ?? []);
  if (ofertas.length > 1) comparacion(lienzo, contenido);
  if (isResumida(contenido)) paginasResumidas(lienzo, contenido);
  else paginasDePuntos(lienzo, ofertas);
  drawFooters(lienzo, `${codigo} v${numero} · válida hasta el ${shortDay(validaHasta)}`);
  return lienzo.close();
}

function paginasDePuntos(lienzo: Canvas, ofertas: ContenidoPdf['ofertas']): void {
  for (const [o, { puntos }] of ofertas.entries()) {
    const oferta = ofertas.length > 1 ? o + 1 : undefined;
    for (const [i, punto] of puntos.entries()) {
      const ultimo = o === ofertas.length - 1 && i === puntos.length - 1;
      paginasDePunto({ lienzo, punto, numero: i + 1, de: puntos.length, oferta, ultimo });
    }
  }
}
