import type { FilaComparativa, PuntoPropuesto } from '@vatio/contract';
import { enEuros } from '@vatio/domain';
import {
  cantidad,
  dia,
  diferencia,
  enteros,
  mesCorto,
  porCientoFijo,
  precio,
} from '../../../platform/pdf/formato.ts';
import { GRIS, type Lienzo } from '../../../platform/pdf/lienzo.ts';
import { type FilaPdf, tabla } from '../../../platform/pdf/tabla.ts';
import { datos, parrafo, subtitulo, titulo } from '../../../platform/pdf/texto.ts';
import { condiciones } from './condiciones.ts';
import { grafico } from './grafico.ts';
import { metodo } from './metodo.ts';

/** Everything about one supply point. */
export function paginasDePunto(lienzo: Lienzo, punto: PuntoPropuesto, numero: number, de: number): void {
  lienzo.pagina();
  lienzo.seccion();
  titulo(lienzo, de === 1 ? punto.cups : `${numero}. ${punto.cups}`);
  const lugar = [punto.direccion, [punto.codigoPostal, punto.municipio].filter(Boolean).join(' ')];
  datos(lienzo, [
    ['Dirección', lugar.filter(Boolean).join(', ') || '–'],
    ['Tarifa de acceso', [punto.tarifa, punto.distribuidora].filter(Boolean).join(' · ')],
    ['Oferta', `${punto.comercializadora} · ${punto.producto}`],
    ['Consumo estudiado', `${enteros(punto.resumen.consumoAnualKwh)} kWh al año (${punto.dias} días)`],
  ]);
  subtitulo(lienzo, `Antes y después, línea a línea (${punto.dias} días)`);
  comparativa(lienzo, punto);
  cambioDePotencia(lienzo, punto);
  meses(lienzo, punto);
  condiciones(lienzo, punto);
  metodo(lienzo, punto);
}

function comparativa(lienzo: Lienzo, punto: PuntoPropuesto): void {
  tabla(
    lienzo,
    [
      { titulo: 'Concepto', parte: 25, alinea: 'left' },
      { titulo: 'Cantidad\nhoy', parte: 14 },
      { titulo: 'Precio\nhoy', parte: 12 },
      { titulo: 'Importe\nhoy', parte: 15 },
      { titulo: 'Cantidad\noferta', parte: 14 },
      { titulo: 'Precio\noferta', parte: 12 },
      { titulo: 'Importe\noferta', parte: 15 },
      { titulo: 'Diferencia', parte: 15 },
    ],
    punto.comparativa.map(filaDe),
  );
  const { actualAnualEur, ofertaAnualEur, ahorroAnualEur, ahorroPct } = punto.resumen;
  const alAnio = `Al año (365 días): hoy ${enEuros(actualAnualEur)}, oferta ${enEuros(ofertaAnualEur)}. ${
    ahorroAnualEur >= 0 ? 'Ahorro' : 'Sobrecoste'
  } de ${enEuros(Math.abs(ahorroAnualEur))} (${porCientoFijo(Math.abs(ahorroPct))}).`;
  parrafo(lienzo, alAnio, { negrita: true });
  const { precioMedioActualEurMwh: antes, precioMedioOfertaEurMwh: despues } = punto;
  const medio =
    antes === null || despues === null
      ? ''
      : ` Precio medio con impuestos: hoy ${cantidad(antes)} €/MWh, oferta ${cantidad(despues)} €/MWh.`;
  parrafo(
    lienzo,
    `Cantidad × precio = importe, con cada línea de cada factura redondeada al céntimo. La energía va en kWh y €/kWh; la potencia, en kW·año (los kW contratados por la parte del año estudiada) y €/kW·año. Los precios son completos: llevan los peajes y los cargos.${medio}`,
    { tamano: 8, color: GRIS },
  );
}

/** An amount that cannot be known is not 0,00 €. */
const SIN_DATO = '—';

function filaDe({ titulo: concepto, peso, actual, oferta, diferenciaEur }: FilaComparativa): FilaPdf {
  const lado = (uno: FilaComparativa['actual']) => [
    uno.cantidad === null ? '' : cantidad(uno.cantidad),
    uno.precio === null ? '' : precio(uno.precio),
    uno.importeEur === null ? SIN_DATO : enEuros(uno.importeEur),
  ];
  return {
    celdas: [
      concepto,
      ...lado(actual),
      ...lado(oferta),
      diferenciaEur === null ? SIN_DATO : diferencia(diferenciaEur),
    ],
    ...(peso === 'subtotal' || peso === 'total' ? { peso } : {}),
  };
}

function cambioDePotencia(lienzo: Lienzo, { potenciasKw, potenciaPropuestaKw }: PuntoPropuesto): void {
  if (potenciaPropuestaKw === null) return;
  subtitulo(lienzo, 'Cambio de potencia que proponemos');
  tabla(
    lienzo,
    [
      { titulo: '', parte: 22, alinea: 'left' },
      ...potenciasKw.map((_, i) => ({ titulo: `P${i + 1} (kW)`, parte: 13 })),
    ],
    [
      { celdas: ['Contratada hoy', ...potenciasKw.map(cantidad)] },
      { celdas: ['Propuesta', ...potenciaPropuestaKw.map(cantidad)], peso: 'subtotal' },
    ],
  );
  parrafo(
    lienzo,
    'El ahorro cuenta con este cambio. La distribuidora admite uno cada doce meses, y volver a subir la potencia puede tener coste.',
    { tamano: 8, color: GRIS },
  );
}

function meses(lienzo: Lienzo, { meses: suyos }: PuntoPropuesto): void {
  if (suyos.length === 0) return;
  subtitulo(lienzo, 'Factura a factura');
  grafico(lienzo, suyos);
  tabla(
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
        `${dia(desde)} – ${dia(hasta)}`,
        enteros(kwh),
        enEuros(actualEur),
        enEuros(ofertaEur),
        diferencia(Math.round((ofertaEur - actualEur) * 100) / 100),
      ],
    })),
  );
  parrafo(
    lienzo,
    `De ${mesCorto(suyos[0]!.desde)} a ${mesCorto(suyos.at(-1)!.hasta)}: tus consumos de los últimos doce meses a los precios e impuestos de la fecha del estudio, no las facturas que pagaste.`,
    { tamano: 8, color: GRIS },
  );
}
