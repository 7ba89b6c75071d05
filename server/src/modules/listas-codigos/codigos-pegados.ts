import { listasCodigos as contrato, type listasCodigos } from '@vatio/contract/endpoints';
import { parseCif, parseCups, parseNif } from '@vatio/domain';
import { invalidData } from '../../platform/problems.ts';

export type Pegados = {
  readonly codigos: readonly string[];
  readonly repetidos: readonly string[];
  readonly malformados: readonly string[];
};

type Lector = (trozo: string) => string | undefined;

const cups: Lector = (trozo) => {
  const leido = parseCups(trozo);
  return leido.ok ? leido.value.cups : undefined;
};

const nif: Lector = (trozo) => {
  const compacto = trozo.replace(/[.\-/]/g, '').toUpperCase();
  return parseNif(compacto).ok || parseCif(compacto).ok ? compacto : undefined;
};

const CODIGO = /^([A-Z]{2})[-.]?(\d{4})[-./]?(\d{4,})$/;

/** A code such as `CT-2026-0012`, however it is punctuated. */
const codigo: Lector = (trozo) => {
  const partes = CODIGO.exec(trozo.toUpperCase());
  return partes ? `${partes[1]}-${partes[2]}-${partes[3]}` : undefined;
};

const LECTORES: Readonly<Record<listasCodigos.ListaConCodigos, readonly Lector[]>> = {
  'puntos-suministro': [cups],
  clientes: [cups, nif],
  contratos: [codigo, cups],
  propuestas: [codigo],
};

/** A CUPS may have blanks, dots or hyphens inside, as printed on a bill; anything else separates codes. */
const CUPS_SUELTO = /\bES(?:[ .-]*\d){16}[ .-]*[A-Z][ .-]*[A-Z](?:[ .-]*\d[A-Z]\b)?/gi;

/** The codes of a pasted text, without repetitions, as the tables keep them. */
export function readPegados(de: listasCodigos.ListaConCodigos, texto: string): Pegados {
  const seguido = texto
    .replaceAll('\u00a0', ' ')
    .replace(CUPS_SUELTO, (suelto) => ` ${suelto.replace(/[ .-]/g, '')} `);
  const trozos = seguido
    .split(/[\s,;|"'<>()[\]]+/)
    .map((trozo) => trozo.replace(/^[-.:]+|[-.:]+$/g, ''))
    .filter(Boolean);
  const codigos = new Set<string>();
  const repetidos = new Set<string>();
  const malformados = new Set<string>();
  for (const trozo of trozos) {
    const leido = LECTORES[de].map((read) => read(trozo)).find(Boolean);
    if (leido === undefined) malformados.add(trozo.slice(0, 60));
    else if (codigos.has(leido)) repetidos.add(leido);
    else codigos.add(leido);
  }
  const { MAX_CODIGOS } = contrato;
  if (codigos.size > MAX_CODIGOS || malformados.size > MAX_CODIGOS) {
    throw invalidData({ texto: `Como mucho ${MAX_CODIGOS.toLocaleString('es')} códigos` });
  }
  return { codigos: [...codigos], repetidos: [...repetidos], malformados: [...malformados] };
}
