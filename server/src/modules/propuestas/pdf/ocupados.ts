import type { ocupacion } from '@vatio/contract';
import { dia } from '../../../platform/pdf/formato.ts';
import type { Lienzo } from '../../../platform/pdf/lienzo.ts';
import { lista, subtitulo } from '../../../platform/pdf/texto.ts';

/** The supplies that have a contract of ours, and the day from which each is free for what is proposed. */
export function suministrosConContrato(lienzo: Lienzo, ocupados: readonly ocupacion.Ocupacion[]): void {
  if (ocupados.length === 0) return;
  subtitulo(lienzo, 'Suministros que ya tienen contrato');
  lista(lienzo, ocupados.map(lineaDe));
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
    ...(fechaFin === null ? [] : [`lo acordado acaba el ${dia(fechaFin)}`]),
    ...(permanenciaHasta === null ? [] : [`tiene permanencia hasta el ${dia(permanenciaHasta)}`]),
  ];
  const plazo = plazos.length === 0 ? '' : `: ${plazos.join(' y ')}`;
  return `${cups} ya tiene contrato con nosotros (${comercializadora} · ${producto})${plazo}. Está libre desde el ${dia(libreDesde)}.`;
}
