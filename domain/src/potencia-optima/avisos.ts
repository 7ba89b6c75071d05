import { conUnidad, enCifra } from '../cifras-en-texto.ts';
import type { ControlDePotencia } from '../control-de-potencia.ts';
import { avisosDeSuministro } from '../suministro-posible.ts';
import { type Tarifa, type TipoMedida, tipoMedidaDe } from '../tarifas.ts';
import { areInOrder, limitesDeTarifa, needsOrder } from './limites.ts';

/** A caution that goes with a proposal of contracted powers; `message` is Spanish and meant for a person. */
export type AvisoPotencia = { readonly code: string; readonly message: string };

export type Propuesta = {
  readonly tarifa: Tarifa;
  readonly tipoMedida: TipoMedida;
  readonly actualesKw: readonly number[];
  readonly optimaKw: readonly number[];
  /** Highest demand of each period, kW. */
  readonly maximasKw: readonly number[];
  readonly pasoKw: number;
  /** The current powers are within the limits of tariff, rights and order. */
  readonly actualesValidas: boolean;
  readonly controlPotencia: ControlDePotencia | undefined;
  /** Rights of extension or BIE were given, so the proposal is within them. */
  readonly conDerechos: boolean;
  /** Share of a year that the demand covers. */
  readonly parteDelAnio: number;
  readonly datosHorarios: boolean;
  /** The excess of a meter of type 1 to 3 comes from its maximeters, for want of a full curve. */
  readonly estimada: boolean;
  /** Hours of the curve without a reading. */
  readonly horasSinDato: number;
};

export function avisosDePotencia(propuesta: Propuesta): AvisoPotencia[] {
  return [...avisosDeDatos(propuesta), ...avisosDeLegalidad(propuesta), ...avisosDelCambio(propuesta)];
}

function avisosDeDatos({ parteDelAnio, datosHorarios, estimada, horasSinDato }: Propuesta): AvisoPotencia[] {
  const avisos: AvisoPotencia[] = [];
  if (estimada) {
    avisos.push({
      code: 'estimacion',
      message:
        'Estimación: a este punto de medida se le facturan los excesos por cuartos de hora y falta su curva completa. Se han calculado con los maxímetros, repartiendo la demanda de cada mes entre cero y su máximo; con la curva el resultado puede cambiar',
    });
  }
  if (horasSinDato > 0) {
    const faltan = horasSinDato === 1 ? 'falta 1 hora' : `faltan ${enCifra(horasSinDato)} horas`;
    avisos.push({
      code: 'estimacion',
      message: `Estimación: en la curva ${faltan}; se les supone la demanda de las demás de su mes y periodo`,
    });
  }
  if (datosHorarios) {
    avisos.push({
      code: 'datos-horarios',
      message:
        'La curva es horaria: el valor de cada hora se usa en sus cuatro cuartos, así que las puntas reales serán mayores y los excesos también',
    });
  }
  if (parteDelAnio < 1 - 1e-9) {
    avisos.push({
      code: 'menos-de-12-meses',
      message: `Los datos cubren ${enCifra(Math.round(parteDelAnio * 120) / 10)} meses de los 12: los excesos se han extrapolado al año completo sin conocer los meses que faltan`,
    });
  }
  return avisos;
}

function avisosDeLegalidad(propuesta: Propuesta): AvisoPotencia[] {
  const { tarifa, tipoMedida, actualesKw, optimaKw, pasoKw } = propuesta;
  const avisos: AvisoPotencia[] = [];
  if (needsOrder(tarifa) && !areInOrder(actualesKw)) {
    avisos.push({
      code: 'orden-actual-no-valido',
      message: 'Las potencias contratadas no van de menor a mayor (P1 ≤ P2 ≤ … ≤ P6), como exige la tarifa',
    });
  } else if (avisosDeSuministro(tarifa, actualesKw).length > 0) {
    avisos.push(...avisosDeSuministro(tarifa, actualesKw).map(({ code, message }) => ({ code, message })));
  } else if (!propuesta.actualesValidas) {
    avisos.push({
      code: 'actual-fuera-de-limites',
      message:
        'Las potencias contratadas no cumplen los límites de la tarifa o los indicados: no se pueden mantener',
    });
  }
  const exigidaKw = limitesDeTarifa(tarifa).min;
  const mayor = Math.max(...optimaKw);
  if (exigidaKw > 1 && mayor < exigidaKw + pasoKw) {
    avisos.push({
      code: 'minimo-de-la-tarifa',
      message: `La ${tarifa} exige más de 15 kW en algún periodo: por debajo correspondería la 2.0TD`,
    });
  }
  avisos.push(...avisosDeControl(propuesta));
  const clase = tipoMedidaDe(optimaKw);
  if (clase !== tipoMedida) {
    const efecto =
      clase <= 3 === tipoMedida <= 3
        ? 'cambia el equipo de medida, aunque no la fórmula de los excesos'
        : 'la fórmula de los excesos sería otra y el ahorro puede cambiar';
    avisos.push({
      code: 'cambia-tipo-medida',
      message: `Con ${conUnidad({ valor: mayor, unidad: 'kW' })} el punto de medida sería de tipo ${clase} y el cálculo es de tipo ${tipoMedida}: ${efecto}`,
    });
  }
  return avisos;
}

function avisosDeControl({ tarifa, controlPotencia, optimaKw, maximasKw }: Propuesta): AvisoPotencia[] {
  const maximas = enKw(maximasKw);
  if (controlPotencia === 'icp' && optimaKw.some((kw, i) => kw < maximasKw[i]!)) {
    const message = `La máxima medida (${maximas}) no cabe en lo que se puede contratar (${enKw(optimaKw)}): con ICP se cortaría el suministro`;
    return [{ code: 'maxima-sin-potencia', message }];
  }
  if (controlPotencia === 'icp') {
    const message = `Con ICP no se facturan excesos, pero por debajo de la máxima medida (${maximas}) se corta el suministro: la propuesta no baja de ella`;
    return [{ code: 'icp-corta-suministro', message }];
  }
  if (controlPotencia !== undefined || tarifa !== '2.0TD') return [];
  return [
    {
      code: 'icp-corta-suministro',
      message: `No se sabe si el control de potencia es un ICP o un maxímetro, y se ha calculado con maxímetro. Si es un ICP o un contador con limitador no se facturan excesos, pero se corta el suministro: la potencia debe cubrir la máxima demandada (${maximas})`,
    },
  ];
}

function avisosDelCambio({ actualesKw, optimaKw, conDerechos }: Propuesta): AvisoPotencia[] {
  const avisos: AvisoPotencia[] = [];
  if (optimaKw.some((kw, i) => kw !== actualesKw[i])) {
    avisos.push({
      code: 'un-cambio-cada-12-meses',
      message: 'Solo se admite un cambio de potencia cada 12 meses y titular',
    });
  }
  if (optimaKw.some((kw, i) => kw < actualesKw[i]!)) {
    avisos.push({
      code: 'bajar-pierde-derechos',
      message:
        'Al bajar la potencia los derechos de extensión caducan con el tiempo: volver a subirla puede obligar a pagarlos otra vez',
    });
  }
  if (!conDerechos && Math.max(...optimaKw) > Math.max(...actualesKw)) {
    avisos.push({
      code: 'supera-derechos-conocidos',
      message: `La propuesta sube de ${enCifra(Math.max(...actualesKw))} a ${conUnidad({ valor: Math.max(...optimaKw), unidad: 'kW' })} sin conocer los derechos reconocidos: la subida puede exigir derechos de acceso y extensión, que no están en el cálculo`,
    });
  }
  return avisos;
}

function enKw(potenciasKw: readonly number[]): string {
  return potenciasKw.map((kw, i) => `P${i + 1} ${conUnidad({ valor: kw, unidad: 'kW' })}`).join(', ');
}
