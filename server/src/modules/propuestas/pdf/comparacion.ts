import type { FilaComparativa, PuntoPropuesto } from '@vatio/contract/endpoints';
import { enEuros } from '@vatio/domain';
import { type Canvas, MUTED_INK } from '../../../platform/pdf/canvas.ts';
import { shortDay, unitPrice } from '../../../platform/pdf/format.ts';
import { drawTable, type PdfRow } from '../../../platform/pdf/table.ts';
import { drawParagraph, drawSubtitle, drawTitle } from '../../../platform/pdf/text.ts';
import { palabrasDe } from '../../productos/palabras.service.ts';
import { productosDe } from './cifras-de-ofertas.ts';
import type { ContenidoPdf } from './contenido-pdf.ts';
import { isResumida, puntosComparados } from './oferta-resumida.ts';

/** An unknown amount is not 0,00 €. */
const SIN_DATO = '—';

/** The offers side by side: what each costs in a year, concept by concept, and on what terms. */
export function comparacion(lienzo: Canvas, contenido: ContenidoPdf): void {
  const { ofertas } = contenido;
  const resumida = isResumida(contenido);
  lienzo.pagina();
  lienzo.seccion();
  drawTitle(lienzo, 'Las ofertas, una al lado de otra');
  tablaAnual(lienzo, ofertas);
  const [{ puntos: todos }] = ofertas;
  const comparados = puntosComparados(todos);
  if (comparados.length < todos.length) {
    drawParagraph(
      lienzo,
      `Aquí se comparan, concepto a concepto, los ${comparados.length} suministros que más pagan hoy; los precios de los ${todos.length} están en las páginas de cada oferta.`,
    );
  }
  for (const { cups } of comparados) {
    const puntos = ofertas.flatMap((oferta) => oferta.puntos.filter((punto) => punto.cups === cups));
    drawSubtitle(lienzo, `Concepto a concepto en ${cups} (${puntos[0]?.dias ?? 0} días)`, 120);
    tabla(lienzo, { titulo: 'Concepto', ofertas: puntos.length, filas: filasDeConceptos(puntos) });
    drawSubtitle(lienzo, `Precios y condiciones en ${cups}`, 120);
    tabla(lienzo, { titulo: '', ofertas: puntos.length, filas: filasDeCondiciones(puntos) });
    const meses = filasDeMeses(puntos);
    if (meses.length === 0 || resumida) continue;
    drawSubtitle(lienzo, `Factura a factura en ${cups}`, 120);
    tabla(lienzo, { titulo: 'Factura', ofertas: puntos.length, filas: meses });
  }
  drawParagraph(
    lienzo,
    `Cada columna suma hacia abajo hasta su total. ${resumida ? 'El enlace de la propuesta da' : 'Las páginas siguientes dan'} la cantidad y el precio de cada línea de cada oferta: cantidad × precio = importe. Las facturas redondean cada línea cada mes, y lo que eso suma tiene su propia fila. Los precios son completos: llevan los peajes y los cargos.`,
    { tamano: 8, color: MUTED_INK },
  );
}

function tabla(
  lienzo: Canvas,
  {
    titulo,
    ofertas,
    filas,
  }: { readonly titulo: string; readonly ofertas: number; readonly filas: readonly PdfRow[] },
): void {
  const columnas = Array.from({ length: ofertas }, (_, i) => ({ titulo: `Oferta ${i + 1}`, parte: 20 }));
  drawTable(
    lienzo,
    [{ titulo, parte: 30, alinea: 'left' }, { titulo: 'Hoy', parte: 18 }, ...columnas],
    filas,
  );
}

/** A year of each supply, and their sum. */
function tablaAnual(lienzo: Canvas, ofertas: ContenidoPdf['ofertas']): void {
  const [primera] = ofertas;
  const costes = primera.puntos.map(({ cups, municipio, resumen }, i) => ({
    celdas: [
      [cups, municipio].filter(Boolean).join('\n'),
      enEuros(resumen.actualAnualEur),
      ...ofertas.map(({ puntos }) => enEuros(puntos[i]?.resumen.ofertaAnualEur ?? 0)),
    ],
  }));
  const total = [
    'Total al año',
    enEuros(primera.resumen.actualAnualEur),
    ...ofertas.map(({ resumen }) => enEuros(resumen.ofertaAnualEur)),
  ];
  const ahorro = ['Ahorro al año', '', ...ofertas.map(({ resumen }) => enEuros(resumen.ahorroAnualEur))];
  drawSubtitle(lienzo, 'Al año (365 días, impuestos incluidos)');
  tabla(lienzo, {
    titulo: 'Punto de suministro',
    ofertas: ofertas.length,
    filas: [
      { celdas: ['Producto', '', ...ofertas.map(({ puntos }) => productosDe(puntos))] },
      ...costes,
      { celdas: total, peso: 'total' },
      { celdas: ahorro, peso: 'subtotal' },
    ],
  });
}

/** The rows that add up to the total, of today and of each offer; a concept that one side lacks is zero there. */
function filasDeConceptos(puntos: readonly PuntoPropuesto[]): PdfRow[] {
  const titulos = new Map<string, FilaComparativa>();
  for (const { comparativa } of puntos) {
    for (const fila of comparativa) if (fila.peso !== 'detalle') titulos.set(fila.titulo, fila);
  }
  const orden = ordenDe(puntos.map(({ comparativa }) => comparativa.map(({ titulo }) => titulo)));
  return orden.flatMap((titulo) => {
    const fila = titulos.get(titulo);
    if (fila === undefined) return [];
    const ofrecidas = puntos.map(({ comparativa }) => comparativa.find((otra) => otra.titulo === titulo));
    const peso = fila.peso === 'total' || fila.concepto === 'base-imponible' ? fila.peso : undefined;
    return [
      {
        celdas: [
          titulo,
          importe(fila.actual.importeEur),
          ...ofrecidas.map((ofrecida) => importe(ofrecida ? ofrecida.oferta.importeEur : 0)),
        ],
        ...(peso === 'total' || peso === 'subtotal' ? { peso } : {}),
      },
    ];
  });
}

/** Every title once, each after those that come before it in any of the lists. */
function ordenDe(listas: readonly (readonly string[])[]): string[] {
  const orden: string[] = [];
  for (const lista of listas) {
    let puesto = 0;
    for (const titulo of lista) {
      const ya = orden.indexOf(titulo);
      if (ya < 0) orden.splice(puesto, 0, titulo);
      puesto = (ya < 0 ? puesto : ya) + 1;
    }
  }
  return orden;
}

function importe(eur: number | null): string {
  return eur === null ? SIN_DATO : enEuros(eur);
}

/** The bills of the year studied, which come to the total of the concepts. */
function filasDeMeses(puntos: readonly PuntoPropuesto[]): PdfRow[] {
  const [primero] = puntos;
  return (primero?.meses ?? []).map(({ desde, hasta, actualEur }, i) => ({
    celdas: [
      `${shortDay(desde)} – ${shortDay(hasta)}`,
      enEuros(actualEur),
      ...puntos.map(({ meses }) => importe(meses[i]?.ofertaEur ?? null)),
    ],
  }));
}

function filasDeCondiciones(puntos: readonly PuntoPropuesto[]): PdfRow[] {
  const [primero] = puntos;
  const fila = (titulo: string, hoy: string, de: (punto: PuntoPropuesto) => string): PdfRow => ({
    celdas: [titulo, hoy, ...puntos.map(de)],
  });
  const precio = (eur: number | undefined) => (eur === undefined ? SIN_DATO : unitPrice(eur));
  return [
    ...(primero?.precioActualPotenciaEurKwAnio ?? []).map((hoy, i) =>
      fila(`Potencia P${i + 1} (€/kW·año)`, precio(hoy), (punto) => precio(punto.precioPotenciaEurKwAnio[i])),
    ),
    ...(primero?.precioActualFijoEurMes === undefined
      ? []
      : [
          fila('Término fijo (€/mes)', precio(primero.precioActualFijoEurMes), (punto) =>
            precio(punto.precioFijoEurMes),
          ),
        ]),
    ...(primero?.precioActualEnergiaEurKwh ?? []).map((hoy, i, todos) =>
      fila(`Energía${todos.length === 1 ? '' : ` P${i + 1}`} (€/kWh)`, precio(hoy), (punto) =>
        precio(punto.precioEnergiaEurKwh[i]),
      ),
    ),
    fila('Precio de la energía', '', ({ tipo }) => palabrasDe(tipo).comparacion.precio),
    fila('Duración', '', ({ duracionMeses }) => `${duracionMeses} meses`),
    fila('Permanencia', '', ({ permanencia }) => (permanencia ? 'Sí' : 'No')),
    fila('Energía 100 % renovable', '', ({ renovable }) => (renovable ? 'Sí' : 'No')),
  ];
}
