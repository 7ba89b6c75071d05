import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { drawFacts, drawParagraph, drawSubtitle, drawTitle } from '../../../platform/pdf/text.ts';
import type { ContratoToPrint } from './contenido.ts';
import { drawSignature, POR_ESCRIBIR } from './firma.ts';

/** A consumer's debits may be returned within eight weeks (CORE); those between companies may not (B2B). */
const ESQUEMAS = {
  persona: {
    nombre: 'SEPA CORE',
    devolucion:
      'Tiene derecho a que su banco le devuelva el adeudo según las condiciones de su cuenta, si lo pide en las ocho semanas siguientes al cargo.',
  },
  empresa: {
    nombre: 'SEPA B2B',
    devolucion:
      'Este mandato es entre empresas: no da derecho a la devolución de un adeudo ya cargado. Hasta el cargo puede pedir a su banco que no lo atienda, y debe avisarle de este mandato antes del primero.',
  },
} as const;

/** Points from the top of an A4 page; what follows a signature there leaves room for the whole order. */
const HALF_PAGE = 421;

/** The order of direct debit, on a page of its own or below a signature that needed another: its reference is the contract's code. */
export function mandato(
  lienzo: Canvas,
  { codigo, cliente, producto, porProveedor = false }: ContratoToPrint,
): void {
  const esquema = ESQUEMAS[cliente.tipo];
  if (lienzo.y > HALF_PAGE) lienzo.pagina();
  else lienzo.y += 22;
  lienzo.seccion();
  drawTitle(lienzo, `Orden de domiciliación de adeudo directo ${esquema.nombre}`);
  drawFacts(lienzo, [
    ['Referencia del mandato', codigo],
    ['Tipo de pago', 'Recurrente'],
    ['Acreedor', producto.comercializadora],
    ['Identificador del acreedor (lo escribe el acreedor)', POR_ESCRIBIR],
  ]);
  drawSubtitle(lienzo, 'Deudor');
  drawFacts(lienzo, [
    ['Nombre', cliente.nombre],
    ['NIF', cliente.nif ?? POR_ESCRIBIR],
    ['Dirección', cliente.direccion || POR_ESCRIBIR],
    ['IBAN', cliente.iban ?? POR_ESCRIBIR],
  ]);
  if (cliente.iban === null)
    drawParagraph(
      lienzo,
      'Falta un IBAN comprobado en la ficha del cliente: escríbelo aquí antes de firmar.',
    );
  drawParagraph(
    lienzo,
    `Con la firma de este mandato, el deudor autoriza a ${producto.comercializadora} a enviar órdenes a su banco para cargar en su cuenta, y a su banco a cargarlas según esas órdenes. ${esquema.devolucion}`,
  );
  // An account that is still to be written by hand cannot be signed on a screen.
  drawSignature(lienzo, { quien: 'Firma del deudor', enProveedor: porProveedor && cliente.iban !== null });
}
