import { type Dia, formatFecha } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { saveDocumento } from '../documentos/documentos.service.ts';
import { type FichaGente, GENTE } from './datos/gente.ts';
import { insertGente } from './gente.repository.ts';

type Deps = { readonly hoy: Dia; readonly viewer: Viewer; readonly files: FileStore };

/** Loads notes, consents and files of the clients. */
export async function loadPeople(
  trx: Db,
  clientes: readonly { readonly id: string; readonly nombre: string }[],
  { hoy, viewer, files }: Deps,
): Promise<void> {
  for (const ficha of GENTE) {
    const cliente = clientes.find(({ nombre }) => nombre === ficha.cliente);
    if (cliente === undefined) throw new Error(`Falta el cliente ${ficha.cliente}`);
    await insertGente(trx, filasDe({ fichaGente: ficha, clienteId: cliente.id, usuarioId: viewer.id, hoy }));
    for (const [tipo, nombre] of ficha.documentos) {
      const fichero = pdfDe(nombre.replace(/\.pdf$/, ''), cliente.nombre);
      const de = { entidad: 'cliente', entidadId: cliente.id } as const;
      await saveDocumento(trx, files, { ...de, tipo, nombre, fichero, usuarioId: viewer.id });
    }
  }
}

function filasDe({
  fichaGente: { notas, consentimientos },
  clienteId,
  usuarioId,
  hoy,
}: {
  readonly fichaGente: FichaGente;
  readonly clienteId: string;
  readonly usuarioId: string;
  readonly hoy: Dia;
}) {
  const comun = { clienteId, usuarioId };
  const instante = (haceDias: number) => `${formatFecha(hoy - haceDias)}T09:30:00Z`;
  return {
    notas: notas.map(([haceDias, texto]) => ({ ...comun, texto, creadoEn: instante(haceDias) })),
    consentimientos: consentimientos.map(([haceDias, finalidad, otorgado, canal]) => ({
      ...comun,
      finalidad,
      otorgado,
      canal,
      versionTexto: '2026-01',
      fecha: formatFecha(hoy - haceDias),
      creadoEn: instante(haceDias),
    })),
  };
}

/** A page with its title, as small as a PDF can be. The standard fonts only have Latin-1. */
function pdfDe(titulo: string, cliente: string): Buffer {
  const renglones = [titulo, cliente, 'Documento de demostración, sin ningún valor'];
  const texto = renglones
    .map(
      (renglon, i) => `BT /F1 ${i === 0 ? 20 : 12} Tf 60 ${760 - i * 30} Td (${escapeText(renglon)}) Tj ET`,
    )
    .join('\n');
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${texto.length} >>\nstream\n${texto}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let cuerpo = '%PDF-1.4\n';
  const sitios = objetos.map((objeto, i) => {
    const sitio = cuerpo.length;
    cuerpo += `${i + 1} 0 obj\n${objeto}\nendobj\n`;
    return `${String(sitio).padStart(10, '0')} 00000 n \n`;
  });
  const indice = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${sitios.join('')}`;
  const fin = `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${cuerpo.length}\n%%EOF\n`;
  return Buffer.from(cuerpo + indice + fin, 'latin1');
}

function escapeText(texto: string): string {
  return texto.replace(/[\\()]/g, '\\$&');
}
