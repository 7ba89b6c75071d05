import type { campos } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import { hojaDeCampos } from '../cartera/campos.service.ts';
import type { FilaContrato, FilaExportada } from './contratos.repository.ts';
import { PERIODOS } from './importacion/campos.ts';
import type { TuyaDeContrato } from './tuya.service.ts';

/** Which contract it is: whose, for which supply and of which product. */
export const DE_QUE_CONTRATO: readonly SheetColumn<FilaContrato>[] = [
  { titulo: 'Código', celda: ({ codigo }) => codigo },
  { titulo: 'CUPS', celda: ({ cups }) => cups },
  { titulo: 'Cliente', celda: ({ clienteNombre }) => clienteNombre },
  { titulo: 'Id. cliente', celda: ({ clienteId }) => clienteId },
  { titulo: 'Comercial', celda: ({ comercialNombre }) => comercialNombre },
  { titulo: 'Id. comercial', celda: ({ comercialId }) => comercialId },
  { titulo: 'Comercializadora', celda: ({ comercializadora }) => comercializadora },
  { titulo: 'Producto', celda: ({ productoNombre }) => productoNombre },
  { titulo: 'Tarifa', celda: ({ tarifa }) => tarifa },
];

const COMUNES: readonly SheetColumn<FilaExportada>[] = [
  ...DE_QUE_CONTRATO,
  { titulo: 'Estado comercial', celda: ({ comercial }) => comercial },
  { titulo: 'Firma', celda: ({ firma }) => firma },
  { titulo: 'ATR', celda: ({ atr }) => atr },
  { titulo: 'Motivo ATR', celda: ({ atrMotivo }) => atrMotivo },
  { titulo: 'Fecha de firma', celda: ({ fechaFirma }) => dateCell(fechaFirma) },
  { titulo: 'Fecha de solicitud', celda: ({ fechaSolicitud }) => dateCell(fechaSolicitud) },
  { titulo: 'Fecha de activación', celda: ({ fechaActivacion }) => dateCell(fechaActivacion) },
  { titulo: 'Fin', celda: ({ fechaFin }) => dateCell(fechaFin) },
  { titulo: 'Prórroga automática', celda: ({ prorroga }) => (prorroga ? 'Sí' : 'No') },
  { titulo: 'Permanencia hasta', celda: ({ permanenciaHasta }) => dateCell(permanenciaHasta) },
  { titulo: 'Fecha de baja', celda: ({ fechaBaja }) => dateCell(fechaBaja) },
  { titulo: 'Consumo anual (kWh)', celda: ({ consumoAnualKwh }) => consumoAnualKwh },
  { titulo: 'NIF del cliente', celda: ({ clienteNif }) => clienteNif },
  { titulo: 'Referencia', celda: ({ referenciaExterna }) => referenciaExterna },
  { titulo: 'Duración (meses)', celda: ({ duracionMeses }) => duracionMeses },
  { titulo: 'Permanencia (sí/no)', celda: ({ permanencia }) => (permanencia ? 'Sí' : 'No') },
  ...porPeriodo('Precio energía', '€/kWh', ({ precioEnergiaEurKwh }) => precioEnergiaEurKwh),
  ...porPeriodo('Precio potencia', '€/kW·año', ({ precioPotenciaEurKwAnio }) => precioPotenciaEurKwAnio),
  ...porPeriodo('Potencia', 'kW', ({ potenciasKw }) => potenciasKw),
];

/** The titles are those that an import recognises. */
function porPeriodo(
  nombre: string,
  unidad: string,
  valores: (fila: FilaExportada) => readonly number[],
): SheetColumn<FilaExportada>[] {
  return PERIODOS.map((periodo) => ({
    titulo: `${nombre} P${periodo} (${unidad})`,
    celda: (fila) => valores(fila)[periodo - 1] ?? null,
  }));
}

const DE_LA_CASA: readonly SheetColumn<FilaExportada>[] = [
  { titulo: 'Cobro', celda: ({ cobro }) => cobro },
  {
    titulo: 'Comisión generada (€)',
    celda: ({ comisionPrevistaEur }) => Number(comisionPrevistaEur),
  },
  {
    titulo: 'Comisión de la casa (€)',
    celda: ({ comisionEur }) => (comisionEur === null ? null : Number(comisionEur)),
  },
  { titulo: 'Comisión congelada', celda: ({ comisionEur }) => (comisionEur === null ? 'No' : 'Sí') },
  { titulo: 'Correo del comercial', celda: ({ comercialEmail }) => comercialEmail },
  { titulo: 'Fee energía (€/MWh)', celda: ({ feeEnergiaEurMwh }) => feeEnergiaEurMwh },
  { titulo: 'Fee potencia (€/kW·año)', celda: ({ feePotenciaEurKwAnio }) => feePotenciaEurKwAnio },
  { titulo: 'Notas', celda: ({ notas }) => notas },
  { titulo: 'Etiquetas', celda: ({ etiquetas }) => etiquetas.join(', ') },
];

/**
 * A client does not get these columns: where a supplier passes peajes on at cost, its own price is little more
 * than the fee.
 */
const SOLO_DE_QUIEN_VENDE = /^(Precio |Referencia$)/;

/** The columns of an export; a client gets none on what the house earns. */
export function columnasPara(
  viewer: Viewer,
  definidos: readonly campos.Campo[],
  tuya?: TuyaDeContrato,
): readonly SheetColumn<FilaExportada>[] {
  if (viewer.role !== 'cliente') {
    const tuComision = tuya ? [{ titulo: 'Tu comisión (€)', celda: tuya }] : [];
    return [...COMUNES, ...DE_LA_CASA, ...tuComision, ...hojaDeCampos(viewer, definidos)];
  }
  return COMUNES.filter(({ titulo }) => !SOLO_DE_QUIEN_VENDE.test(titulo));
}

/** What tells a contract from another on paper, and how far it has come. */
export const EN_PAPEL = [
  ...['Código', 'CUPS', 'Cliente', 'Comercial', 'Comercializadora', 'Producto', 'Tarifa', 'Estado comercial'],
  ...['Firma', 'ATR', 'Fin', 'Consumo anual (kWh)', 'Comisión generada (€)', 'Tu comisión (€)'],
];
