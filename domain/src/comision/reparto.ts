import { enPorCiento } from '../cifras-en-texto.ts';
import { fail, ok, type Result } from '../result.ts';

/** Somebody of the line above a sale, who gets a part of its commission. */
export type Parte = {
  /** Level 1 is the seller, 2 their manager, and so on. */
  readonly nivel: number;
  readonly comercialId: string;
  readonly nombre: string;
  /** The share in per cent of the whole. */
  readonly porcentaje: number;
  readonly importeEur: number;
};

export type Reparto = { readonly partes: readonly Parte[]; readonly empresaEur: number };

type Persona = { readonly id: string; readonly nombre: string };

/**
 * Checks that percents have two decimals, are not negative (`porcentaje-no-valido`) and add up to no more than 100
 * (`reparto-excesivo`); the issue names `part`.
 */
export function checkReparto(porcentajes: readonly number[], part = 'reparto'): Result<readonly number[]> {
  const centesimas = porcentajes.map((porcentaje) => porcentaje * 100);
  const mala = centesimas.findIndex((valor) => valor < 0 || Math.abs(valor - Math.round(valor)) > 1e-6);
  if (mala >= 0) {
    return fail('porcentaje-no-valido', 'De 0 a 100, con dos decimales como mucho', `${part}.${mala}`);
  }
  const suma = centesimas.reduce((total, valor) => total + Math.round(valor), 0) / 100;
  if (suma > 100) {
    return fail('reparto-excesivo', `Suma ${enPorCiento(suma)}: pasa del ${enPorCiento(100)}`, part);
  }
  return ok(porcentajes);
}

/**
 * Shares a commission, €, up the line: whole cents that add up to it. Each level takes what is missing for those up to it
 * to have their percent together, rounded half-up: the seller's part is their percent to the cent, and nobody's depends on
 * who is above. What no level takes is the house's.
 */
export function splitComision(
  totalEur: number,
  porcentajes: readonly number[],
  linea: readonly Persona[],
): Reparto {
  const signo = totalEur < 0 ? -1 : 1;
  const centimos = Math.round(Math.abs(totalEur) * 100);
  const deNivel = linea.slice(0, porcentajes.length).map((_, i) => Math.round(porcentajes[i]! * 100));
  let peso = 0;
  let repartidos = 0;
  const importes = deNivel.map((centesimas) => {
    peso += centesimas;
    const hastaEste = Math.floor((centimos * peso + 5_000) / 10_000);
    const suyos = hastaEste - repartidos;
    repartidos = hastaEste;
    return enEuros(signo * suyos);
  });
  return {
    partes: deNivel.map((centesimas, i) => ({
      nivel: i + 1,
      comercialId: linea[i]!.id,
      nombre: linea[i]!.nombre,
      porcentaje: centesimas / 100,
      importeEur: importes[i]!,
    })),
    empresaEur: enEuros(signo * (centimos - repartidos)),
  };
}

/** The sum avoids minus zero, which JSON and equality tell apart. */
function enEuros(centimos: number): number {
  return centimos === 0 ? 0 : centimos / 100;
}
