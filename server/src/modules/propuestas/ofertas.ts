import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { problem } from '../../platform/problems.ts';
import { byOferta } from './by-oferta.ts';
import { type OfertaLeida, readOferta } from './contenido.ts';
import { lineasDe, type PropuestaGuardada } from './propuestas.repository.ts';
import type { Contenido, OfertaDeVersion } from './version.repository.ts';

/** The analyses of each offer: those of the first one, and those of each other one that is compared with it. */
export type AnalisisDeOfertas = {
  readonly analisis: readonly string[];
  readonly alternativas: readonly (readonly string[])[];
};

/** The offers of a proposal, which are for the same supplies and start from the same cost of today. */
export async function readOfertas(
  db: Db,
  viewer: Viewer,
  { analisis, alternativas }: AnalisisDeOfertas,
): Promise<Pick<OfertaLeida, 'clienteId' | 'comercialId'> & Pick<Contenido, 'ofertas'>> {
  const { clienteId, comercialId, ...primera } = await readOferta({ db, viewer, ids: analisis });
  const otras: OfertaDeVersion[] = [];
  for (const [i, ids] of alternativas.entries()) {
    const campo = `alternativas.${i}`;
    const { clienteId: suCliente, comercialId: _, ...otra } = await readOferta({ db, viewer, ids, campo });
    const motivo = suCliente === clienteId ? motivoContra(primera, otra) : 'Es de otro cliente';
    const igual = [primera, ...otras].findIndex((previa) => keyOf(previa) === keyOf(otra));
    if (igual >= 0) rejectOferta(i, `Es igual que la oferta ${igual + 1}`);
    if (motivo !== undefined) rejectOferta(i, motivo);
    otras.push(otra);
  }
  return { clienteId, comercialId, ofertas: [primera, ...otras] };
}

function motivoContra(primera: OfertaDeVersion, otra: OfertaDeVersion): string | undefined {
  const cups = ({ lineas }: OfertaDeVersion) =>
    lineas
      .map((linea) => linea.cups)
      .toSorted()
      .join(' ');
  if (cups(primera) !== cups(otra)) return 'No lleva los mismos CUPS que la primera';
  const [hoy, suHoy] = [primera.resumen, otra.resumen];
  return hoy.actualAnualEur === suHoy.actualAnualEur && hoy.consumoAnualKwh === suHoy.consumoAnualKwh
    ? undefined
    : 'Parte de otro consumo o de otro coste de hoy';
}

function keyOf({ lineas }: OfertaDeVersion): string {
  return lineas
    .map(({ analisisId }) => analisisId)
    .toSorted()
    .join(' ');
}

function rejectOferta(i: number, motivo: string): never {
  throw problem({
    code: 'ofertas-no-comparables',
    status: 409,
    title: `La oferta ${i + 2} no se puede comparar con la primera`,
    extra: { detail: motivo, errors: { [`alternativas.${i}`]: motivo } },
  });
}

/** The analyses of the offers that a version makes. */
export async function analisisDeOfertas(
  db: Db,
  { id, numero }: Pick<PropuestaGuardada, 'id' | 'numero'>,
): Promise<AnalisisDeOfertas> {
  const [analisis = [], ...alternativas] = byOferta(await lineasDe(db, id, numero)).map(({ lineas }) => [
    ...new Set(lineas.map(({ analisisId }) => analisisId)),
  ]);
  return { analisis, alternativas };
}
