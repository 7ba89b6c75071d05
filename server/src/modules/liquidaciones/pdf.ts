import type { liquidaciones } from '@vatio/contract/endpoints';
import { enEuros, enPorCiento } from '@vatio/domain';
import type { Brand } from '../../platform/brand/brand.repository.ts';
import { companyAddress, companyName } from '../../platform/brand/small-print.ts';
import { drawBrand } from '../../platform/pdf/brand.ts';
import { Canvas, MUTED_INK } from '../../platform/pdf/canvas.ts';
import { drawFooters } from '../../platform/pdf/footers.ts';
import { longMonth, shortDay } from '../../platform/pdf/format.ts';
import { drawTable, type PdfColumn, type PdfRow } from '../../platform/pdf/table.ts';
import { drawFacts, drawParagraph, drawSubtitle, drawTitle } from '../../platform/pdf/text.ts';
import { aclaracionDe, cuentasDe, mencionesDe, territoriosDe } from './cuentas.ts';
import { NOMBRE_DE_ESTADO } from './estados.ts';

type Liquidacion = liquidaciones.Liquidacion;
export type LiquidacionToPrint = { readonly liquidacion: Liquidacion; readonly marca: Brand };
type Linea = Liquidacion['detalle'][number];

const TIPOS = { comision: 'Parte de la comisión', decomision: 'Decomisión', ajuste: 'Ajuste' } as const;

const COLUMNAS: readonly PdfColumn[] = [
  { titulo: 'Contrato', parte: 15, alinea: 'left' },
  { titulo: 'Concepto', parte: 37, alinea: 'left' },
  { titulo: 'Fecha', parte: 12 },
  { titulo: 'Base', parte: 14 },
  { titulo: '%', parte: 8 },
  { titulo: 'Importe', parte: 14 },
];

/**
 * A settlement on A4, tagged for screen readers: its representative, its lines with repeated heads, and what is
 * paid.
 */
export function liquidacionPdf({ liquidacion, marca }: LiquidacionToPrint): Promise<Buffer> {
  const { codigo, comercial, mes, estadoDesde, detalle } = liquidacion;
  const nombre = `Liquidación ${codigo}`;
  const lienzo = new Canvas({
    titulo: `${nombre} de ${comercial.nombre}`,
    autor: companyName(marca),
    fecha: new Date(estadoDesde),
    marca,
    letraPequena: PIE,
  });
  lienzo.seccion();
  drawBrand(lienzo, liquidacion.estado === 'borrador' ? 'BORRADOR' : null);
  lienzo.y = 112;
  drawTitle(lienzo, nombre);
  drawFacts(lienzo, fichaDe(liquidacion, marca));
  const [dentro, fuera] = [detalle.filter(cuenta), detalle.filter((linea) => !cuenta(linea))];
  drawSubtitle(lienzo, 'Líneas que se pagan');
  if (dentro.length > 0) drawTable(lienzo, COLUMNAS, dentro.map(filaDe));
  else drawParagraph(lienzo, 'Ninguna.', { color: MUTED_INK });
  drawTable(
    lienzo,
    [
      { titulo: 'Cuentas', parte: 72, alinea: 'left' },
      { titulo: '%', parte: 14 },
      { titulo: 'Importe', parte: 14 },
    ],
    pago(liquidacion),
  );
  const menciones = liquidacion.autofactura ? mencionesDe(liquidacion.autofactura) : [];
  if (menciones.length > 0) drawParagraph(lienzo, menciones.join(' '));
  drawParagraph(lienzo, aclaracionDe(liquidacion), { tamano: 8, color: MUTED_INK });
  if (liquidacion.desajustes.length > 0) drawDesajustes(lienzo, liquidacion.desajustes);
  if (fuera.length > 0) {
    drawSubtitle(lienzo, 'Líneas que no se pagan aquí');
    drawTable(lienzo, COLUMNAS, fuera.map(filaDe));
  }
  drawFooters(lienzo, `${codigo} · ${comercial.nombre} · ${longMonth(`${mes}-01`)}`);
  return lienzo.close();
}

/** The supplier's money is the house's, so that only the part of this settlement is said. */
function drawDesajustes(lienzo: Canvas, desajustes: Liquidacion['desajustes']): void {
  drawSubtitle(lienzo, 'Lo que la comercializadora no ha pagado como toca');
  const line = ({ contrato, estado, parteEur }: Liquidacion['desajustes'][number]) =>
    `${contrato.codigo}: ${DESAJUSTES[estado]}; parte de esta liquidación, ${enEuros(parteEur)}.`;
  drawParagraph(lienzo, desajustes.map(line).join(' '));
}

const DESAJUSTES = {
  falta: 'no ha pagado nada',
  corta: 'ha pagado de menos',
  'de-mas': 'ha pagado de más',
} as const;

const PIE =
  'Documento interno entre la empresa y quien vende. La comisión de cada contrato es la que quedó fijada al activarse, con las reglas vigentes al firmarse.';

function cuenta({ estado }: Linea): boolean {
  return estado === 'pendiente' || estado === 'aceptada';
}

function fichaDe(
  { comercial, mes, estado, pagadaEl, autofactura }: Liquidacion,
  marca: Brand,
): [string, string][] {
  const territorio = autofactura && territoriosDe(autofactura);
  return [
    ['Comercial', autofactura?.nombre ?? comercial.nombre],
    ['NIF', autofactura?.nif ?? '–'],
    ...(territorio ? [['Territorio', territorio] as [string, string]] : []),
    ['Mes', longMonth(`${mes}-01`)],
    [
      'Estado',
      pagadaEl === null ? NOMBRE_DE_ESTADO[estado] : `${NOMBRE_DE_ESTADO[estado]} el ${shortDay(pagadaEl)}`,
    ],
    ['Paga', [companyName(marca), marca.cif && `NIF ${marca.cif}`].filter(Boolean).join(' · ')],
    ['Domicilio de quien paga', companyAddress(marca) || '–'],
    ...(marca.iban ? [['Cuenta de cargo', `•••• ${marca.iban.slice(-4)}`] as [string, string]] : []),
  ];
}

function filaDe(linea: Linea): PdfRow {
  const { contrato, producto, tipo, fecha, baseEur, porcentaje, importeEur } = linea;
  return {
    celdas: [
      contrato.codigo,
      [`${TIPOS[tipo]} · ${contrato.cliente}`, producto, situacion(linea)].filter(Boolean).join('\n'),
      fecha === null ? '' : shortDay(fecha),
      enEuros(baseEur),
      enPorCiento(porcentaje),
      enEuros(importeEur),
    ],
  };
}

/** Says why a line is not an ordinary one. */
function situacion({ estado, pagadaEn, vieneDe, motivo, respuesta, tipo, explicacion }: Linea): string {
  switch (estado) {
    case 'disputada':
      return `En disputa: ${motivo ?? ''}`;
    case 'retirada':
      return `Retirada: ${respuesta ?? ''}`;
    case 'trasladada':
      return pagadaEn ? `Pasa a ${pagadaEn.codigo}: ${respuesta ?? ''}` : `Cerrada: ${respuesta ?? ''}`;
    default:
      return tipo === 'ajuste' || vieneDe ? explicacion : '';
  }
}

function pago(liquidacion: Liquidacion): PdfRow[] {
  const { comisionesEur, decomisionesEur, ajustesEur } = liquidacion;
  const partes: [string, number][] = [['Partes de la comisión de la casa', comisionesEur]];
  if (decomisionesEur !== 0) partes.push(['Decomisiones', decomisionesEur]);
  if (ajustesEur !== 0) partes.push(['Ajustes', ajustesEur]);
  return [
    ...partes.map(([nombre, importe]) => ({ celdas: [nombre, '', enEuros(importe)] })),
    ...cuentasDe(liquidacion).map(
      ({ concepto, pct, importeEur, total }): PdfRow => ({
        celdas: [concepto, pct === null ? '' : enPorCiento(pct), enEuros(importeEur)],
        ...(total && { peso: 'total' }),
      }),
    ),
  ];
}
