import type { evidencias } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';

/** The version of a link, with the present state of its proposal. */
export function findEnlace(db: Db, testigoHash: Buffer) {
  return db
    .selectFrom('propuestaVersion as v')
    .innerJoin('propuesta as p', 'p.id', 'v.propuestaId')
    .innerJoin('cliente as c', 'c.id', 'p.clienteId')
    .leftJoin('comercial as r', 'r.id', 'p.comercialId')
    .select([
      'p.id',
      'p.codigo',
      'p.estado',
      'p.clienteId',
      'p.comercialId',
      'v.numero',
      'v.mensaje',
      'v.ofertas',
      'v.oferta',
    ])
    .select([
      'v.enviadaEn',
      'v.enviadaA',
      'v.validaHasta',
      'v.personas',
      'v.marca',
      'v.pdfSha256',
      'v.retiradaEn',
    ])
    .select([
      'v.testigoHash',
      'c.nif as clienteNif',
      'c.email as clienteEmail',
      'c.telefono as clienteTelefono',
      'c.tipo as clienteTipo',
      'r.email as comercialEmail',
    ])
    .where('v.testigoHash', '=', testigoHash)
    .executeTakeFirst();
}

export type Enlace = NonNullable<Awaited<ReturnType<typeof findEnlace>>>;

type Lugar = Pick<Enlace, 'id' | 'numero'>;

/** Answers whether the visit is a new one. */
export async function insertApertura(
  db: Db,
  { id: propuestaId, numero }: Lugar,
  visita: {
    readonly visita: string;
    readonly agente: string;
    readonly ipHash: Buffer;
    readonly abiertaEn?: Date;
  },
): Promise<boolean> {
  const nueva = await db
    .insertInto('propuestaApertura')
    .values({ propuestaId, numero, ...visita })
    .onConflict((conflict) => conflict.doNothing())
    .returning('visita')
    .executeTakeFirst();
  return nueva !== undefined;
}

/** Where a code goes: an address, or a number in E.164. */
export type Camino = { readonly via: evidencias.ViaDeCodigo; readonly destino: string };

/** Replaces the former code, so that only the latest one works. */
export async function saveCodigo(
  db: Db,
  { id: propuestaId, numero }: Lugar,
  codigo: Camino & { readonly hash: Buffer; readonly caducaEn: Date },
): Promise<void> {
  const nuevo = { ...codigo, intentos: 0 };
  await db
    .insertInto('propuestaCodigo')
    .values({ propuestaId, numero, ...nuevo })
    .onConflict((conflict) => conflict.columns(['propuestaId', 'numero']).doUpdateSet(nuevo))
    .execute();
}

/** The code while it may still be tried, with where it went; each look counts as a try. */
export async function tryCodigo(
  db: Db,
  { id, numero }: Lugar,
  intentos: number,
): Promise<(Camino & { readonly hash: Buffer }) | undefined> {
  return db
    .updateTable('propuestaCodigo')
    .set((eb) => ({ intentos: eb('intentos', '+', 1) }))
    .where('propuestaId', '=', id)
    .where('numero', '=', numero)
    .where('intentos', '<', intentos)
    .where('caducaEn', '>', new Date().toISOString())
    .returning(['hash', 'via', 'destino'])
    .executeTakeFirst();
}

export async function insertRespuesta(
  db: Db,
  { id: propuestaId, numero }: Lugar,
  respuesta: {
    readonly tipo: 'aceptada' | 'rechazada';
    readonly nombre?: string;
    readonly nif?: string;
    readonly dni?: string;
    readonly calidad?: evidencias.Calidad;
    readonly creadaEn?: string;
    readonly motivo?: string;
    readonly oferta?: number;
    readonly consentimientos?: readonly object[];
    readonly codigoPor?: evidencias.ViaDeCodigo | null;
    /** The hash of the PDF that the client had in view. */
    readonly pdfSha256?: Buffer;
    readonly ip: string;
    readonly agente: string;
  },
): Promise<void> {
  const { consentimientos = [], ...resto } = respuesta;
  await db
    .insertInto('propuestaRespuesta')
    .values({
      propuestaId,
      numero,
      consentimientos: JSON.stringify(consentimientos),
      ...resto,
    })
    .execute();
}

export async function updateContratos(db: Db, { id, numero }: Lugar, contratos: string[]): Promise<void> {
  await db
    .updateTable('propuestaRespuesta')
    .set({ contratos })
    .where('propuestaId', '=', id)
    .where('numero', '=', numero)
    .execute();
}

export async function firstVisitOf(db: Db, { id, numero }: Lugar): Promise<string | null> {
  const first = await db
    .selectFrom('propuestaApertura')
    .select('abiertaEn')
    .where('propuestaId', '=', id)
    .where('numero', '=', numero)
    .orderBy('abiertaEn')
    .limit(1)
    .executeTakeFirst();
  return first?.abiertaEn ?? null;
}
