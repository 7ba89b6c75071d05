import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import { conUnidad, enEuros } from '@vatio/domain';
import { wholeNumber } from '../../../platform/pdf/format.ts';

/** What the offer makes of the surplus of self-consumption; nothing for a supply without any. */
export function frasesDeExcedentes({
  excedentes,
  dias,
}: Pick<PuntoPropuesto, 'excedentes' | 'dias'>): string[] {
  if (!excedentes) return [];
  const { energiaKwh, precioEurKwh, compensadoEur, perdidoEur, bateria, caducidadMeses } = excedentes;
  const cuantos = `${wholeNumber(energiaKwh)} kWh en ${dias} días`;
  if (precioEurKwh === 0) return [`No paga los excedentes de tu autoconsumo (${cuantos}).`];
  const precio = conUnidad({ valor: precioEurKwh, unidad: '€/kWh', maximo: 6 });
  const pago = `Compensa los excedentes de tu autoconsumo (${cuantos}) a ${precio}, cada mes hasta su tope: ${enEuros(compensadoEur)}.`;
  if (!bateria)
    return [perdidoEur > 0 ? `${pago} Otros ${enEuros(perdidoEur)} pasan del tope y no se compensan.` : pago];
  const plazo = caducidadMeses === null ? 'no caduca' : `caduca a los ${caducidadMeses} meses`;
  const caducado = bateria.caducadoEur > 0 ? `, caducan ${enEuros(bateria.caducadoEur)}` : '';
  return [
    pago,
    `Lo que pasa del tope va a una batería virtual, que cuesta ${enEuros(bateria.cuotasEur)} sin impuestos y ${plazo}: entran ${enEuros(bateria.ingresadoEur)}, pagan ${enEuros(bateria.gastadoEur)} de las facturas siguientes${caducado} y quedan ${enEuros(bateria.saldoEur)} para después.`,
  ];
}
