import { type Columna, celdaFecha } from '../../platform/hoja/columna.ts';
import type { FilaContrato } from './contratos.repository.ts';

const COMUNES: readonly Columna<FilaContrato>[] = [
  { titulo: 'Código', celda: ({ codigo }) => codigo },
  { titulo: 'CUPS', celda: ({ cups }) => cups },
  { titulo: 'Cliente', celda: ({ clienteNombre }) => clienteNombre },
  { titulo: 'Id. cliente', celda: ({ clienteId }) => clienteId },
  { titulo: 'Comercial', celda: ({ comercialNombre }) => comercialNombre },
  { titulo: 'Id. comercial', celda: ({ comercialId }) => comercialId },
  { titulo: 'Comercializadora', celda: ({ comercializadora }) => comercializadora },
  { titulo: 'Producto', celda: ({ productoNombre }) => productoNombre },
  { titulo: 'Tarifa', celda: ({ tarifa }) => tarifa },
  { titulo: 'Estado comercial', celda: ({ comercial }) => comercial },
  { titulo: 'Firma', celda: ({ firma }) => firma },
  { titulo: 'ATR', celda: ({ atr }) => atr },
  { titulo: 'Motivo ATR', celda: ({ atrMotivo }) => atrMotivo },
  { titulo: 'Fecha de firma', celda: ({ fechaFirma }) => celdaFecha(fechaFirma) },
  { titulo: 'Fecha de solicitud', celda: ({ fechaSolicitud }) => celdaFecha(fechaSolicitud) },
  { titulo: 'Fecha de activación', celda: ({ fechaActivacion }) => celdaFecha(fechaActivacion) },
  { titulo: 'Fin', celda: ({ fechaFin }) => celdaFecha(fechaFin) },
  { titulo: 'Prórroga automática', celda: ({ prorroga }) => (prorroga ? 'Sí' : 'No') },
  { titulo: 'Permanencia hasta', celda: ({ permanenciaHasta }) => celdaFecha(permanenciaHasta) },
  { titulo: 'Fecha de baja', celda: ({ fechaBaja }) => celdaFecha(fechaBaja) },
  { titulo: 'Consumo anual (kWh)', celda: ({ consumoAnualKwh }) => consumoAnualKwh },
];

const DE_LA_CASA: readonly Columna<FilaContrato>[] = [
  { titulo: 'Cobro', celda: ({ cobro }) => cobro },
  {
    titulo: 'Comisión (€)',
    celda: ({ comisionEur, comisionPrevistaEur }) => Number(comisionEur ?? comisionPrevistaEur),
  },
  { titulo: 'Comisión congelada', celda: ({ comisionEur }) => (comisionEur === null ? 'No' : 'Sí') },
];

/** What is exported of a contract; what it earns is not for clients. */
export function columnasPara(role: string): readonly Columna<FilaContrato>[] {
  return role === 'cliente' ? COMUNES : [...COMUNES, ...DE_LA_CASA];
}
