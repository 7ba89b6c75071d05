import type { liquidaciones } from '@vatio/contract';
import { enEuros, enPorCiento } from '@vatio/domain';
import { dia, mesLargo } from '../../platform/pdf/formato.ts';
import { GRIS, Lienzo } from '../../platform/pdf/lienzo.ts';
import { marca } from '../../platform/pdf/marca.ts';
import { pies } from '../../platform/pdf/pie.ts';
import { type ColumnaPdf, type FilaPdf, tabla } from '../../platform/pdf/tabla.ts';
import { datos, parrafo, subtitulo, titulo } from '../../platform/pdf/texto.ts';
import { aclaracionDe, cuentasDe, mencionesDe, territoriosDe } from './cuentas.ts';

type Liquidacion = liquidaciones.Liquidacion;
type Linea = Liquidacion['detalle'][number];

const TIPOS = { comision: 'Parte de la comisión', decomision: 'Decomisión', ajuste: 'Ajuste' } as const;
const ESTADOS: Readonly<Record<liquidaciones.Estado, string>> = {
  borrador: 'Borrador',
  'en-revision': 'En revisión',
  'con-incidencia': 'Con incidencia',
  aceptada: 'Aceptada',
  pagada: 'Pagada',
};

const COLUMNAS: readonly ColumnaPdf[] = [
  { titulo: 'Contrato', parte: 15, alinea: 'left' },
  { titulo: 'Concepto', parte: 37, alinea: 'left' },
  { titulo: 'Fecha', parte: 12 },
  { titulo: 'Base', parte: 14 },
  { titulo: '%', parte: 8 },
  { titulo: 'Importe', parte: 14 },
];

/** A settlement on A4, tagged for screen readers: whose it is, its lines with heads that repeat, and what is paid. */
export function liquidacionPdf(liquidacion: Liquidacion): Promise<Buffer> {
  const { codigo, comercial, mes, estadoDesde, detalle } = liquidacion;
  const nombre = `Liquidación ${codigo}`;
  const lienzo = new Lienzo({
    titulo: `${nombre} de ${comercial.nombre}`,
    autor: 'Vatio',
    fecha: new Date(estadoDesde),
  });
  lienzo.seccion();
  marca(lienzo, liquidacion.estado === 'borrador' ? 'BORRADOR' : null);
  lienzo.y = 112;
  titulo(lienzo, nombre);
  datos(lienzo, fichaDe(liquidacion));
  const [dentro, fuera] = [detalle.filter(cuenta), detalle.filter((linea) => !cuenta(linea))];
  subtitulo(lienzo, 'Líneas que se pagan');
  if (dentro.length > 0) tabla(lienzo, COLUMNAS, dentro.map(filaDe));
  else parrafo(lienzo, 'Ninguna.', { color: GRIS });
  tabla(
    lienzo,
    [
      { titulo: 'Cuentas', parte: 72, alinea: 'left' },
      { titulo: '%', parte: 14 },
      { titulo: 'Importe', parte: 14 },
    ],
    pago(liquidacion),
  );
  const menciones = liquidacion.autofactura ? mencionesDe(liquidacion.autofactura) : [];
  if (menciones.length > 0) parrafo(lienzo, menciones.join(' '));
  parrafo(lienzo, aclaracionDe(liquidacion), { tamano: 8, color: GRIS });
  if (fuera.length > 0) {
    subtitulo(lienzo, 'Líneas que no se pagan aquí');
    tabla(lienzo, COLUMNAS, fuera.map(filaDe));
  }
  pies(lienzo, `${codigo} · ${comercial.nombre} · ${mesLargo(`${mes}-01`)}`, PIE);
  return lienzo.cerrar();
}

const PIE =
  'Documento interno entre la empresa y quien vende. La comisión de cada contrato es la que quedó fijada al activarse, con las reglas vigentes al firmarse.';

function cuenta({ estado }: Linea): boolean {
  return estado === 'pendiente' || estado === 'aceptada';
}

function fichaDe({ comercial, mes, estado, pagadaEl, autofactura }: Liquidacion): [string, string][] {
  const territorio = autofactura && territoriosDe(autofactura);
  return [
    ['Comercial', autofactura?.nombre ?? comercial.nombre],
    ['NIF', autofactura?.nif ?? '–'],
    ...(territorio ? [['Territorio', territorio] as [string, string]] : []),
    ['Mes', mesLargo(`${mes}-01`)],
    ['Estado', pagadaEl === null ? ESTADOS[estado] : `${ESTADOS[estado]} el ${dia(pagadaEl)}`],
  ];
}

function filaDe(linea: Linea): FilaPdf {
  const { contrato, producto, tipo, fecha, baseEur, porcentaje, importeEur } = linea;
  return {
    celdas: [
      contrato.codigo,
      [`${TIPOS[tipo]} · ${contrato.cliente}`, producto, situacion(linea)].filter(Boolean).join('\n'),
      fecha === null ? '' : dia(fecha),
      enEuros(baseEur),
      enPorCiento(porcentaje),
      enEuros(importeEur),
    ],
  };
}

/** Why a line is where it is, when it is not one of the rest. */
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

function pago(liquidacion: Liquidacion): FilaPdf[] {
  const { comisionesEur, decomisionesEur, ajustesEur } = liquidacion;
  const partes: [string, number][] = [['Partes de la comisión de la casa', comisionesEur]];
  if (decomisionesEur !== 0) partes.push(['Decomisiones', decomisionesEur]);
  if (ajustesEur !== 0) partes.push(['Ajustes', ajustesEur]);
  return [
    ...partes.map(([nombre, importe]) => ({ celdas: [nombre, '', enEuros(importe)] })),
    ...cuentasDe(liquidacion).map(
      ({ concepto, pct, importeEur, total }): FilaPdf => ({
        celdas: [concepto, pct === null ? '' : enPorCiento(pct), enEuros(importeEur)],
        ...(total && { peso: 'total' }),
      }),
    ),
  ];
}
