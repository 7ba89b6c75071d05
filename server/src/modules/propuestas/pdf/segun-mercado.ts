import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import { cantidadEscrita, decimalesQueMultiplican, enEuros, precioEscrito } from '@vatio/domain';
import { type Canvas, MUTED_INK } from '../../../platform/pdf/canvas.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import { drawParagraph, drawSubtitle } from '../../../platform/pdf/text.ts';

/** What an indexed price is made of, and what it would cost where the market moves; nothing for an agreed price. */
export function drawSegunMercado(lienzo: Canvas, { segunMercado, comparativa }: PuntoPropuesto): void {
  if (!segunMercado) return;
  const { piezas, variaciones } = segunMercado;
  const factores = piezas.map(({ cantidadKwh, precioEurKwh }) => ({
    cantidad: cantidadKwh,
    precio: precioEurKwh,
    unidad: 'kWh',
    unidadPrecio: '€/kWh',
  }));
  const decimales = decimalesQueMultiplican(factores);
  const total = comparativa.find(({ concepto }) => concepto === 'termino-energia')?.oferta.importeEur ?? 0;
  drawSubtitle(lienzo, 'De qué se compone tu energía indexada');
  drawTable(
    lienzo,
    [
      { titulo: 'Concepto', parte: 40, alinea: 'left' },
      { titulo: 'kWh', parte: 20 },
      { titulo: '€/kWh', parte: 20 },
      { titulo: 'Importe', parte: 20 },
    ],
    [
      ...piezas.map(({ titulo, importeEur }, i) => ({
        celdas: [
          titulo,
          cantidadEscrita(factores[i]!),
          precioEscrito(factores[i]!, decimales),
          enEuros(importeEur),
        ],
      })),
      { celdas: ['Término de energía', '', '', enEuros(total)], peso: 'subtotal' as const },
    ],
  );
  for (const { variacionPct, ofertaAnualEur, ahorroAnualEur } of variaciones) {
    const mueve = `Si el mercado ${variacionPct > 0 ? 'sube' : 'baja'} un ${Math.abs(variacionPct)} %`;
    const frente = `${enEuros(Math.abs(ahorroAnualEur))} ${ahorroAnualEur >= 0 ? 'menos' : 'más'} que hoy`;
    drawParagraph(lienzo, `${mueve}, la oferta saldría por ${enEuros(ofertaAnualEur)} al año, ${frente}.`, {
      tamano: 9,
    });
  }
  drawParagraph(
    lienzo,
    'Con los consumos y los precios del mercado del año estudiado; lo demás, igual. Los precios que vengan serán otros.',
    { tamano: 8, color: MUTED_INK },
  );
}
