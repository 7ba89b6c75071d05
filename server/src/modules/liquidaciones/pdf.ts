import { Readable } from 'node:stream';
import type { liquidaciones } from '@vatio/contract';
import PDFDocument from 'pdfkit';

type Documento = InstanceType<typeof PDFDocument>;
type Linea = liquidaciones.Liquidacion['detalle'][number];

/** Points: A4 with 18 mm around. */
const MARGEN = 51;
const ALTO_FILA = 30;
const TINTA = '#1f2937';
const GRIS = '#5b6472';
const RAYA = '#d5d9e0';

const COLUMNAS = [
  { titulo: 'Contrato', x: 0, ancho: 78, derecha: false },
  { titulo: 'Cliente y producto', x: 82, ancho: 190, derecha: false },
  { titulo: 'Fecha', x: 276, ancho: 56, derecha: false },
  { titulo: 'Base', x: 336, ancho: 58, derecha: true },
  { titulo: '%', x: 398, ancho: 32, derecha: true },
  { titulo: 'Importe', x: 434, ancho: 59, derecha: true },
] as const;

const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const porciento = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });
const enMes = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const TIPOS = { comision: 'Comisión', decomision: 'Decomisión', ajuste: 'Ajuste' } as const;
const ESTADOS: Readonly<Record<liquidaciones.Estado, string>> = {
  borrador: 'Borrador',
  'en-revision': 'En revisión',
  'con-incidencia': 'Con incidencia',
  aceptada: 'Aceptada',
  pagada: 'Pagada',
};

/** A settlement on A4: who, which month, its lines with heads that repeat, and the total. */
export function liquidacionPdf(liquidacion: liquidaciones.Liquidacion): Readable {
  const titulo = `Liquidación ${liquidacion.codigo}`;
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: MARGEN, bufferPages: true, lang: 'es-ES' },
    info: { Title: titulo, Author: 'Vatio' },
  });
  cabecera(doc, liquidacion, titulo);
  titulos(doc);
  for (const linea of liquidacion.detalle) fila(doc, linea);
  totales(doc, liquidacion);
  pies(doc, liquidacion.codigo);
  doc.end();
  return Readable.from(doc);
}

function cabecera(doc: Documento, liquidacion: liquidaciones.Liquidacion, titulo: string): void {
  const mes = enMes.format(new Date(`${liquidacion.mes}-01T00:00:00Z`));
  doc.fillColor(TINTA).font('Helvetica-Bold').fontSize(18).text(titulo);
  doc.moveDown(0.3).font('Helvetica').fontSize(11).text(`${liquidacion.comercial.nombre} · ${mes}`);
  const pagada = liquidacion.pagadaEl ? ` el ${enFecha(liquidacion.pagadaEl)}` : '';
  doc.fillColor(GRIS).fontSize(9).text(`${ESTADOS[liquidacion.estado]}${pagada}`).moveDown(1.2);
}

function titulos(doc: Documento): void {
  const y = doc.y;
  doc.font('Helvetica-Bold').fontSize(8).fillColor(GRIS);
  for (const { titulo, x, ancho, derecha } of COLUMNAS) {
    doc.text(titulo, MARGEN + x, y, { width: ancho, align: derecha ? 'right' : 'left', lineBreak: false });
  }
  doc.y = y + 14;
  raya(doc);
}

function fila(doc: Documento, linea: Linea): void {
  if (doc.y + ALTO_FILA > doc.page.height - MARGEN - 20) {
    doc.addPage();
    titulos(doc);
  }
  const y = doc.y + 5;
  const { contrato, producto, tipo, fecha, baseEur, porcentaje, importeEur } = linea;
  const celdas = [
    contrato.codigo,
    contrato.cliente,
    fecha === null ? '' : enFecha(fecha),
    euros.format(baseEur),
    porciento.format(porcentaje),
    euros.format(importeEur),
  ];
  doc.font('Helvetica').fontSize(8.5).fillColor(TINTA);
  for (const [i, { x, ancho, derecha }] of COLUMNAS.entries()) {
    const opciones = { width: ancho, height: 10, ellipsis: true, align: derecha ? 'right' : 'left' } as const;
    doc.text(celdas[i] ?? '', MARGEN + x, y, opciones);
  }
  doc.fontSize(7.5).fillColor(GRIS);
  doc.text(TIPOS[tipo], MARGEN, y + 11, { width: 78, height: 9, ellipsis: true });
  doc.text(producto, MARGEN + 82, y + 11, { width: 190, height: 9, ellipsis: true });
  doc.y = y + ALTO_FILA - 6;
  raya(doc);
}

function totales(doc: Documento, liquidacion: liquidaciones.Liquidacion): void {
  const { comisionesEur, decomisionesEur, ajustesEur, totalEur } = liquidacion;
  if (doc.y + 90 > doc.page.height - MARGEN) doc.addPage();
  doc.moveDown(1);
  const renglon = (texto: string, importe: number, negrita = false) => {
    const y = doc.y;
    doc
      .font(negrita ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(negrita ? 12 : 9)
      .fillColor(TINTA);
    doc.text(texto, MARGEN + 240, y, { width: 150 });
    doc.text(euros.format(importe), MARGEN + 394, y, { width: 99, align: 'right' });
    doc.moveDown(0.4);
  };
  renglon('Comisiones', comisionesEur);
  if (decomisionesEur !== 0) renglon('Decomisiones', decomisionesEur);
  if (ajustesEur !== 0) renglon('Ajustes', ajustesEur);
  renglon('Total', totalEur, true);
}

/** Once every page is there: which one of how many each is. */
function pies(doc: Documento, codigo: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(start + i);
    doc.page.margins.bottom = 0;
    doc.font('Helvetica').fontSize(7.5).fillColor(GRIS);
    const y = doc.page.height - 34;
    doc.text(codigo, MARGEN, y, { lineBreak: false });
    doc.text(`Página ${i + 1} de ${count}`, MARGEN, y, {
      width: doc.page.width - 2 * MARGEN,
      align: 'right',
    });
  }
}

function raya(doc: Documento): void {
  const ancho = doc.page.width - MARGEN;
  doc.moveTo(MARGEN, doc.y).lineTo(ancho, doc.y).lineWidth(0.5).strokeColor(RAYA).stroke();
}

function enFecha(fecha: string): string {
  return fecha.split('-').reverse().join('/');
}
