import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { toCsv } from '../../platform/sheet/to-csv.ts';
import { ZipOutput } from '../../platform/zip-output.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { ficherosDe } from '../documentos/documentos.service.ts';
import { type Plain, readOwnRows } from './datos.repository.ts';
import { type EnlaceDePropuesta, readArea } from './mi-area.service.ts';

type Deps = { readonly db: Db; readonly files: FileStore; readonly enlaceDe: EnlaceDePropuesta };

/**
 * The own data of a client, as JSON for programs and as tables for people, with their files (GDPR, arts. 15 and 20).
 * What the house writes for itself, such as its notes and what it earns, is not theirs to take.
 */
export async function exportOwnData({ db, files, enlaceDe }: Deps, viewer: Viewer): Promise<Readable> {
  const { clientes, suministros, contratos, propuestas } = await readArea(db, viewer, enlaceDe);
  const tables: Readonly<Record<string, readonly Plain[]>> = {
    ...(await readOwnRows(db, viewer)),
    suministros,
    contratos,
    propuestas: propuestas.map(({ enlace: _, ...propuesta }) => propuesta),
  };
  const entry = { usuarioId: viewer.id, entidad: 'usuario', entidadId: viewer.id } as const;
  await insertAuditoria(db, { ...entry, accion: 'exportar-datos' });
  const zip = new ZipOutput();
  zip.addBuffer(Buffer.from(`${JSON.stringify(tables, null, 2)}\n`), 'datos.json');
  for (const [name, rows] of Object.entries(tables)) {
    if (rows.length > 0) zip.addBuffer(Buffer.from(await tableOf(rows)), `${name}.csv`);
  }
  for (const [i, { id }] of clientes.entries()) {
    const folder = i === 0 ? 'documentos' : `documentos-${i + 1}`;
    for (const { sha256, nombre } of await ficherosDe(db, viewer, { entidad: 'cliente', entidadId: id })) {
      if ((await files.check(sha256)) === 'intact')
        zip.addStream(`${folder}/${nombre}`, () => files.open(sha256));
    }
  }
  return zip.end();
}

async function tableOf(rows: readonly Plain[]): Promise<string> {
  const columns = Object.keys(rows[0] ?? {}).map((titulo) => ({
    titulo,
    celda: (row: Plain) => cellOf(row[titulo]),
  }));
  let text = '';
  for await (const chunk of toCsv(columns, [rows])) text += chunk;
  return text;
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(' ') : JSON.stringify(value);
}
