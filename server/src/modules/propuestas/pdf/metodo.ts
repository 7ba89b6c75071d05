import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import { enEuros } from '@vatio/domain';
import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { shortDay } from '../../../platform/pdf/format.ts';
import { drawBullets, drawSubtitle } from '../../../platform/pdf/text.ts';
import { palabrasDe } from '../../productos/palabras.service.ts';

/** Prints how the figures are made, what is estimated in them and what to be careful with. */
export function metodo(lienzo: Canvas, punto: PuntoPropuesto): void {
  const { fecha, supuestos, potenciaPropuestaKw, potenciasKw } = punto;
  const { pendientes } = supuestos;
  const conPotencia = potenciasKw.length > 0;
  drawSubtitle(lienzo, 'Método y supuestos');
  drawBullets(lienzo, [
    `Los dos lados llevan los mismos días, el mismo consumo y los mismos impuestos${
      potenciaPropuestaKw === null
        ? `${conPotencia ? ', y las mismas potencias' : ''}.`
        : '; solo cambian las potencias que proponemos.'
    }`,
    `Precios, peajes, cargos e impuestos del ${shortDay(fecha)}.`,
    palabrasDe(punto.tipo).impuestos(supuestos),
    'Cada línea se redondea al céntimo, como en la factura. Las cifras anuales llevan los días estudiados a 365.',
    ...(punto.aproximado
      ? ['El precio indexado se estima con medias mensuales del mercado: es una aproximación.']
      : []),
    ...(pendientes.length > 0 ? [`Supuestos pendientes de confirmar: ${pendientes.join('; ')}.`] : []),
    ...punto.avisos,
    `El ahorro es una estimación sobre el consumo pasado: ${enEuros(
      Math.abs(punto.resumen.ahorroAnualEur),
    )} al año si gastas ${palabrasDe(punto.tipo).siGastas}.`,
  ]);
}
