import { type documentos, peticionesDeDocumentos } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { brandOf } from '../../platform/brand/brand.repository.ts';
import { publicBrand } from '../../platform/brand/public-brand.ts';
import type { Db } from '../../platform/database.ts';
import { digestOf } from '../../platform/files/file-source.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { hashOfToken } from '../../platform/secret-token.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { saveDocumento } from '../documentos/documentos.service.ts';
import {
  findComercial,
  findPeticionFor,
  insertRecibido,
  isRepeated,
  listRecibidos,
  type PeticionAbierta,
} from './peticiones-de-documentos.repository.ts';

type Papel = peticionesDeDocumentos.Papel;

/** Who brings a file: whoever holds the link, or the client from their own area. */
export type Bearer = { readonly token: string } | { readonly viewer: Viewer; readonly id: string };

const { MAX_FICHEROS, PAPELES } = peticionesDeDocumentos;

/** The request that a link opens, or one of the client's own. One that ended says so to whoever could open it. */
async function requireOpenPeticion(
  db: Db,
  bearer: Bearer,
  options: { readonly lock?: boolean } = {},
): Promise<PeticionAbierta> {
  const which = 'token' in bearer ? { hash: hashOfToken(bearer.token) } : bearer;
  const peticion = await findPeticionFor(db, which, options);
  if (peticion === undefined) throw notFound();
  if (peticion.retirada) {
    const title = 'Este enlace ya no vale: pide otro a quien te atiende';
    throw problem({ code: 'enlace-retirado', status: 410, title });
  }
  if (peticion.caducada) {
    const title = 'Este enlace ha caducado: pide otro a quien te atiende';
    throw problem({ code: 'enlace-caducado', status: 410, title });
  }
  return peticion;
}

/** What is asked, each paper with what has come of it. */
export async function readPedida(
  db: Db,
  { id, nota, caduca, papeles, ficheros }: PeticionAbierta,
): Promise<peticionesDeDocumentos.Pedida> {
  const recibidos = await listRecibidos(db, id);
  return {
    nota,
    caduca,
    quedan: Math.max(0, MAX_FICHEROS - ficheros),
    papeles: PAPELES.filter((papel) => papeles.includes(papel)).map((papel) => ({
      papel,
      recibidos: recibidos
        .filter((recibido) => recibido.papel === papel)
        .map(({ nombre, bytes, cuando }) => ({ nombre, bytes, cuando })),
    })),
  };
}

/** The page of a link, under the brand by which its client knows the house. */
export async function viewPeticion(db: Db, token: string): Promise<peticionesDeDocumentos.Publica> {
  const peticion = await requireOpenPeticion(db, { token });
  const { clienteId, comercialId, cliente } = peticion;
  const [pedida, comercial, brand] = await Promise.all([
    readPedida(db, peticion),
    findComercial(db, comercialId),
    brandOf(db, { clienteId, comercialId }),
  ]);
  return { ...pedida, cliente, comercial, marca: publicBrand(brand) };
}

/** Refuses a file before it is read, when its request takes no more. */
export async function requireRoom(db: Db, bearer: Bearer): Promise<PeticionAbierta> {
  const peticion = await requireOpenPeticion(db, bearer);
  if (peticion.ficheros >= MAX_FICHEROS) throw tooMany();
  return peticion;
}

function tooMany() {
  return problem({
    code: 'demasiados-ficheros',
    status: 409,
    title: `Ya has mandado ${MAX_FICHEROS} ficheros: si falta algo, habla con quien te atiende`,
  });
}

/** Keeps a file as a document of the client, or of the contract for which it was asked; all of it or nothing. */
export async function deliverDocumento({
  db,
  files,
  bearer,
  papel,
  sent,
}: {
  readonly db: Db;
  readonly files: FileStore;
  readonly bearer: Bearer;
  readonly papel: Papel;
  readonly sent: readonly UploadedFile[];
}): Promise<void> {
  const [fichero, another] = sent;
  if (!fichero || another) throw invalidData({ fichero: 'Sube un fichero, y solo uno' });
  const { sha256 } = await digestOf(fichero.path);
  await db.transaction().execute(async (trx) => {
    const peticion = await requireOpenPeticion(trx, bearer, { lock: true });
    if (!peticion.papeles.includes(papel)) throw invalidData({ papel: 'No se ha pedido ese documento' });
    if (await isRepeated(trx, { peticionId: peticion.id, papel, sha256 })) return;
    if (peticion.ficheros >= MAX_FICHEROS) throw tooMany();
    const documentoId = await saveDocumento(trx, files, {
      ...ownerOf(peticion),
      tipo: tipoOf(papel, peticion),
      nombre: fichero.filename,
      fichero: fichero.path,
      usuarioId: 'viewer' in bearer ? bearer.viewer.id : null,
      formatos: peticionesDeDocumentos.FORMATOS,
    });
    await insertRecibido(trx, { documentoId, peticionId: peticion.id, papel });
  });
}

function ownerOf({ contratoId, clienteId }: PeticionAbierta) {
  return contratoId === null
    ? ({ entidad: 'cliente', entidadId: clienteId } as const)
    : ({ entidad: 'contrato', entidadId: contratoId } as const);
}

/** The kind of document by which the gate before a signature knows each paper. */
function tipoOf(papel: Papel, { persona }: PeticionAbierta): documentos.Tipo {
  const tipos = {
    factura: 'factura',
    identidad: persona ? 'dni' : 'cif',
    poder: 'autorizacion',
    otro: 'otro',
  } as const;
  return tipos[papel];
}
