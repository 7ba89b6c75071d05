import { type CampoNombrado, nombreDe } from './nombres.ts';

type Guardado = CampoNombrado & { readonly nombre: string; readonly valor: number };

/** What a person reads of the data of a bill: its figures by period, and no choice of the calculation. */
const MOSTRADOS = ['potencias', 'consumos', 'precios', 'maximetros', 'excedentes', 'alquiler', 'bonoSocial'];

/** The figures that were confirmed of a bill, each under the name of its field. */
export function camposDe(datos: Readonly<Record<string, unknown>> | null): readonly Guardado[] {
  if (datos === null) return [];
  return MOSTRADOS.flatMap((nombre) => figuresIn(nombre, datos[nombre]));
}

function figuresIn(nombre: string, valor: unknown): readonly Guardado[] {
  if (typeof valor === 'number') return [{ ...nombreDe(nombre), nombre, valor }];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([parte, dentro]) => figuresIn(`${nombre}.${parte}`, dentro));
}
