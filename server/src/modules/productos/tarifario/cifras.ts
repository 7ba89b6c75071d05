import { periodosDe, reglasDe } from '@vatio/domain';
import type { Clase } from '../condiciones.ts';
import type { LectorDeCifras } from '../tipos/hoja-de-tipo.ts';
import { readPreciosDeTipo } from '../tipos/tipos.ts';
import { COLUMNAS } from './columnas.ts';

/**
 * The figures of a version by column (`energiaEurKwh.2`, `feeEnergiaEurMwh.minimo`); a missing one has no key.
 */
export type Cifras = Readonly<Record<string, number>>;

export function flattenCifras(valor: unknown, campo = ''): Cifras {
  if (typeof valor === 'number') return { [campo]: valor };
  if (typeof valor !== 'object' || valor === null) return {};
  const partes = Array.isArray(valor) ? valor.map((v, i) => [`${i + 1}`, v] as const) : Object.entries(valor);
  return Object.fromEntries(
    partes.flatMap(([clave, parte]) =>
      Object.entries(flattenCifras(parte, campo === '' ? clave : `${campo}.${clave}`)),
    ),
  );
}

/** Nests the figures as conditions; the contract's schema then says what is missing or wrong. */
export function nestCifras(cifras: Cifras, { tarifa, tipo }: Clase) {
  const precios = (campo: string, cuantos: number) =>
    Array.from({ length: cuantos }, (_, p) => cifras[`${campo}.${p + 1}`] ?? null);
  const banda = (campo: string, usual?: number) => ({
    minimo: cifras[`${campo}.minimo`] ?? usual,
    maximo: cifras[`${campo}.maximo`] ?? usual,
  });
  const dePotencia = periodosDe(tarifa, 'potencia');
  const has = (campo: string) => Object.keys(cifras).some((clave) => clave.startsWith(`${campo}.`));
  const lector: LectorDeCifras = {
    precios: (campo) => precios(campo, reglasDe(tipo).periodosDeEnergia(tarifa)),
    cifra: (campo) => cifras[campo],
    has,
  };
  return {
    potenciaEurKwAnio: precios('potenciaEurKwAnio', dePotencia),
    ...readPreciosDeTipo(tipo, lector),
    feeEnergiaEurMwh: banda('feeEnergiaEurMwh'),
    // Gas has no power to charge a fee on, so that no list needs to say it.
    feePotenciaEurKwAnio: banda('feePotenciaEurKwAnio', dePotencia === 0 ? 0 : undefined),
    potenciaKw: has('potenciaKw') ? banda('potenciaKw') : null,
    consumoAnualMwh: has('consumoAnualMwh') ? banda('consumoAnualMwh') : null,
  };
}

/**
 * An empty cell keeps the value of the version before. Prices go together: once one price of a kind is written,
 * the empty ones of that kind are missing.
 */
export function inheritCifras(escritas: Cifras, anteriores: Cifras): Cifras {
  const escritos = new Set(Object.keys(escritas).map(grupoDe));
  const heredadas = Object.entries(anteriores).filter(([campo]) => !escritos.has(grupoDe(campo)));
  return { ...Object.fromEntries(heredadas), ...escritas };
}

/** A price's group is its field without the period; any other figure is a group of its own. */
function grupoDe(campo: string): string {
  return campo.replace(/\.\d$/, '');
}

type Diferencia = { campo: string; antes: number | null; ahora: number | null };

export function diferencias(antes: Cifras, ahora: Cifras): Diferencia[] {
  return COLUMNAS.flatMap(({ campo, titulo }) => {
    const [a, b] = [antes[campo] ?? null, ahora[campo] ?? null];
    return a === b ? [] : [{ campo: titulo, antes: a, ahora: b }];
  });
}

/** The column of an issue's path, whose lists count from zero. */
export function campoDe(ruta: readonly PropertyKey[]): string {
  return ruta.map((parte) => (typeof parte === 'number' ? parte + 1 : String(parte))).join('.');
}

/** The title of a column, or of the first one of a group. */
export function tituloDe(campo: string): string {
  const exacta = COLUMNAS.find((columna) => columna.campo === campo);
  return (exacta ?? COLUMNAS.find((columna) => columna.campo.startsWith(`${campo}.`)))?.titulo ?? campo;
}
