import type { conexiones } from '@vatio/contract/endpoints';
import type { Acceso, Conector, FicheroTraido, Peticion, Preguntar } from './conector.ts';
import { datadis } from './datadis.ts';
import { esios, omie } from './mercado.ts';
import { sips } from './sips.ts';

const DE_SUMINISTRO = { datadis, sips } as const satisfies Partial<
  Record<conexiones.IdDeConexion, Conector<'cups'>>
>;
const DE_DIA = { omie, esios } as const satisfies Partial<Record<conexiones.IdDeConexion, Conector<'dia'>>>;

/** Asks a service for what is wanted of it. */
export function bring(
  id: conexiones.IdDeConexion,
  { peticion, acceso, preguntar }: { peticion: Peticion; acceso: Acceso; preguntar: Preguntar },
): Promise<readonly FicheroTraido[]> {
  if ((id === 'datadis' || id === 'sips') && 'cups' in peticion)
    return DE_SUMINISTRO[id].bring(peticion, acceso, preguntar);
  if ((id === 'omie' || id === 'esios') && 'dia' in peticion)
    return DE_DIA[id].bring(peticion, acceso, preguntar);
  throw new Error(`${id} brings nothing of that kind`);
}

/** Tries what the house reaches a service with, where that costs nothing. */
export async function check(
  id: conexiones.IdDeConexion,
  acceso: Acceso,
  preguntar: Preguntar,
): Promise<void> {
  const { check: checkIt }: Pick<Conector<'cups'>, 'check'> = { ...DE_SUMINISTRO, ...DE_DIA }[id];
  await checkIt?.(acceso, preguntar);
}
