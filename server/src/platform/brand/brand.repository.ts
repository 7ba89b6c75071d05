import type { ajustes } from '@vatio/contract/endpoints';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database.ts';
import { STANDARD_TEXTS, STANDARD_VERSION } from './standard-texts.ts';
import type { MarcaTable } from './tables.ts';

type TextInForce = {
  readonly version: string;
  readonly texto: string;
  /** The instant since when it is in force; null for the text of the program. */
  readonly desde: string | null;
};

/** A brand as documents, pages and mails show it. It is plain data, so that it can be sent to a printing thread. */
export type Brand = Pick<
  Selectable<MarcaTable>,
  | 'id'
  | 'nombre'
  | 'razonSocial'
  | 'formaJuridica'
  | 'cif'
  | 'direccion'
  | 'codigoPostal'
  | 'municipio'
  | 'provincia'
  | 'registro'
  | 'contactoDatos'
  | 'textoLegal'
  | 'colorPrincipal'
  | 'colorAcento'
  | 'remitenteNombre'
  | 'remitenteEmail'
  | 'territorio'
  | 'iban'
  | 'firma'
  | 'validezDias'
  | 'conVatio'
> & {
  readonly logo: { readonly tipo: string; readonly base64: string } | null;
  readonly textos: Readonly<Record<ajustes.TipoDeTexto, TextInForce>>;
};

/** The brand of a client, or else of who sells to them; of neither, the house's own. */
export async function brandOf(
  db: Db,
  { clienteId = null, comercialId = null }: { clienteId?: string | null; comercialId?: string | null } = {},
): Promise<Brand> {
  const row = await db
    .selectFrom('marca')
    .selectAll()
    .where('id', '=', sql<string>`marca_de(${clienteId}, ${comercialId})`)
    .executeTakeFirstOrThrow();
  return toBrand(db, row);
}

/** The brand by which whoever uses an account knows the house. */
export async function brandOfAccount(db: Db, usuarioId: string): Promise<Brand> {
  const row = await db
    .selectFrom('marca')
    .selectAll()
    .where('id', '=', sql<string>`marca_de_correo('usuario', ${usuarioId})`)
    .executeTakeFirstOrThrow();
  return toBrand(db, row);
}

/** A brand as a document keeps it; its logo is read again, because a picture agrees to nothing. */
export type KeptBrand = Omit<Brand, 'logo'>;

export async function withLogo(db: Db, kept: KeptBrand): Promise<Brand> {
  return { ...kept, logo: (await findBrand(db, kept.id))?.logo ?? null };
}

/** What the house and its brands are called, by themselves and by law. */
export async function houseNames(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('marca')
    .select(['nombre', 'razonSocial'])
    .where('borradoEn', 'is', null)
    .execute();
  return rows.flatMap(({ nombre, razonSocial }) => [nombre, razonSocial]);
}

/** A brand by its identifier, also one that was removed since; undefined when there never was one. */
export async function findBrand(db: Db, id: string): Promise<Brand | undefined> {
  const row = await db.selectFrom('marca').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toBrand(db, row);
}

export async function toBrand(db: Db, row: Selectable<MarcaTable>): Promise<Brand> {
  const { logo, logoTipo, predeterminada, version, creadoEn, actualizadoEn, borradoEn, ...brand } = row;
  return {
    ...brand,
    logo: logo && logoTipo ? { tipo: logoTipo, base64: logo.toString('base64') } : null,
    textos: await textsInForce(db, row.id),
  };
}

/** The latest wording of each text, or that of the program where the brand wrote none. */
async function textsInForce(db: Db, marcaId: string): Promise<Brand['textos']> {
  const rows = await db
    .selectFrom('marcaTexto')
    .select(['tipo', 'numero', 'texto', 'creadoEn'])
    .distinctOn('tipo')
    .where('marcaId', '=', marcaId)
    .orderBy('tipo')
    .orderBy('numero', 'desc')
    .execute();
  const standard = Object.fromEntries(
    Object.entries(STANDARD_TEXTS).map(([tipo, texto]) => [
      tipo,
      { version: STANDARD_VERSION, texto, desde: null },
    ]),
  ) as Record<ajustes.TipoDeTexto, TextInForce>;
  for (const { tipo, numero, texto, creadoEn } of rows)
    standard[tipo] = { version: String(numero), texto, desde: creadoEn };
  return standard;
}
