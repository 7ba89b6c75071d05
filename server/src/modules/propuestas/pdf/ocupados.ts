import type { ocupacion } from '@vatio/contract/endpoints';
import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { shortDay } from '../../../platform/pdf/format.ts';
import { drawBullets, drawSubtitle } from '../../../platform/pdf/text.ts';

/** Prints which supplies have a contract with the house, and from which day each is free for what is proposed. */
export function suministrosConContrato(lienzo: Canvas, ocupados: readonly ocupacion.Ocupacion[]): void {
  if (ocupados.length === 0) return;
  drawSubtitle(lienzo, 'Suministros que ya tienen contrato');
  drawBullets(lienzo, ocupados.map(lineaDe));
}

function lineaDe({
  cups,
  comercializadora,
  producto,
  fechaFin,
  permanenciaHasta,
  libreDesde,
}: ocupacion.Ocupacion) {
  const plazos = [
    ...(fechaFin === null ? [] : [`lo acordado acaba el ${shortDay(fechaFin)}`]),
    ...(permanenciaHasta === null ? [] : [`tiene permanencia hasta el ${shortDay(permanenciaHasta)}`]),
  ];
  const plazo = plazos.length === 0 ? '' : `: ${plazos.join(' y ')}`;
  return `${cups} ya tiene contrato con nosotros (${comercializadora} · ${producto})${plazo}. Está libre desde el ${shortDay(libreDesde)}.`;
}
