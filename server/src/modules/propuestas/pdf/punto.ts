import type { FilaComparativa, PuntoPropuesto } from '@vatio/contract/endpoints';
import { cantidadEscrita, decimalesQueMultiplican, enEuros, precioEscrito } from '@vatio/domain';
import { type Canvas, MUTED_INK } from '../../../platform/pdf/canvas.ts';
import {
  fixedPercent,
  quantity,
  shortDay,
  shortMonth,
  signedEuros,
  wholeNumber,
} from '../../../platform/pdf/format.ts';
import { drawTable, type PdfRow } from '../../../platform/pdf/table.ts';
import { drawFacts, drawParagraph, drawSubtitle, drawTitle } from '../../../platform/pdf/text.ts';
import { condiciones } from './condiciones.ts';
import { ALTO_DE_GRAFICO, grafico } from './grafico.ts';
import { metodo } from './metodo.ts';
import { drawSegunMercado } from './segun-mercado.ts';

/** Points from the top of an A4 page. */
const HALF_PAGE = 421;

/** Points that the terms and the method of a supply take at most; kept together, they fill the half of the last page. */
const LAST_PAGE = 420;

export function paginasDePunto({
  lienzo,
  punto,
  numero,
  de,
  oferta,
  ultimo,
}: {
  readonly lienzo: Canvas;
  readonly punto: PuntoPropuesto;
  readonly numero: number;
  readonly de: number;
  /** Which of several offers it belongs to. */
  readonly oferta?: number | undefined;
  /** Nothing follows it in the document. */
  readonly ultimo: boolean;
}): void {
  const titulo = de === 1 ? punto.cups : `${numero}. ${punto.cups}`;
  drawAntesYDespues(lienzo, punto, oferta === undefined ? titulo : `Oferta ${oferta} · ${titulo}`);
  // The method is that of the first offer; only an estimated price is another matter.
  const conMetodo = oferta === undefined || oferta === 1 || punto.aproximado;
  if (ultimo && !conMetodo) lienzo.ensureRoom(LAST_PAGE);
  drawSegunMercado(lienzo, punto);
  meses(lienzo, punto, oferta === undefined);
  if (ultimo && conMetodo) lienzo.ensureRoom(LAST_PAGE);
  condiciones(lienzo, punto);
  if (conMetodo) metodo(lienzo, punto);
}

/** The lines of a supply alone, where the terms and the method stand elsewhere. */
export function lineasDePunto(lienzo: Canvas, punto: PuntoPropuesto): void {
  drawAntesYDespues(lienzo, punto, `${punto.cups}, línea a línea`);
  meses(lienzo, punto, true);
}

function drawAntesYDespues(lienzo: Canvas, punto: PuntoPropuesto, titulo: string): void {
  // What is short is followed on the same page, so that none stays half empty.
  if (lienzo.y > HALF_PAGE) lienzo.pagina();
  else lienzo.y += 22;
  lienzo.seccion();
  drawTitle(lienzo, titulo);
  const lugar = [punto.direccion, [punto.codigoPostal, punto.municipio].filter(Boolean).join(' ')];
  drawFacts(lienzo, [
    ['Dirección', lugar.filter(Boolean).join(', ') || '–'],
    ['Tarifa de acceso', [punto.tarifa, punto.distribuidora].filter(Boolean).join(' · ')],
    ['Oferta', `${punto.comercializadora} · ${punto.producto}`],
    ['Consumo estudiado', `${wholeNumber(punto.resumen.consumoAnualKwh)} kWh al año (${punto.dias} días)`],
  ]);
  drawSubtitle(lienzo, `Antes y después, línea a línea (${punto.dias} días)`);
  comparativa(lienzo, punto);
  cambioDePotencia(lienzo, punto);
}

function comparativa(lienzo: Canvas, punto: PuntoPropuesto): void {
  drawTable(
    lienzo,
    [
      { titulo: 'Concepto', parte: 23.8, alinea: 'left' },
      { titulo: 'Cantidad\nhoy', parte: 15 },
      { titulo: 'Precio\nhoy', parte: 13.6 },
      { titulo: 'Importe\nhoy', parte: 15 },
      { titulo: 'Cantidad\noferta', parte: 15 },
      { titulo: 'Precio\noferta', parte: 13.6 },
      { titulo: 'Importe\noferta', parte: 15 },
      { titulo: 'Diferencia', parte: 15 },
    ],
    punto.comparativa.map((fila) => filaDe(fila, punto.comparativa)),
  );
  const { actualAnualEur, ofertaAnualEur, ahorroAnualEur, ahorroPct } = punto.resumen;
  const alAnio = `Al año (365 días): hoy ${enEuros(actualAnualEur)}, oferta ${enEuros(ofertaAnualEur)}. ${
    ahorroAnualEur >= 0 ? 'Ahorro' : 'Sobrecoste'
  } de ${enEuros(Math.abs(ahorroAnualEur))} (${fixedPercent(Math.abs(ahorroPct))}).`;
  drawParagraph(lienzo, alAnio, { negrita: true });
  const { precioMedioActualEurMwh: antes, precioMedioOfertaEurMwh: despues } = punto;
  const medio =
    antes === null || despues === null
      ? ''
      : ` Precio medio con impuestos: hoy ${quantity(antes)} €/MWh, oferta ${quantity(despues)} €/MWh.`;
  drawParagraph(
    lienzo,
    `En cada fila, cantidad × precio = importe. Las facturas redondean cada línea cada mes, y lo que eso suma tiene su propia fila. Cada precio es por la unidad de su fila${punto.potenciasKw.length > 0 ? ': un kW·año es un kW contratado durante un año' : ''}, y un tanto por ciento se aplica al importe de la cantidad. Los precios son completos: llevan los peajes y los cargos.${medio}`,
    { tamano: 8, color: MUTED_INK },
  );
}

/** An unknown amount is not 0,00 €. */
const SIN_DATO = '—';

const LADOS = ['actual', 'oferta'] as const;
/** Short units fit beside their figure; the others stand beside the concept. */
const CORTAS: readonly string[] = ['días', 'kW', 'ud', '€', 'meses'];

function filaDe(fila: FilaComparativa, todas: readonly FilaComparativa[]): PdfRow {
  const { titulo: concepto, concepto: deQue, peso, unidad, diferenciaEur } = fila;
  const deTermino = deQue === 'potencia' || deQue === 'energia';
  // The prices of a term form one column, so they have the same decimals on all rows.
  const decimales = deTermino ? decimalesDe(todas.filter((otra) => otra.concepto === deQue)) : undefined;
  return {
    celdas: [
      unidad === null || CORTAS.includes(unidad) ? concepto : `${concepto} (${unidad})`,
      ...LADOS.flatMap((lado) => celdasDe(fila, lado, decimales)),
      diferenciaEur === null ? SIN_DATO : signedEuros(diferenciaEur),
    ],
    ...(peso === 'subtotal' || peso === 'total' ? { peso } : {}),
  };
}

function celdasDe(
  { unidad, unidadPrecio, ...fila }: FilaComparativa,
  lado: (typeof LADOS)[number],
  decimales: number | undefined,
): string[] {
  const { cantidad: cuanto, precio, importeEur } = fila[lado];
  const importe = importeEur === null ? SIN_DATO : enEuros(importeEur);
  if (unidad === null || unidadPrecio === null) return ['', '', importe];
  if (cuanto === null || precio === null) return ['–', '–', importe];
  const factores = { cantidad: cuanto, precio, unidad, unidadPrecio };
  const escrita = cantidadEscrita(factores);
  return [
    CORTAS.includes(unidad) ? `${escrita}\u00a0${unidad}` : escrita,
    precioEscrito(factores, decimales),
    importe,
  ];
}

/** The most demanding price of both sides decides the decimals. */
function decimalesDe(filas: readonly FilaComparativa[]): number {
  return decimalesQueMultiplican(
    filas.flatMap((fila) =>
      LADOS.map((lado) => ({ cantidad: fila[lado].cantidad ?? 0, precio: fila[lado].precio ?? 0 })),
    ),
  );
}

function cambioDePotencia(lienzo: Canvas, { potenciasKw, potenciaPropuestaKw }: PuntoPropuesto): void {
  if (potenciaPropuestaKw === null) return;
  drawSubtitle(lienzo, 'Cambio de potencia que proponemos');
  drawTable(
    lienzo,
    [
      { titulo: '', parte: 22, alinea: 'left' },
      ...potenciasKw.map((_, i) => ({ titulo: `P${i + 1} (kW)`, parte: 13 })),
    ],
    [
      { celdas: ['Contratada hoy', ...potenciasKw.map(quantity)] },
      { celdas: ['Propuesta', ...potenciaPropuestaKw.map(quantity)], peso: 'subtotal' },
    ],
  );
  drawParagraph(
    lienzo,
    'El ahorro cuenta con este cambio. La distribuidora admite uno cada doce meses, y volver a subir la potencia puede tener coste.',
    { tamano: 8, color: MUTED_INK },
  );
}

/** The bills of the year; where several offers are compared, their table stands in the comparison. */
function meses(lienzo: Canvas, { meses: suyos }: PuntoPropuesto, conTabla: boolean): void {
  if (suyos.length === 0) return;
  drawSubtitle(lienzo, 'Factura a factura', ALTO_DE_GRAFICO);
  grafico(lienzo, suyos);
  if (conTabla) tablaDeMeses(lienzo, suyos);
  drawParagraph(
    lienzo,
    `De ${shortMonth(suyos[0]!.desde)} a ${shortMonth(suyos.at(-1)!.hasta)}: tus consumos de los últimos doce meses a los precios e impuestos de la fecha del estudio, no las facturas que pagaste.`,
    { tamano: 8, color: MUTED_INK },
  );
}

function tablaDeMeses(lienzo: Canvas, suyos: PuntoPropuesto['meses']): void {
  drawTable(
    lienzo,
    [
      { titulo: 'Factura', parte: 30, alinea: 'left' },
      { titulo: 'kWh', parte: 16 },
      { titulo: 'Hoy', parte: 18 },
      { titulo: 'Oferta', parte: 18 },
      { titulo: 'Diferencia', parte: 18 },
    ],
    suyos.map(({ desde, hasta, kwh, actualEur, ofertaEur }) => ({
      celdas: [
        `${shortDay(desde)} – ${shortDay(hasta)}`,
        wholeNumber(kwh),
        enEuros(actualEur),
        enEuros(ofertaEur),
        signedEuros(Math.round((ofertaEur - actualEur) * 100) / 100),
      ],
    })),
  );
}
