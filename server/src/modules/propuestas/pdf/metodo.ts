import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import { enEuros, enPorCiento } from '@vatio/domain';
import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { quantity, shortDay } from '../../../platform/pdf/format.ts';
import { drawBullets, drawSubtitle } from '../../../platform/pdf/text.ts';

/** Prints how the figures are made, what is estimated in them and what to be careful with. */
export function metodo(lienzo: Canvas, punto: PuntoPropuesto): void {
  const { fecha, supuestos, potenciaPropuestaKw } = punto;
  const { ieeTipo, impuestoTipo, bonoSocialEurAnio, pendientes } = supuestos;
  drawSubtitle(lienzo, 'Método y supuestos');
  drawBullets(lienzo, [
    `Los dos lados llevan los mismos días, el mismo consumo y los mismos impuestos${
      potenciaPropuestaKw === null
        ? ', y las mismas potencias.'
        : '; solo cambian las potencias que proponemos.'
    }`,
    `Precios, peajes, cargos e impuestos del ${shortDay(fecha)}.`,
    `Impuesto especial sobre la electricidad del ${enPorCiento(ieeTipo * 100)}, impuesto indirecto del ${enPorCiento(
      impuestoTipo * 100,
    )} y financiación del bono social de ${quantity(bonoSocialEurAnio)} € al año.`,
    'Cada línea se redondea al céntimo, como en la factura. Las cifras anuales llevan los días estudiados a 365.',
    ...(punto.aproximado
      ? ['El precio indexado se estima con medias mensuales del mercado: es una aproximación.']
      : []),
    ...(pendientes.length > 0 ? [`Supuestos pendientes de confirmar: ${pendientes.join('; ')}.`] : []),
    ...punto.avisos,
    `El ahorro es una estimación sobre el consumo pasado: ${enEuros(
      Math.abs(punto.resumen.ahorroAnualEur),
    )} al año si gastas lo mismo y a las mismas horas.`,
  ]);
}
