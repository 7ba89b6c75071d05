import { exact, round, sum } from '../exact.ts';
import { completarFactura, type Factura, type PartesSinPrecio } from '../factura.ts';
import { ok, type Result } from '../result.ts';
import { sumar } from './ajustes.ts';
import { terminoEnergia } from './energia.ts';
import type { EntradaFactura } from './entrada.ts';
import { lineasIee } from './iee.ts';
import { gravar } from './indirectos.ts';
import { terminoPotencia } from './potencia.ts';

/** A bill without its lines. */
export type Totales = Omit<Factura, 'lineas'>;

/**
 * What `completarFactura` adds up to, in two thirds of its time: for the many offers of a study that nobody opens.
 * Discounts and surplus take the long way, because they look into the terms.
 */
export function totalizarFactura(entrada: EntradaFactura, partes: PartesSinPrecio): Result<Totales> {
  const { redondeo = 'linea', excedentes, descuentos = [] } = entrada;
  if (excedentes || descuentos.length > 0) return completarFactura(entrada, partes);
  const potencia = terminoPotencia(entrada, redondeo);
  if (!potencia.ok) return potencia;
  const energia = terminoEnergia(entrada, redondeo);
  if (!energia.ok) return energia;
  const [excesos, reactiva] = [sumar(partes.excesos), sumar(partes.reactiva)];
  const bonoSocial = sumar(partes.bonoSocial);
  const sinIee = [potencia.value, energia.value, excesos, reactiva];
  const bonoGravado = (entrada.iee?.baseIncluyeBonoSocial ?? true) ? bonoSocial : exact(0);
  const lineas = lineasIee(entrada, sum([...sinIee, bonoGravado]), redondeo);
  if (!lineas.ok) return lineas;
  const iee = sumar(lineas.value);
  const alquiler = sumar(partes.alquiler);
  const impuestos = gravar(entrada, sum([...sinIee, bonoSocial, iee]), alquiler, redondeo);
  if (!impuestos.ok) return impuestos;
  const { base, cuotas, total } = impuestos.value;
  return ok({
    dias: entrada.hasta - entrada.desde,
    terminoPotencia: round(potencia.value),
    terminoEnergia: round(energia.value),
    excesos: round(excesos),
    reactiva: round(reactiva),
    descuentos: 0,
    compensacion: 0,
    bonoSocial: round(bonoSocial),
    iee: round(iee),
    alquiler: round(alquiler),
    baseImponible: round(base),
    impuestos: cuotas,
    total: round(total),
  });
}
