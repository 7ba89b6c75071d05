import type { BodyOf, permisosDeDatos } from '@vatio/contract/endpoints';
import { parseNif } from '@vatio/domain';
import { brandOf } from '../../platform/brand/brand.repository.ts';
import { publicBrand } from '../../platform/brand/public-brand.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { hashOfToken } from '../../platform/secret-token.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { listConexiones } from './conexiones.repository.ts';
import { insertConsulta, roleOf } from './consultas.repository.ts';
import { lastDayOf } from './dias-de-permiso.ts';
import { findByHash, grantPermiso, type PermisoDeEnlace, revokePermiso } from './permisos.repository.ts';
import { textoDePermiso } from './texto-de-permiso.ts';

/** The leave that a link opens, while it can be granted or taken back. */
async function requireOpen(
  db: Db,
  token: string,
  options: { readonly lock?: boolean } = {},
): Promise<PermisoDeEnlace & { readonly estado: 'pedido' | 'vigente' }> {
  const permiso = await findByHash(db, hashOfToken(token), options);
  if (permiso === undefined) throw notFound();
  const { estado } = permiso;
  if (!permiso.cerrado && (estado === 'pedido' || estado === 'vigente')) return { ...permiso, estado };
  const title = TITLES[permiso.cerrado ? 'revocado' : estado];
  throw problem({ code: 'permiso-cerrado', status: 410, title });
}

const TITLES: Readonly<Record<permisosDeDatos.Permiso['estado'], string>> = {
  pedido: 'Este enlace ya no vale',
  vigente: 'Este enlace ya no vale',
  vencido: 'El tiempo de este permiso se acabó: pide otro enlace a quien te atiende',
  caducado: 'Este enlace ha caducado: pide otro a quien te atiende',
  revocado: 'Este permiso se retiró, y lo que llegó por él se ha borrado',
};

/** The page of a link, under the brand by which its client knows the house. */
export async function viewPermiso(db: Db, token: string): Promise<permisosDeDatos.Publico> {
  return toPublico(db, await requireOpen(db, token));
}

async function toPublico(
  db: Db,
  permiso: PermisoDeEnlace & { readonly estado: 'pedido' | 'vigente' },
): Promise<permisosDeDatos.Publico> {
  const { cliente, cups, meses, estado, caduca, hasta } = permiso;
  const brand = await brandOf(db, permiso);
  const casa = brand.razonSocial ?? brand.nombre;
  const texto =
    permiso.texto?.split('\n') ??
    textoDePermiso({ casa, contacto: brand.contactoDatos ?? casa, cups, meses });
  return { cliente, cups, meses, estado, texto, caduca, hasta, marca: publicBrand(brand) };
}

type Bearer = { readonly token: string; readonly ip: string; readonly agente: string };

/** The holder gives the leave, and what it is for is asked at once, in the name of whoever sent the link. */
export async function grantByLink(
  db: Db,
  { token, ip, agente }: Bearer,
  { nombre, nif }: BodyOf<typeof permisosDeDatos.grant>,
): Promise<permisosDeDatos.Publico> {
  await db.transaction().execute(async (trx) => {
    const permiso = await requireOpen(trx, token, { lock: true });
    if (permiso.estado === 'vigente') return;
    const read = parseNif(nif);
    if (!read.ok) throw invalidData({ nif: read.issue.message });
    const { texto } = await toPublico(trx, permiso);
    const granted = {
      hasta: lastDayOf(permiso.meses),
      texto: texto.join('\n'),
      nombre,
      nif: read.value.normalizado,
    };
    await grantPermiso(trx, { id: permiso.id, ...granted, ip, agente });
    await insertAuditoria(trx, {
      usuarioId: null,
      entidad: 'cliente',
      entidadId: permiso.clienteId,
      accion: 'dar-permiso-de-datos',
      despues: { nombre, nif: read.value.normalizado, cups: permiso.cups, hasta: granted.hasta },
    });
    await askForAll(trx, permiso);
  });
  return viewPermiso(db, token);
}

async function askForAll(trx: Db, { id, creadoPor, cups }: PermisoDeEnlace): Promise<void> {
  if (creadoPor === null || !(await roleOf(trx, creadoPor))) return;
  for (const conexion of await listConexiones(trx)) {
    if (!conexion.activa || (conexion.id !== 'datadis' && conexion.id !== 'sips')) continue;
    for (const codigo of cups)
      await insertConsulta(trx, {
        conexion: conexion.id,
        cups: codigo,
        permisoId: id,
        usuarioId: creadoPor,
        deFondo: cups.length > 1,
      });
  }
}

export async function withdrawByLink(db: Db, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const permiso = await requireOpen(trx, token, { lock: true });
    await revokePermiso(trx, permiso.id);
    await insertAuditoria(trx, {
      usuarioId: null,
      entidad: 'cliente',
      entidadId: permiso.clienteId,
      accion: 'revocar-permiso-de-datos',
    });
  });
}
