import type { importacionDeFilas } from '@vatio/contract/endpoints';
import { z } from 'zod';
import { invalidData } from '../../../platform/problems.ts';
import { parseInput } from '../../../platform/validation.ts';
import { motivoDe } from './columnas.ts';
import { type Comercial, findComercial } from './comercial-escrito.ts';
import type { Renglon } from './renglon.ts';

/** A file of more names than this has something else in its column of representatives. */
const MAX_ESCRITOS = 50;

const comercialesSchema = z.record(z.string(), z.string().nullable());

/** Whom the file means by each name that it writes, as whoever brings it says; null for nobody. */
export function readComerciales(texto: string | undefined): Readonly<Record<string, string | null>> {
  if (texto === undefined) return {};
  let json: unknown;
  try {
    json = JSON.parse(texto);
  } catch {
    throw invalidData({ comerciales: 'No es JSON' });
  }
  return parseInput(comercialesSchema, json);
}

/** Nobody is told who the representatives of others are by what was said of their files. */
export function ofTheirTeam(
  valores: Readonly<Record<string, string | null>>,
  comerciales: readonly Comercial[],
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    Object.entries(valores).filter(
      ([, elegido]) => elegido === null || findComercial(elegido, comerciales).hallados.length === 1,
    ),
  );
}

/** The representatives that a file writes by other names, each with whom it is taken for, to be said once for all rows. */
export function valoresDe(
  renglones: readonly Renglon[],
  comerciales: readonly Comercial[],
): importacionDeFilas.Valores[] {
  const cuentas = new Map<string, { filas: number; comercial: string | undefined }>();
  for (const { comercialEscrito, comercial } of renglones) {
    if (comercialEscrito === undefined) continue;
    const filas = (cuentas.get(comercialEscrito)?.filas ?? 0) + 1;
    cuentas.set(comercialEscrito, { filas, comercial });
  }
  const escritos = [...cuentas].flatMap(([escrito, { filas, comercial }]) => {
    if (!findComercial(escrito, comerciales).adivinado) return [];
    const { hallados } = findComercial(comercial ?? '', comerciales);
    const [elegido, ...mas] = hallados;
    return [{ escrito, filas, elegido: elegido && mas.length === 0 ? valorDe(elegido) : null }];
  });
  if (escritos.length === 0) return [];
  const opciones = comerciales.map((comercial) => ({ valor: valorDe(comercial), nombre: comercial.nombre }));
  const { titulo } = motivoDe('comercial', '');
  return [{ campo: 'comercial', titulo, escritos: escritos.slice(0, MAX_ESCRITOS), opciones }];
}

function valorDe({ email, nombre }: Comercial): string {
  return email ?? nombre;
}
