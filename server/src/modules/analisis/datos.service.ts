import type { analisis, ResponseOf } from '@vatio/contract/endpoints';
import { type MercadoDelSuministro, parseCups } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData } from '../../platform/problems.ts';
import { listNormas } from '../normas/normas.service.ts';
import { readHistories, respuestaConsumo } from '../puntos-suministro/consumos.service.ts';
import { readFichasVisibles } from '../puntos-suministro/puntos-suministro.service.ts';
import { type Anteriores, listAnteriores } from './analisis.repository.ts';
import { createMercados } from './mercado-de-puntos.ts';

type Datos = ResponseOf<typeof analisis.datos>;

/** All that the study of some supplies begins with, in a few statements for however many have no load curve. */
export async function readDatos(db: Db, viewer: Viewer, cups: readonly string[]): Promise<Datos> {
  const codigos = codigosDe(cups);
  const fichas = await readFichasVisibles(db, viewer, codigos);
  const [historias, anteriores] = await Promise.all([
    readHistories(db, fichas),
    listAnteriores(db, viewer, codigos),
  ]);
  const [ultimo] = anteriores;
  const mercados = createMercados(db);
  const puntos: Datos['puntos'] = [];
  for (const ficha of fichas) {
    const consumos = (historias.get(ficha.cups) ?? []).map(respuestaConsumo);
    const ultima = consumos.at(-1)?.hasta;
    puntos.push({
      ficha,
      consumos,
      anteriores: preciosDe(anteriores, ficha.cups),
      mercado: answerOf(await mercados.mercado(ficha, ultima)),
      mercadoPvpc: answerOf(await mercados.pvpc(ficha, ultima)),
    });
  }
  return {
    puntos,
    normas: await listNormas(db),
    ultimos: ultimo
      ? {
          costeOperativoComercial: ultimo.costeOperativoComercial,
          costeOperativoPotenciaComercial: ultimo.costeOperativoPotenciaComercial,
        }
      : null,
  };
}

function answerOf(mercado: MercadoDelSuministro | null) {
  return mercado && { ...mercado, mediasEurKwh: [...mercado.mediasEurKwh] };
}

/** The 20 characters of each CUPS, without repetitions. */
function codigosDe(cups: readonly string[]): string[] {
  const leidos = cups.map((texto) => {
    const leido = parseCups(texto);
    if (!leido.ok) throw invalidData({ cups: `${texto}: ${leido.issue.message}` });
    return leido.value.cups;
  });
  return [...new Set(leidos)];
}

function preciosDe(anteriores: readonly Anteriores[], cups: string): Datos['puntos'][number]['anteriores'] {
  for (const { id, codigo, fecha, puntos } of anteriores) {
    const punto = puntos.find((candidato) => candidato.cups === cups);
    if (!punto) continue;
    const { cups: _, ...precios } = punto;
    return { id, codigo, fecha, ...precios };
  }
  return null;
}
