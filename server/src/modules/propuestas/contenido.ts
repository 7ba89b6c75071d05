import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, problem } from '../../platform/problems.ts';
import { findAnalisis } from '../analisis/analisis.repository.ts';
import { datosElegidos, puntoPropuesto, sumResumenes } from './punto-propuesto.ts';
import type { OfertaDeVersion } from './version.repository.ts';

type Analisis = NonNullable<Awaited<ReturnType<typeof findAnalisis>>>;

export type OfertaLeida = OfertaDeVersion & {
  readonly clienteId: string;
  readonly comercialId: string | null;
};

/**
 * The offer of the analyses, each point with its chosen product; or the reasons, analysis by analysis, why they
 * make no proposal.
 */
export async function readOferta({
  db,
  viewer,
  ids,
  campo = 'analisis',
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly ids: readonly string[];
  /** The field of the call that names the analyses. */
  readonly campo?: string;
}): Promise<OfertaLeida> {
  const analisis: Analisis[] = [];
  const faltan: Record<string, string> = {};
  for (const [i, id] of ids.entries()) {
    const encontrado = await findAnalisis(db, viewer, id);
    if (encontrado === undefined) faltan[`${campo}.${i}`] = 'No existe ese análisis';
    else analisis.push(encontrado);
  }
  if (Object.keys(faltan).length > 0) throw invalidData(faltan);
  const [primero] = analisis;
  if (primero === undefined) throw invalidData({ [campo]: 'Elige al menos un análisis' });
  const { clienteId } = primero;
  const reject = (refusal: Omit<Refusal, 'analisis' | 'campo'>) => refuse({ ...refusal, analisis, campo });
  reject({
    code: 'analisis-sin-cliente',
    title: 'Hay análisis sin cliente',
    motivo: (candidato) =>
      candidato.clienteId === null ? `${candidato.codigo} no es de ningún cliente` : undefined,
  });
  reject({
    code: 'varios-clientes',
    title: 'Los análisis son de varios clientes',
    motivo: (candidato) =>
      candidato.clienteId === clienteId ? undefined : `${candidato.codigo} es de ${candidato.clienteNombre}`,
  });
  reject({ code: 'sin-producto', title: 'Falta elegir producto', motivo: sinProducto });
  const vistos = new Map<string, string>();
  reject({
    code: 'cups-repetido',
    title: 'Un CUPS está en dos análisis',
    motivo: (candidato) => repetido(candidato, vistos),
  });
  return { ...sum(analisis), clienteId: clienteId ?? '', comercialId: primero.comercialId };
}

type Refusal = {
  readonly code: string;
  readonly title: string;
  readonly analisis: readonly Analisis[];
  readonly campo: string;
  readonly motivo: (candidato: Analisis) => string | undefined;
};

function refuse({ code, title, analisis, campo, motivo }: Refusal): void {
  const errors: Record<string, string> = {};
  for (const [i, candidato] of analisis.entries()) {
    const texto = motivo(candidato);
    if (texto !== undefined) errors[`${campo}.${i}`] = texto;
  }
  if (Object.keys(errors).length === 0) return;
  throw problem({ code, status: 409, title, extra: { detail: Object.values(errors).join('; '), errors } });
}

function sinProducto({ codigo, documento }: Analisis): string | undefined {
  const sin = documento.puntos.filter((punto) => datosElegidos(documento, punto) === undefined);
  if (sin.length === 0) return undefined;
  return `${codigo}: ${sin
    .map(({ cups, productoId, excluidos }) => {
      const motivos = excluidos.find((excluido) => excluido.productoId === productoId)?.motivos;
      return motivos ? `${cups} (${motivos.join('; ')})` : `${cups} no tiene producto elegido`;
    })
    .join(', ')}`;
}

function repetido({ codigo, cups }: Analisis, vistos: Map<string, string>): string | undefined {
  const doble = cups.find((codigoDePunto) => vistos.has(codigoDePunto));
  for (const codigoDePunto of cups) vistos.set(codigoDePunto, codigo);
  return doble && `${doble} está también en otro de los análisis`;
}

function sum(analisis: readonly Analisis[]): OfertaDeVersion {
  const puntos = analisis.flatMap(({ id, documento }) =>
    documento.puntos.flatMap((punto) => {
      const datos = datosElegidos(documento, punto);
      if (datos === undefined) return [];
      const { resumen } = puntoPropuesto(documento, punto, datos);
      return [{ cups: punto.cups, analisisId: id, resumen, comisionEur: datos.comision.totalEur }];
    }),
  );
  const comisionEur = puntos.reduce((suma, punto) => suma + punto.comisionEur, 0);
  return {
    lineas: puntos.map(({ cups, analisisId }) => ({ cups, analisisId })),
    resumen: sumResumenes(puntos),
    comisionEur: Math.round(comisionEur * 100) / 100,
  };
}

/** The kinds of difference in a price, with the field of a point that has it. */
const PRECIOS = [
  ['precioEnergia', 'precioEnergiaEurKwh'],
  ['precioPotencia', 'precioPotenciaEurKwAnio'],
] as const;

/** The differences between two versions of an offer, point by point. */
export function compareOfertas(
  antes: readonly propuestas.Propuesta['puntos'][number][],
  despues: readonly propuestas.Propuesta['puntos'][number][],
): propuestas.Diferencia[] {
  return despues.flatMap((nuevo) => {
    const previo = antes.find(({ cups }) => cups === nuevo.cups);
    if (previo === undefined) return [];
    const { cups } = nuevo;
    const dePrecios = PRECIOS.flatMap(([campo, precios]) =>
      nuevo[precios].map((precio, i) => ({
        cups,
        campo,
        periodo: i + 1,
        antes: previo[precios][i] ?? 0,
        despues: precio,
      })),
    );
    const fijoDeAntes = previo.precioFijoEurMes;
    const fijo = nuevo.precioFijoEurMes;
    const deFijo =
      fijoDeAntes === undefined || fijo === undefined
        ? []
        : [{ cups, campo: 'precioFijo' as const, periodo: null, antes: fijoDeAntes, despues: fijo }];
    const deTotales = (['ofertaAnualEur', 'ahorroAnualEur'] as const).map((campo) => ({
      cups,
      campo,
      periodo: null,
      antes: previo.resumen[campo],
      despues: nuevo.resumen[campo],
    }));
    return [...dePrecios, ...deFijo, ...deTotales].filter(
      (diferencia) => diferencia.antes !== diferencia.despues,
    );
  });
}
