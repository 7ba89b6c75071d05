import type { facturas } from '@vatio/contract/endpoints';
import { enEuros, enFecha } from '@vatio/domain';
import type { Brand } from '../../../platform/brand/brand.repository.ts';
import { companyName } from '../../../platform/brand/small-print.ts';
import { drawBrand } from '../../../platform/pdf/brand.ts';
import { Canvas } from '../../../platform/pdf/canvas.ts';
import { drawFooters } from '../../../platform/pdf/footers.ts';
import { drawFacts, drawParagraph, drawTitle } from '../../../platform/pdf/text.ts';

export type CartaToPrint = {
  readonly asunto: string;
  readonly texto: string;
  readonly factura: Pick<facturas.Factura, 'cliente' | 'cups' | 'desde' | 'hasta' | 'totalEur' | 'numero'>;
  readonly fecha: Date;
  readonly marca: Brand;
};

const PIE = 'Carta de reclamación de una factura de electricidad.';

/** The letter with which the house claims a bill for its client. */
export function cartaPdf({ asunto, texto, factura, fecha, marca }: CartaToPrint): Promise<Buffer> {
  const { cliente, cups, desde, hasta, totalEur, numero } = factura;
  const lienzo = new Canvas({ titulo: asunto, autor: companyName(marca), fecha, marca, letraPequena: PIE });
  lienzo.seccion();
  drawBrand(lienzo, null);
  lienzo.y = 112;
  drawTitle(lienzo, asunto);
  drawFacts(lienzo, [
    ['Cliente', cliente?.nombre ?? '–'],
    ['CUPS', cups],
    ['Factura', numero ?? '–'],
    ['Días', desde && hasta ? `${enFecha(desde)} – ${enFecha(hasta)}` : '–'],
    ['Importe', enEuros(totalEur)],
  ]);
  for (const parrafo of texto.split('\n').filter(Boolean)) drawParagraph(lienzo, parrafo);
  drawFooters(lienzo, asunto);
  return lienzo.close();
}
