import { shortDay } from '../../../platform/pdf/format.ts';
import { dayInSpain } from '../../../platform/today.ts';
import { fraseDeBaja, fraseDeProrroga, palabrasDe } from '../../productos/palabras.service.ts';
import type { ContratoToPrint } from './contenido.ts';

/** Which wording of its brand's conditions a paper prints, and since when it is in force. */
export function versionDeCondiciones({ marca }: ContratoToPrint): string {
  const { version, desde } = marca.textos.condiciones;
  return desde === null ? `versión ${version}` : `versión ${version}, del ${shortDay(dayInSpain(desde))}`;
}

/** What the contract says in its own case, and then the conditions of its brand, one a line. */
export function condicionesDe({ cliente, suministro, producto, marca }: ContratoToPrint): string[] {
  const palabras = palabrasDe(producto.tipo);
  return [
    `Objeto. ${producto.comercializadora} suministra ${palabras.energia} en el punto indicado, y el cliente paga los precios de la tabla, los alquileres y los impuestos.`,
    producto.peajesIncluidos
      ? 'Precios. Incluyen los peajes y cargos regulados. Si la ley los cambia, se traslada el cambio y se avisa antes.'
      : 'Precios. Llevan los peajes y cargos regulados en vigor. Se facturan al coste: si cambian, cambia lo que se paga.',
    palabras.contrato.energia,
    `Duración. ${producto.duracionMeses} meses desde la activación. ${fraseDeProrroga(producto)}`,
    `Permanencia. ${fraseDeBaja({ ...producto, potenciasKw: suministro.potenciasKw })}`,
    ...marca.textos.condiciones.texto.split(/\n+/).flatMap((linea) => linea.trim() || []),
    ...(cliente.tipo === 'persona'
      ? [
          'Desistimiento. Durante 14 días naturales desde la celebración del contrato puede dejarlo sin decir por qué (RDL 1/2007, artículos 102 a 108). El contrato lleva un formulario.',
          palabras.reguladoEnContrato,
        ]
      : []),
  ];
}
