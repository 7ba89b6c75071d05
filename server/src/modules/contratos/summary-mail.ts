import { conUnidad, enCifra } from '@vatio/domain';
import type { Carta } from '../../platform/outbox/outbox.repository.ts';
import { shortDay } from '../../platform/pdf/format.ts';
import { palabrasDe } from '../productos/palabras.service.ts';
import type { FichaContrato } from './contratos.repository.ts';

/** What a client reads of a contract: the prices that they pay, and nothing of what is earned. */
type Summary = Pick<
  FichaContrato,
  | 'id'
  | 'codigo'
  | 'cups'
  | 'clienteNombre'
  | 'comercializadora'
  | 'productoNombre'
  | 'tarifa'
  | 'tipo'
  | 'precioEnergiaEurKwh'
  | 'precioPotenciaEurKwAnio'
  | 'precioFijoEurMes'
  | 'peajesIncluidos'
  | 'potenciasKw'
  | 'duracionMeses'
  | 'permanencia'
  | 'prorroga'
  | 'inicioPrevisto'
>;

type Contact = { readonly nombre: string; readonly email: string | null; readonly telefono: string | null };

/** The mail with the summary of what the client is about to sign. */
export function mailOfSummary(
  contrato: Summary,
  comercial: Contact | null,
  { to, enlace }: { readonly to: string; readonly enlace: string },
): Carta {
  const { id, codigo, clienteNombre, tipo } = contrato;
  const { suministro } = palabrasDe(tipo);
  const paragraphs = [
    `Hola, ${clienteNombre}:`,
    `Este es el resumen de tu contrato ${codigo} de suministro ${suministro}. Léelo antes de firmarlo, con la ficha informativa que va adjunta; si algo no es lo que esperabas, dínoslo.`,
    termsOf(contrato).join('\n'),
    energyOf(contrato).join('\n'),
    powerOf(contrato).join('\n'),
    regulatedOf(contrato),
    `Puedes verlo aquí:\n${enlace}`,
    contactOf(comercial),
  ];
  return {
    motivo: 'contrato',
    entidad: 'contrato',
    entidadId: id,
    destinatario: to,
    asunto: `Tu contrato ${codigo} de suministro ${suministro}`,
    enlace,
    texto: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
  };
}

function termsOf(contrato: Summary): string[] {
  const { clienteNombre, cups, comercializadora, productoNombre, tarifa, tipo } = contrato;
  const { duracionMeses, permanencia, prorroga, inicioPrevisto } = contrato;
  const duracion = duracionMeses === 1 ? '1 mes' : `${duracionMeses} meses`;
  return [
    `Titular: ${clienteNombre}`,
    `CUPS: ${cups}`,
    `Comercializadora: ${comercializadora}`,
    `Producto: ${productoNombre}, de precio ${palabrasDe(tipo).precio}`,
    `Tarifa de acceso: ${tarifa}`,
    `Inicio: ${inicioPrevisto === null ? 'cuando la distribuidora active el cambio' : `previsto para el ${shortDay(inicioPrevisto)}`}`,
    `Duración: ${duracion} desde la activación${prorroga ? ', con prórroga' : ', sin prórroga'}`,
    `Permanencia: ${permanencia ? `${duracion} desde la activación` : 'no tiene'}`,
  ];
}

function energyOf({ tipo, precioEnergiaEurKwh }: Summary): string[] {
  if (precioEnergiaEurKwh.length === 0) return [palabrasDe(tipo).correo.energia];
  const { precioDe } = palabrasDe(tipo);
  return precioEnergiaEurKwh.map((valor, at, { length }) => {
    const nombre = length === 1 ? precioDe : `${precioDe} P${at + 1}`;
    return `${nombre}: ${precio(valor)}\u00a0€/kWh`;
  });
}

function powerOf({ potenciasKw, precioPotenciaEurKwAnio, precioFijoEurMes }: Summary): string[] {
  if (precioFijoEurMes !== null) return [`Término fijo: ${precio(precioFijoEurMes)}\u00a0€/mes`];
  return potenciasKw.map((kw, at) => {
    const valor = precioPotenciaEurKwAnio[at];
    const aPrecio = valor === undefined ? '' : ` a ${precio(valor)}\u00a0€/kW·año`;
    return `Potencia P${at + 1}: ${conUnidad({ valor: kw, unidad: 'kW' })}${aPrecio}`;
  });
}

function regulatedOf({ peajesIncluidos, precioEnergiaEurKwh, precioPotenciaEurKwAnio }: Summary): string {
  if (precioEnergiaEurKwh.length + precioPotenciaEurKwAnio.length === 0) return '';
  return peajesIncluidos
    ? 'Los precios llevan incluidos los peajes y cargos. Los impuestos van aparte.'
    : 'Los precios llevan sumados los peajes y cargos vigentes hoy, que se pagan a su coste y cambian cuando los cambia la regulación. Los impuestos van aparte.';
}

function contactOf(comercial: Contact | null): string {
  if (comercial === null) return '';
  const { nombre, email, telefono } = comercial;
  return [`Tu comercial: ${nombre}`, email && `Correo: ${email}`, telefono && `Teléfono: ${telefono}`]
    .filter(Boolean)
    .join('\n');
}

/** Prices per kWh and per kW need six decimals. */
function precio(valor: number): string {
  return enCifra(valor, 6, 6);
}
