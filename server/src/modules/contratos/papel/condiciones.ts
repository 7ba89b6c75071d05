import { shortDay } from '../../../platform/pdf/format.ts';
import { dayInSpain } from '../../../platform/today.ts';
import type { ContratoToPrint } from './contenido.ts';

/** Which wording of its brand's conditions a paper prints, and since when it is in force. */
export function versionDeCondiciones({ marca }: ContratoToPrint): string {
  const { version, desde } = marca.textos.condiciones;
  return desde === null ? `versión ${version}` : `versión ${version}, del ${shortDay(dayInSpain(desde))}`;
}

/** Up to this power, leaving before the end costs nothing but for one exception (RD 88/2026). */
const KW_SIN_PENALIZACION = 15;

/** What the contract says in its own case, and then the conditions of its brand, one a line. */
export function condicionesDe({ cliente, suministro, producto, marca }: ContratoToPrint): string[] {
  return [
    `Objeto. ${producto.comercializadora} suministra electricidad en el punto indicado, y el cliente paga los precios de la tabla, los alquileres y los impuestos.`,
    producto.peajesIncluidos
      ? 'Precios. Incluyen los peajes y cargos regulados. Si la ley los cambia, se traslada el cambio y se avisa antes.'
      : 'Precios. Llevan los peajes y cargos regulados en vigor. Se facturan al coste: si cambian, cambia lo que se paga.',
    producto.tipo === 'fijo'
      ? 'El precio de la energía es fijo durante el contrato.'
      : 'El precio de la energía sigue cada hora al mercado mayorista, con los costes y el margen pactados.',
    `Duración. ${producto.duracionMeses} meses desde la activación. ${
      producto.prorroga
        ? 'Se prorroga por años si nadie avisa de lo contrario.'
        : 'No se prorroga: acaba al terminar ese plazo.'
    }`,
    `Permanencia. ${permanenciaDe(suministro, producto)}`,
    ...marca.textos.condiciones.texto.split(/\n+/).flatMap((linea) => linea.trim() || []),
    ...(cliente.tipo === 'persona'
      ? [
          'Desistimiento. Durante 14 días naturales desde la celebración del contrato puede dejarlo sin decir por qué (RDL 1/2007, artículos 102 a 108). El contrato lleva un formulario.',
          'Bono social. Si lo tiene, lo pierde al pasar al mercado libre.',
        ]
      : []),
  ];
}

function permanenciaDe(
  { potenciasKw }: ContratoToPrint['suministro'],
  { permanencia, tipo }: ContratoToPrint['producto'],
): string {
  if (!permanencia) return 'No hay: se puede dejar cuando se quiera.';
  if (Math.max(0, ...potenciasKw) > KW_SIN_PENALIZACION)
    return 'Dejarlo antes puede tener una penalización, con los límites de la ley.';
  return tipo === 'fijo'
    ? 'Con 15 kW o menos solo se penaliza la baja de un precio fijo antes de la primera prórroga, y como mucho con el 5 % de la energía pendiente.'
    : 'Con 15 kW o menos, dejarlo no tiene penalización.';
}
