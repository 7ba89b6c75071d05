import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { shortDay } from '../../../platform/pdf/format.ts';
import { drawBullets, drawSubtitle } from '../../../platform/pdf/text.ts';
import { fraseDeBaja, fraseDeProrroga, palabrasDe } from '../../productos/palabras.service.ts';
import { frasesDeExcedentes } from './excedentes.ts';

/** Prints what the price covers, what it does not, and how long it binds. */
export function condiciones(lienzo: Canvas, punto: PuntoPropuesto): void {
  const palabras = palabrasDe(punto.tipo);
  drawSubtitle(lienzo, 'Qué incluye y qué no');
  drawBullets(lienzo, [
    punto.peajesIncluidos
      ? 'Incluye la energía, los peajes y los cargos regulados, a los precios de la tabla.'
      : 'Los precios de la tabla llevan los peajes y cargos regulados de la fecha del estudio. Se facturan aparte, al coste: si cambian, cambia lo que pagas.',
    palabras.propuesta.energia,
    ...frasesDeExcedentes(punto),
    punto.renovable
      ? `${palabras.laEnergia} es de origen 100 % renovable.`
      : `${palabras.laEnergia} no tiene garantía de origen renovable.`,
    `${palabras.iguales} están en la comparación, iguales a los dos lados.`,
    'No incluye servicios adicionales ni mantenimiento. Los derechos de acceso o de enganche, si los hubiera, los cobra la distribuidora.',
  ]);
  drawSubtitle(lienzo, 'Duración, permanencia y condiciones');
  drawBullets(lienzo, [
    `Duración de ${punto.duracionMeses} meses. ${fraseDeProrroga(punto)}`,
    `Permanencia. ${fraseDeBaja(punto)}`,
    punto.preciosHasta === null
      ? 'Precios en venta a la fecha del estudio; la comercializadora confirma la contratación.'
      : `Precios en venta hasta el ${shortDay(punto.preciosHasta)}; la comercializadora confirma la contratación.`,
    palabras.regulado,
  ]);
}
