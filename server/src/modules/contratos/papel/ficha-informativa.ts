import type { FilaComparativa, PuntoPropuesto } from '@vatio/contract/endpoints';
import { enEuros, PACTA_ENERGIA } from '@vatio/domain';
import { companyName } from '../../../platform/brand/small-print.ts';
import { drawBrand } from '../../../platform/pdf/brand.ts';
import { Canvas, MUTED_INK } from '../../../platform/pdf/canvas.ts';
import { drawFooters } from '../../../platform/pdf/footers.ts';
import { shortDay, signedEuros } from '../../../platform/pdf/format.ts';
import { drawTable, type PdfRow } from '../../../platform/pdf/table.ts';
import { drawBullets, drawParagraph, drawSubtitle, drawTitle } from '../../../platform/pdf/text.ts';
import { dayInSpain } from '../../../platform/today.ts';
import { palabrasDe } from '../../productos/palabras.service.ts';
import { condicionesDe } from './condiciones.ts';
import type { ContratoToPrint } from './contenido.ts';
import { PRECIO, partes } from './contrato-pdf.ts';
import { drawSignature } from './firma.ts';
import { renuncia } from './renuncia.ts';

/** The information sheet of a contract: plain data, so that it can be sent to a printing thread. */
export type FichaToPrint = {
  readonly contrato: ContratoToPrint;
  /** Today's bill against that of the contract; null where no study compares them. */
  readonly comparacion: PuntoPropuesto | null;
  readonly pierdeBonoSocial: boolean;
};

/**
 * The sheet that RD 88/2026 asks for before a signature, apart from the contract: what happens to the bill, the prices
 * before and after, and what the client should know.
 */
export function fichaInformativa({ contrato, comparacion, pierdeBonoSocial }: FichaToPrint): Promise<Buffer> {
  const { codigo, cliente, producto, marca, fecha } = contrato;
  const dia = dayInSpain(fecha.toISOString());
  const lienzo = new Canvas({
    titulo: `Ficha informativa del contrato ${codigo} de ${cliente.nombre}`,
    autor: companyName(marca),
    fecha,
    marca,
    letraPequena: `Ficha informativa previa al contrato (RD 88/2026), preparada por ${companyName(marca)}, que tramita el contrato con ${producto.comercializadora}.`,
  });
  lienzo.seccion();
  drawBrand(lienzo, null);
  lienzo.y = 112;
  drawTitle(lienzo, 'Ficha informativa antes de firmar');
  drawParagraph(
    lienzo,
    `Resume el contrato ${codigo} y lo que cambia en la factura. Es para leerla antes de firmar, y no obliga a nada. Preparada el ${shortDay(dia)}.`,
  );
  partes(lienzo, contrato);
  efecto(lienzo, comparacion);
  precios(lienzo, contrato, comparacion);
  drawSubtitle(lienzo, 'Lo que conviene saber');
  drawBullets(lienzo, [
    ...condicionesDe(contrato),
    `Cambio de comercializadora. Es gratis, no hay ${palabrasDe(producto.tipo).corte} y tarda como mucho 10 días desde que se pide.`,
  ]);
  drawSubtitle(lienzo, 'Recibí de la ficha', 130);
  drawParagraph(lienzo, 'Solo si se entrega en papel. Recibirla no es firmar el contrato.');
  drawSignature(lienzo, { quien: 'Firma de quien la recibe' });
  if (pierdeBonoSocial) renuncia(lienzo, contrato);
  drawFooters(lienzo, `Ficha informativa · ${codigo}`);
  return lienzo.close();
}

/** What the bill comes to in a year with each, concept by concept. */
function efecto(lienzo: Canvas, comparacion: PuntoPropuesto | null): void {
  drawSubtitle(lienzo, 'Qué pasa con la factura', 80);
  if (comparacion === null) {
    drawParagraph(
      lienzo,
      'No hay un estudio de la factura de hoy con estos precios, y por eso no se compara. Debajo están los precios que se pagarían.',
    );
    return;
  }
  const { resumen, comparativa, dias, fecha } = comparacion;
  const { actualAnualEur, ofertaAnualEur, ahorroAnualEur } = resumen;
  drawParagraph(
    lienzo,
    `Al año, con impuestos: hoy ${enEuros(actualAnualEur)}; con este contrato, ${enEuros(ofertaAnualEur)}. ${
      ahorroAnualEur >= 0 ? 'Pagaría' : 'Pagaría de más'
    } ${enEuros(Math.abs(ahorroAnualEur))}${ahorroAnualEur >= 0 ? ' menos' : ''}.`,
    { negrita: true },
  );
  drawTable(
    lienzo,
    [
      { titulo: `En ${dias} días de consumo`, parte: 40, alinea: 'left' },
      { titulo: 'Hoy', parte: 20 },
      { titulo: 'Con el contrato', parte: 20 },
      { titulo: 'Diferencia', parte: 20 },
    ],
    comparativa.filter(({ peso }) => peso !== 'detalle').map(filaDeEfecto),
  );
  drawParagraph(
    lienzo,
    `Con los consumos, precios e impuestos del estudio del ${shortDay(fecha)}. Si se consume otra cosa, o cambian los peajes o los impuestos, la factura será otra.`,
    { tamano: 8, color: MUTED_INK },
  );
}

/** An unknown amount is not 0,00 €. */
const SIN_DATO = '—';

function filaDeEfecto({ titulo, peso, actual, oferta, diferenciaEur }: FilaComparativa): PdfRow {
  const importe = (eur: number | null) => (eur === null ? SIN_DATO : enEuros(eur));
  return {
    celdas: [
      titulo,
      importe(actual.importeEur),
      importe(oferta.importeEur),
      diferenciaEur === null ? SIN_DATO : signedEuros(diferenciaEur),
    ],
    ...(peso === 'total' ? { peso } : {}),
  };
}

/** The price of each period before and after, without taxes. */
function precios(lienzo: Canvas, contrato: ContratoToPrint, comparacion: PuntoPropuesto | null): void {
  const { precioPotenciaEurKwAnio, precioEnergiaEurKwh, precioFijoEurMes, producto } = contrato;
  const { precioDe, fichaInformativa: palabras } = palabrasDe(producto.tipo);
  const { energia, notaDePrecios } = palabras;
  drawSubtitle(lienzo, 'Precios antes y después, sin impuestos', 80);
  const filasDe = (nombre: string, hoy: readonly number[], nuevos: readonly number[]): PdfRow[] => {
    const length = Math.max(hoy.length, nuevos.length);
    return Array.from({ length }, (_, i) => ({
      celdas: [
        length === 1 ? nombre : `${nombre} P${i + 1}`,
        precioEscrito(hoy[i]),
        precioEscrito(nuevos[i]),
      ],
    }));
  };
  drawTable(
    lienzo,
    [
      { titulo: 'Precio', parte: 40, alinea: 'left' },
      { titulo: 'Hoy', parte: 30 },
      { titulo: 'Con el contrato', parte: 30 },
    ],
    [
      ...filasDe(
        'Potencia (€/kW·año)',
        comparacion?.precioActualPotenciaEurKwAnio ?? [],
        precioPotenciaEurKwAnio,
      ),
      ...(precioFijoEurMes === null
        ? []
        : filasDe('Término fijo (€/mes)', [comparacion?.precioActualFijoEurMes ?? []].flat(), [
            precioFijoEurMes,
          ])),
      ...filasDe(
        comparacion === null ? `${precioDe} (€/kWh)` : energia,
        comparacion?.precioActualEnergiaEurKwh ?? [],
        PACTA_ENERGIA[producto.tipo] ? precioEnergiaEurKwh : (comparacion?.precioEnergiaEurKwh ?? []),
      ),
    ],
  );
  drawParagraph(lienzo, notaDePrecios, { tamano: 8, color: MUTED_INK });
}

function precioEscrito(eur: number | undefined): string {
  return eur === undefined ? SIN_DATO : PRECIO.format(eur);
}
