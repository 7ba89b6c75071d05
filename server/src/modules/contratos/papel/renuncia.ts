import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { drawFacts, drawParagraph, drawTitle } from '../../../platform/pdf/text.ts';
import type { ContratoToPrint } from './contenido.ts';
import { drawSignature, POR_ESCRIBIR } from './firma.ts';

/** The waiver with which the holder of a bono social leaves it in writing (RD 88/2026), a page of its own. */
export function renuncia(lienzo: Canvas, { codigo, cliente, suministro, producto }: ContratoToPrint): void {
  lienzo.pagina();
  lienzo.seccion();
  drawTitle(lienzo, 'Renuncia al bono social');
  drawFacts(lienzo, [
    ['Titular', cliente.nombre],
    ['NIF', cliente.nif ?? POR_ESCRIBIR],
    ['CUPS', suministro.cups],
    ['Contrato', `${codigo}, con ${producto.comercializadora}`],
  ]);
  drawParagraph(
    lienzo,
    'El bono social es un descuento en la factura que solo se aplica con la tarifa regulada (PVPC) de una comercializadora de referencia. Al pasar a este contrato, del mercado libre, el descuento se pierde. Se puede volver a pedir si se vuelve a la tarifa regulada y se siguen cumpliendo sus requisitos.',
  );
  drawParagraph(
    lienzo,
    'Declaro que lo he entendido y que renuncio al bono social en este punto de suministro.',
    { negrita: true },
  );
  drawSignature(lienzo, { quien: 'Firma del titular' });
}
