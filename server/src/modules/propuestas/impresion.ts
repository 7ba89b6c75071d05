import { type Brand, brandOf, type KeptBrand, withLogo } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { ocupacionesDe } from '../contratos/ocupacion.repository.ts';
import { readContenido } from '../documentos/documentos.service.ts';
import { keepChosen, type VersionToPrint } from './pdf/contenido-pdf.ts';
import { printPropuesta } from './pdf/print-propuesta.ts';
import { type LineaDeOferta, lineasDe, type PropuestaGuardada } from './propuestas.repository.ts';
import type { Deps } from './propuestas.service.ts';
import type { Personas } from './tables.ts';
import { validaHastaDe } from './ventas.ts';

type Version = Pick<PropuestaGuardada, 'codigo' | 'numero' | 'mensaje'>;

/** A version that was sent, with all that was fixed then. */
export type VersionEnviada = Version & {
  readonly id: string;
  readonly enviadaEn: string;
  readonly validaHasta: string;
  readonly personas: Personas;
  readonly pdfSha256: Buffer | null;
  readonly clienteId: string;
  readonly comercialId: string | null;
  readonly marca: KeptBrand | null;
};

type Sent = Omit<VersionEnviada, 'id' | 'pdfSha256' | 'clienteId' | 'comercialId' | 'marca'> & {
  readonly marca: Brand;
};

export function versionEnviada(
  { codigo, numero, mensaje, enviadaEn, validaHasta, personas, marca }: Sent,
  lineas: readonly LineaDeOferta[],
): VersionToPrint {
  const fecha = new Date(enviadaEn);
  const version = { codigo, numero, mensaje, fecha, validaHasta, personas, marca };
  return { ...version, borrador: false, lineas: keepChosen(lineas) };
}

/** A draft as it would be if it were sent today. */
function versionEnBorrador(
  propuesta: PropuestaGuardada,
  lineas: readonly LineaDeOferta[],
  marca: Brand,
): VersionToPrint {
  const { codigo, numero, mensaje } = propuesta;
  return {
    codigo,
    numero,
    mensaje,
    borrador: true,
    fecha: new Date(propuesta.actualizadoEn),
    validaHasta: validaHastaDe(lineas, today(), propuesta.validezDias),
    personas: personasDe(propuesta),
    marca,
    lineas: keepChosen(lineas),
  };
}

export function personasDe(propuesta: PropuestaGuardada): Personas {
  const { clienteNombre, clienteNif, direccion, codigoPostal, municipio } = propuesta;
  const { comercialNombre, comercialEmail, comercialTelefono } = propuesta;
  return {
    cliente: { nombre: clienteNombre, nif: clienteNif, direccion, codigoPostal, municipio },
    comercial: { nombre: comercialNombre ?? '', email: comercialEmail, telefono: comercialTelefono },
  };
}

/** The PDF of any version: the bytes that were sent, or those of a draft. */
export async function pdfDePropuesta(
  deps: Pick<Deps, 'db' | 'files'>,
  propuesta: PropuestaGuardada,
): Promise<Buffer> {
  const { enviadaEn, validaHasta, personas } = propuesta;
  if (enviadaEn !== null && validaHasta !== null && personas !== null) {
    return pdfEnviado(deps, { ...propuesta, enviadaEn, validaHasta, personas });
  }
  const lineas = await lineasDe(deps.db, propuesta.id, propuesta.numero);
  return printPropuesta({
    ...versionEnBorrador(propuesta, lineas, await brandOf(deps.db, propuesta)),
    ocupados: await ocupadosDe(deps.db, lineas),
  });
}

/** Prints a version that is being sent. */
export async function printEnvio(
  deps: Pick<Deps, 'db'>,
  version: Sent,
  lineas: readonly LineaDeOferta[],
): Promise<Buffer> {
  const ocupados = await ocupadosDe(deps.db, lineas);
  return printPropuesta({ ...versionEnviada(version, lineas), ocupados });
}

/** Written as for a client, without the code of a contract that they may not open. */
function ocupadosDe(db: Deps['db'], lineas: readonly LineaDeOferta[]) {
  return ocupacionesDe({ db, viewer: null, cups: [...new Set(lineas.map(({ cups }) => cups))] });
}

/** The stored bytes; the demo portfolio stores none, so they are printed again. */
export async function pdfEnviado(deps: Pick<Deps, 'db' | 'files'>, version: VersionEnviada): Promise<Buffer> {
  if (version.pdfSha256 !== null) return readContenido(deps.files, version.pdfSha256);
  const marca = await brandOfVersion(deps.db, version);
  return printPropuesta(
    versionEnviada({ ...version, marca }, await lineasDe(deps.db, version.id, version.numero)),
  );
}

/** The brand under which a version was sent; where it kept none, the one that its client has. */
export async function brandOfVersion(
  db: Db,
  { marca, ...of }: Pick<VersionEnviada, 'marca' | 'clienteId' | 'comercialId'>,
): Promise<Brand> {
  return marca ? withLogo(db, marca) : brandOf(db, of);
}

/** A name such as `Propuesta_2026-0123_v2_PANADERIA_LA_ESPIGA.pdf`. */
export function nombreDePdf(
  { codigo, numero }: Pick<Version, 'codigo' | 'numero'>,
  clienteNombre: string,
): string {
  const cliente = clienteNombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60);
  return `Propuesta_${codigo.replace(/^P-/, '')}_v${numero}_${cliente}.pdf`;
}
