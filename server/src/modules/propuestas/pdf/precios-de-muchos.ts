import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { quantity, unitPrice } from '../../../platform/pdf/format.ts';
import { drawTable, type PdfColumn } from '../../../platform/pdf/table.ts';
import { drawParagraph, drawSubtitle } from '../../../platform/pdf/text.ts';

const PERIODOS = Array.from({ length: 6 }, (_, i) => ({ titulo: `P${i + 1}`, parte: 12 }));

/** The prices of one offer for many supplies, once for all those that share them. */
export function precios(lienzo: Canvas, puntos: readonly PuntoPropuesto[]): void {
  const columnas: PdfColumn[] = [{ titulo: 'Precio', parte: 28, alinea: 'left' }, ...PERIODOS];
  for (const ofrecidos of groupBy(puntos, productoDe)) {
    drawSubtitle(lienzo, `Precios de ${productoDe(ofrecidos[0])}`, 90);
    const grupos = groupBy(ofrecidos, preciosDe);
    if (grupos.length === 1) drawParagraph(lienzo, `Suministros: ${ofrecidos.length}.`, { tamano: 8 });
    drawTable(
      lienzo,
      columnas,
      grupos.flatMap((grupo) => {
        const [{ precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes }] = grupo;
        const cups = grupos.length === 1 ? [] : grupo.map((punto) => punto.cups);
        return [
          { celdas: [[...cups, 'Energía (€/kWh)'].join('\n'), ...precioEnergiaEurKwh.map(unitPrice)] },
          precioFijoEurMes === undefined
            ? { celdas: ['Potencia (€/kW·año)', ...precioPotenciaEurKwAnio.map(unitPrice)] }
            : { celdas: ['Término fijo (€/mes)', unitPrice(precioFijoEurMes)] },
        ];
      }),
    );
  }
}

function productoDe({ comercializadora, producto, tarifa }: PuntoPropuesto): string {
  return `${comercializadora} · ${producto}, ${tarifa}`;
}

function preciosDe({
  precioEnergiaEurKwh,
  precioPotenciaEurKwAnio,
  precioFijoEurMes,
}: PuntoPropuesto): string {
  return JSON.stringify([precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes]);
}

type Grupo = [PuntoPropuesto, ...PuntoPropuesto[]];

function groupBy(puntos: readonly PuntoPropuesto[], keyOf: (punto: PuntoPropuesto) => string): Grupo[] {
  const grupos = new Map<string, Grupo>();
  for (const punto of puntos) {
    const grupo = grupos.get(keyOf(punto));
    if (grupo === undefined) grupos.set(keyOf(punto), [punto]);
    else grupo.push(punto);
  }
  return [...grupos.values()];
}

/** The powers that an offer proposes to change, a row for each supply. */
export function potenciasPropuestas(lienzo: Canvas, puntos: readonly PuntoPropuesto[]): void {
  const filas = puntos.flatMap(({ cups, potenciasKw, potenciaPropuestaKw }) =>
    potenciaPropuestaKw === null
      ? []
      : [{ celdas: [cups, ...potenciaPropuestaKw.map((kw, i) => cambio(potenciasKw[i], kw))] }],
  );
  if (filas.length === 0) return;
  drawSubtitle(lienzo, 'Cambio de potencia que proponemos (kW)');
  drawTable(lienzo, [{ titulo: 'Punto de suministro', parte: 28, alinea: 'left' }, ...PERIODOS], filas);
  drawParagraph(
    lienzo,
    'El ahorro cuenta con estos cambios. La distribuidora admite uno cada doce meses, y volver a subir la potencia puede tener coste.',
    { tamano: 8 },
  );
}

function cambio(hoy: number | undefined, propuesta: number): string {
  return hoy === undefined || hoy === propuesta
    ? quantity(propuesta)
    : `${quantity(hoy)} → ${quantity(propuesta)}`;
}
