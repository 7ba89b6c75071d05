import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { shortDay } from '../../../platform/pdf/format.ts';
import { drawBullets, drawSubtitle } from '../../../platform/pdf/text.ts';

/** A consumer below this power may leave without paying, with one exception (RD 88/2026). */
const KW_SIN_PENALIZACION = 15;

/** Prints what the price covers, what it does not, and how long it binds. */
export function condiciones(lienzo: Canvas, punto: PuntoPropuesto): void {
  drawSubtitle(lienzo, 'Qué incluye y qué no');
  drawBullets(lienzo, [
    punto.peajesIncluidos
      ? 'Incluye la energía, los peajes y los cargos regulados, a los precios de la tabla.'
      : 'Los precios de la tabla llevan los peajes y cargos regulados de la fecha del estudio. Se facturan aparte, al coste: si cambian, cambia lo que pagas.',
    punto.tipo === 'fijo'
      ? 'El precio de la energía es fijo durante el contrato. Si cambian los peajes, los cargos o los impuestos, se traslada el cambio.'
      : 'El precio de la energía sigue al mercado mayorista cada hora: puede subir o bajar respecto de lo estimado.',
    punto.renovable
      ? 'La energía es de origen 100 % renovable.'
      : 'La energía no tiene garantía de origen renovable.',
    'El alquiler del contador, la financiación del bono social y los impuestos están en la comparación, iguales a los dos lados.',
    'No incluye servicios adicionales ni mantenimiento. Los derechos de acceso o de enganche, si los hubiera, los cobra la distribuidora.',
  ]);
  drawSubtitle(lienzo, 'Duración, permanencia y condiciones');
  drawBullets(lienzo, [
    `Duración de ${punto.duracionMeses} meses, que se prorroga si nadie avisa de lo contrario.`,
    punto.permanencia
      ? 'Tiene permanencia: dejarlo antes puede tener una penalización, con los límites de la ley.'
      : 'Sin permanencia: puedes dejarlo cuando quieras.',
    ...bajaSinCoste(punto),
    punto.preciosHasta === null
      ? 'Precios en venta a la fecha del estudio; la comercializadora confirma la contratación.'
      : `Precios en venta hasta el ${shortDay(punto.preciosHasta)}; la comercializadora confirma la contratación.`,
    'Si tienes bono social, al pasar al mercado libre lo pierdes: dínoslo antes de aceptar.',
  ]);
}

function bajaSinCoste({ potenciasKw, permanencia, tipo }: PuntoPropuesto): string[] {
  if (!permanencia || Math.max(...potenciasKw) > KW_SIN_PENALIZACION) return [];
  return tipo === 'fijo'
    ? [
        'Con 15 kW o menos solo se penaliza la baja de un precio fijo antes de la primera prórroga, y como mucho el 5 % de la energía pendiente.',
      ]
    : ['Con 15 kW o menos, darse de baja no tiene penalización.'];
}
