import { type ajustes, ajustes as contract } from '@vatio/contract/endpoints';
import { missingOfIssuer } from '../../platform/brand/legal-issuer.ts';
import { STANDARD_TEXTS, STANDARD_VERSION } from '../../platform/brand/standard-texts.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { countOwners, findMarca, type listMarcas, listTextos, ownersOf } from './ajustes.repository.ts';

/** The version in the address lets pages keep the picture until it changes. */
function logoUrl(id: string, version: number): string {
  return `${contract.logo.path.replace(':id', id)}?v=${version}`;
}

export function rowOf({
  logoTipo,
  logoBytes,
  version,
  ...row
}: Awaited<ReturnType<typeof listMarcas>>[number]): ajustes.MarcaEnLista {
  const logo = logoTipo ? { tipo: logoTipo, bytes: logoBytes ?? 0, url: logoUrl(row.id, version) } : null;
  return { ...row, logo };
}

export async function readMarca(db: Db, id: string): Promise<ajustes.Marca> {
  const marca = await findMarca(db, id);
  if (!marca) throw notFound();
  const { logo, logoTipo, creadoEn, actualizadoEn, borradoEn, ...rest } = marca;
  const [written, comerciales, clientes, cuantosClientes] = await Promise.all([
    listTextos(db, id),
    ownersOf(db, 'comercial', id),
    ownersOf(db, 'cliente', id),
    countOwners(db, 'cliente', id),
  ]);
  return {
    ...rest,
    faltan: missingOfIssuer(rest),
    logo: logo && logoTipo ? { tipo: logoTipo, bytes: logo.length, url: logoUrl(id, rest.version) } : null,
    textos: contract.TEXTOS.map((tipo) => versionsOf(written, tipo)[0] as ajustes.Texto),
    comerciales,
    clientes,
    cuantosClientes,
  };
}

/** Every wording of a text, the latest first and the program's own at the end. */
export function versionsOf(
  written: Awaited<ReturnType<typeof listTextos>>,
  tipo: ajustes.TipoDeTexto,
): ajustes.Texto[] {
  const own = written
    .filter((text) => text.tipo === tipo)
    .map(({ numero, texto, creadoEn, quien }) => ({
      tipo,
      version: String(numero),
      texto,
      desde: creadoEn,
      quien,
    }));
  const standard = { version: STANDARD_VERSION, texto: STANDARD_TEXTS[tipo], desde: null, quien: null };
  return [...own, { tipo, ...standard }];
}
