import type { propuestas, ResumenAnual } from '@vatio/contract/endpoints';
import type { Brand } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { nextCodigo } from '../../platform/numbering.repository.ts';
import { annulCorreos } from '../../platform/outbox/outbox.repository.ts';
import { today } from '../../platform/today.ts';
import type { Personas } from './tables.ts';

export type OfertaDeVersion = {
  readonly lineas: readonly { readonly cups: string; readonly analisisId: string }[];
  readonly resumen: ResumenAnual;
  readonly comisionEur: number;
};

/** The content of a version. Its sums are those of the first offer until the client chooses one. */
export type Contenido = {
  readonly validezDias: number;
  readonly mensaje: string;
  readonly ofertas: readonly [OfertaDeVersion, ...OfertaDeVersion[]];
  readonly diferencias: readonly propuestas.Diferencia[];
};

type Lugar = { readonly propuestaId: string; readonly numero: number };

/** Inserts a new proposal under the next number of the year; its version 1 is inserted apart. */
export async function insertPropuesta(
  db: Db,
  de: { readonly clienteId: string; readonly comercialId: string | null; readonly creadoPor: string },
): Promise<{ readonly id: string; readonly codigo: string }> {
  const codigo = await nextCodigo(db, 'P', Number(today().slice(0, 4)));
  const { id } = await db
    .insertInto('propuesta')
    .values({ ...de, codigo })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, codigo };
}

export async function insertVersion({
  db,
  lugar,
  contenido,
  creadoPor,
}: {
  readonly db: Db;
  readonly lugar: Lugar;
  readonly contenido: Contenido;
  readonly creadoPor: string;
}): Promise<void> {
  await db
    .insertInto('propuestaVersion')
    .values({ ...lugar, ...columnasDe(contenido), creadoPor })
    .execute();
  await insertLineas(db, lugar, contenido);
}

export async function rewriteVersion(db: Db, lugar: Lugar, contenido: Contenido): Promise<void> {
  const { propuestaId, numero } = lugar;
  await db
    .updateTable('propuestaVersion')
    .set(columnasDe(contenido))
    .where('propuestaId', '=', propuestaId)
    .where('numero', '=', numero)
    .execute();
  await db
    .deleteFrom('propuestaLinea')
    .where('propuestaId', '=', propuestaId)
    .where('numero', '=', numero)
    .execute();
  await insertLineas(db, lugar, contenido);
}

function columnasDe({ validezDias, mensaje, ofertas, diferencias }: Contenido) {
  const [primera] = ofertas;
  const { actualAnualEur, consumoAnualKwh } = primera.resumen;
  return {
    validezDias,
    mensaje,
    cups: primera.lineas.map(({ cups }) => cups),
    ofertas: ofertas.length,
    actualAnualEur,
    consumoAnualKwh,
    ...sumsOf(primera),
    diferencias: JSON.stringify(diferencias),
  };
}

/** The sums of an offer that another one of the same version has otherwise. */
function sumsOf({
  resumen: { ofertaAnualEur, ahorroAnualEur },
  comisionEur,
}: Omit<OfertaDeVersion, 'lineas'>) {
  return { ofertaAnualEur, ahorroAnualEur, comisionEur };
}

async function insertLineas(db: Db, lugar: Lugar, { ofertas }: Contenido): Promise<void> {
  await db
    .insertInto('propuestaLinea')
    .values(
      ofertas.flatMap(({ lineas }, i) =>
        lineas.map((linea, orden) => ({ ...lugar, ...linea, oferta: i + 1, orden })),
      ),
    )
    .execute();
}

/** From the client's choice on, the sums of the version are those of the chosen offer. */
export async function chooseOferta(
  db: Db,
  { propuestaId, numero }: Lugar,
  { oferta, ...elegida }: Omit<OfertaDeVersion, 'lineas'> & { readonly oferta: number },
): Promise<void> {
  await db
    .updateTable('propuestaVersion')
    .set({ oferta, ...sumsOf(elegida) })
    .where('propuestaId', '=', propuestaId)
    .where('numero', '=', numero)
    .execute();
}

/** Withdraws a version that another one replaces: its link stops working. */
export async function withdrawVersion(db: Db, { propuestaId, numero }: Lugar): Promise<void> {
  await annulCorreos(db, propuestaId, ['propuesta', 'codigo']);
  await db
    .updateTable('propuestaVersion')
    .set({ retiradaEn: new Date() })
    .where('propuestaId', '=', propuestaId)
    .where('numero', '=', numero)
    .execute();
}

export type Envio = {
  readonly enviadaEn: string;
  readonly validaHasta: string;
  readonly personas: Personas;
  readonly marca: Brand;
  /** Null when the bytes are not kept. */
  readonly pdfSha256: Buffer | null;
  readonly sal: Buffer;
  readonly testigoHash: Buffer;
};

export async function markSent(
  db: Db,
  { propuestaId, numero }: Lugar,
  { marca: { logo: _, ...marca }, ...envio }: Envio,
): Promise<void> {
  await db
    .updateTable('propuestaVersion')
    .set({ ...envio, personas: JSON.stringify(envio.personas), marca: JSON.stringify(marca) })
    .where('propuestaId', '=', propuestaId)
    .where('numero', '=', numero)
    .execute();
}

/** Dates the proposal and its draft back, for the demo portfolio. */
export async function backdate(db: Db, propuestaId: string, creadoEn: string): Promise<void> {
  await db
    .updateTable('propuestaVersion')
    .set({ creadoEn })
    .where('propuestaId', '=', propuestaId)
    .where('enviadaEn', 'is', null)
    .execute();
  await db.updateTable('propuesta').set({ creadoEn }).where('id', '=', propuestaId).execute();
}

/** Records the address to which the link of a version was last sent. */
export async function updateEnviadaA(
  db: Db,
  { propuestaId, numero }: Lugar,
  enviadaA: string,
): Promise<void> {
  await db
    .updateTable('propuestaVersion')
    .set({ enviadaA })
    .where('propuestaId', '=', propuestaId)
    .where('numero', '=', numero)
    .execute();
}

/** The data from which the client's link is derived; undefined when none was sent or it was withdrawn. */
export function findVersionEnviada(db: Db, propuestaId: string) {
  return db
    .selectFrom('propuesta as p')
    .innerJoin('propuestaVersion as v', (join) =>
      join.onRef('v.propuestaId', '=', 'p.id').onRef('v.numero', '=', 'p.numero'),
    )
    .select(['v.sal', 'v.testigoHash'])
    .where('p.id', '=', propuestaId)
    .where('p.borradoEn', 'is', null)
    .where('v.enviadaEn', 'is not', null)
    .where('v.retiradaEn', 'is', null)
    .executeTakeFirst();
}
