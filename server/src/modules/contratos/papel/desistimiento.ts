import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { drawFacts, drawParagraph, drawTitle } from '../../../platform/pdf/text.ts';
import { palabrasDe } from '../../productos/palabras.service.ts';
import type { ContratoToPrint } from './contenido.ts';
import { drawSignature } from './firma.ts';

/** The form with which a consumer leaves the contract within 14 days (RDL 1/2007, anexo B). */
export function desistimiento(
  lienzo: Canvas,
  { codigo, cliente, suministro, producto }: ContratoToPrint,
): void {
  lienzo.pagina();
  lienzo.seccion();
  drawTitle(lienzo, 'Formulario de desistimiento');
  drawParagraph(
    lienzo,
    'Solo tiene que rellenarlo y enviarlo si quiere desistir del contrato. El plazo es de 14 días naturales desde que se celebra, y no hay que decir por qué.',
  );
  drawParagraph(lienzo, `A la atención de ${producto.comercializadora}:`);
  drawParagraph(
    lienzo,
    `Por la presente le comunico que desisto de mi contrato de suministro de ${palabrasDe(producto.tipo).energia} ${codigo}, del punto ${suministro.cups}, con el producto ${producto.nombre}.`,
  );
  drawFacts(lienzo, [
    ['Nombre del consumidor', cliente.nombre],
    ['Domicilio del consumidor', cliente.direccion || '–'],
  ]);
  drawSignature(lienzo, { quien: 'Firma del consumidor (solo si se presenta en papel)' });
}
