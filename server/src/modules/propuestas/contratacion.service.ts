import type { Db } from '../../platform/database.ts';
import { createContratosOfPropuesta } from '../contratos/contratos.service.ts';
import { sumRounded } from './comparativa.ts';
import { lineasDe } from './propuestas.repository.ts';
import type { EnlaceVivo } from './publico.service.ts';
import { sumResumenes } from './punto-propuesto.ts';
import { puntosDe } from './respuestas.ts';
import { ventasDe } from './ventas.ts';
import { chooseOferta } from './version.repository.ts';

/** The figures of the proposal are those of the chosen offer from now on. */
export async function takeOferta(
  trx: Db,
  { id: propuestaId, numero, oferta: cuenta }: Pick<EnlaceVivo, 'id' | 'numero' | 'oferta'>,
  oferta: number,
): Promise<void> {
  if (oferta === cuenta) return;
  const elegidas = (await lineasDe(trx, propuestaId, numero)).filter((linea) => linea.oferta === oferta);
  const puntos = puntosDe(elegidas);
  const comisionEur = sumRounded(puntos.map(({ interno }) => interno?.comisionEur ?? 0));
  await chooseOferta(trx, { propuestaId, numero }, { oferta, resumen: sumResumenes(puntos), comisionEur });
}

/** Makes a contract of each point of the chosen offer. */
export async function makeContratos(
  trx: Db,
  { id, numero, clienteId, comercialId }: Pick<EnlaceVivo, 'id' | 'numero' | 'clienteId' | 'comercialId'>,
  oferta: number,
): Promise<string[]> {
  const elegidas = (await lineasDe(trx, id, numero)).filter((linea) => linea.oferta === oferta);
  const lineas = ventasDe(elegidas);
  return createContratosOfPropuesta(trx, { id, clienteId, comercialId, lineas }, { usuarioId: null });
}
