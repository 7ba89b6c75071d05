import type { ResumenAnual } from '@vatio/contract/endpoints';
import { enEuros } from '@vatio/domain';
import { drawBrand } from '../../../platform/pdf/brand.ts';
import {
  type Canvas,
  CONTENT_WIDTH,
  INK,
  MUTED_INK,
  PAGE_MARGIN,
  TINT,
} from '../../../platform/pdf/canvas.ts';
import { fixedPercent, longDay, shortDay, wholeNumber } from '../../../platform/pdf/format.ts';
import { drawFacts, drawRule } from '../../../platform/pdf/text.ts';
import { cifrasDeOfertas } from './cifras-de-ofertas.ts';
import type { ContenidoPdf } from './contenido-pdf.ts';

/**
 * The first page: who offers what to whom, the three figures that matter, and the last day; what happens next
 * follows on it.
 */
export function portada(lienzo: Canvas, contenido: ContenidoPdf): void {
  lienzo.seccion();
  drawBrand(lienzo, contenido.borrador ? 'BORRADOR' : null);
  lienzo.y = 104;
  write({ lienzo, tipo: 'P', texto: 'Propuesta de suministro eléctrico', tamano: 12, color: MUTED_INK });
  write({
    lienzo,
    tipo: 'H1',
    texto: contenido.personas.cliente.nombre,
    tamano: 28,
    color: INK,
    negrita: true,
  });
  const { nif, direccion, codigoPostal, municipio } = contenido.personas.cliente;
  const lugar = [direccion, [codigoPostal, municipio].filter(Boolean).join(' ')].filter(Boolean);
  const senas = [nif ? `NIF ${nif}` : '', ...lugar].filter((parte) => parte !== '').join(' · ');
  if (senas !== '') write({ lienzo, tipo: 'P', texto: senas, tamano: 9.5, color: MUTED_INK });
  lienzo.y += 18;
  if (contenido.ofertas.length > 1) cifrasDeOfertas(lienzo, contenido);
  else {
    const { resumen } = contenido.ofertas[0];
    cifras(lienzo, resumen);
    barras(lienzo, resumen);
  }
  drawRule(lienzo, lienzo.y);
  lienzo.y += 14;
  drawFacts(lienzo, fichaDe(contenido));
  lienzo.y += 6;
}

function write({
  lienzo,
  tipo,
  texto,
  tamano,
  color,
  negrita = false,
}: {
  readonly lienzo: Canvas;
  readonly tipo: 'H1' | 'P';
  readonly texto: string;
  readonly tamano: number;
  readonly color: string;
  readonly negrita?: boolean;
}): void {
  const { y } = lienzo;
  lienzo.mark(tipo, () =>
    lienzo
      .fuente(negrita ? 'negrita' : 'normal', tamano, color)
      .text(texto, PAGE_MARGIN, y, { width: CONTENT_WIDTH }),
  );
  lienzo.y = lienzo.doc.y + 6;
}

/** Prints today's cost and the offer small, and the saving big. */
function cifras(lienzo: Canvas, resumen: ResumenAnual): void {
  const { doc, y } = lienzo;
  const { colorPrincipal } = lienzo.marca;
  const { actualAnualEur, ofertaAnualEur, ahorroAnualEur, ahorroPct, consumoAnualKwh } = resumen;
  const ahorra = ahorroAnualEur >= 0;
  const alto = 118;
  lienzo.decorate(() => {
    doc.roundedRect(PAGE_MARGIN, y, CONTENT_WIDTH, alto, 8).fill(TINT);
    doc.rect(PAGE_MARGIN, y + 8, 4, alto - 16).fill(colorPrincipal);
  });
  const x = PAGE_MARGIN + 22;
  lienzo.mark('P', () => {
    lienzo.fuente('normal', 10, MUTED_INK).text(ahorra ? 'Ahorro al año' : 'Sobrecoste al año', x, y + 18);
    lienzo.fuente('negrita', 34, colorPrincipal).text(enEuros(Math.abs(ahorroAnualEur)), x, y + 34);
    const parte = `${fixedPercent(Math.abs(ahorroPct))} ${ahorra ? 'menos' : 'más'} que hoy, impuestos incluidos`;
    lienzo.fuente('normal', 9.5).text(parte, x, y + 80);
    lienzo.fuente('normal', 8, MUTED_INK).text(`Sobre ${wholeNumber(consumoAnualKwh)} kWh al año`, x, y + 95);
  });
  const lados = [
    ['Hoy pagas', actualAnualEur],
    ['Con esta propuesta', ofertaAnualEur],
  ] as const;
  for (const [i, [nombre, importe]] of lados.entries()) {
    const arriba = y + 20 + i * 44;
    lienzo.mark('P', () => {
      lienzo
        .fuente('normal', 9, MUTED_INK)
        .text(nombre, PAGE_MARGIN + 310, arriba, { width: 170, align: 'right' });
      lienzo
        .fuente('negrita', 16)
        .text(enEuros(importe), PAGE_MARGIN + 310, arriba + 12, { width: 170, align: 'right' });
    });
  }
  lienzo.y = y + alto;
}

/** Draws both sides as lengths. Their figures stand above, so a screen reader needs nothing here. */
function barras(lienzo: Canvas, { actualAnualEur, ofertaAnualEur }: ResumenAnual): void {
  const { doc } = lienzo;
  const mayor = Math.max(actualAnualEur, ofertaAnualEur, 1);
  const largo = CONTENT_WIDTH - 80;
  const y = lienzo.y + 24;
  lienzo.decorate(() => {
    for (const [i, [nombre, importe]] of [
      ['Hoy', actualAnualEur] as const,
      ['Propuesta', ofertaAnualEur] as const,
    ].entries()) {
      const arriba = y + i * 30;
      const anchoDeBarra = (Math.max(importe, 0) / mayor) * largo;
      lienzo.fuente('normal', 9, MUTED_INK).text(nombre, PAGE_MARGIN, arriba + 4, { width: 70 });
      doc.roundedRect(PAGE_MARGIN + 80, arriba, Math.max(anchoDeBarra, 4), 18, 3);
      if (i === 0) doc.lineWidth(1).fillAndStroke('#ffffff', INK);
      else doc.fill(lienzo.marca.colorPrincipal);
    }
  });
  lienzo.y = y + 66;
}

function fichaDe(contenido: ContenidoPdf): (readonly [string, string])[] {
  const { codigo, numero, fecha, validaHasta, ofertas, personas, marca } = contenido;
  const { puntos } = ofertas[0];
  const { nombre, email, telefono } = personas.comercial;
  const cuantos = puntos.length === 1 ? '1 punto de suministro' : `${puntos.length} puntos de suministro`;
  const contacto = [email, telefono].filter(Boolean).join(' · ');
  return [
    ['Propuesta', `${codigo}, versión ${numero}`],
    ['Fecha', longDay(fecha)],
    ['Válida hasta', shortDay(validaHasta)],
    ['Alcance', cuantos],
    ['Tu comercial', nombre === '' ? marca.nombre : nombre],
    ['Contacto', contacto === '' ? '–' : contacto],
  ];
}
