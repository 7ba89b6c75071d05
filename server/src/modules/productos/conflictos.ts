import type { BodyOf, productos } from '@vatio/contract';
import { type ProblemError, problem } from '../../platform/problems.ts';
import { enTexto, type Vigencia } from './cronologia.ts';
import type { Producto } from './productos.repository.ts';

export function versionSolapada(choca: readonly Vigencia[]): ProblemError {
  const texto = `Ya hay precios para esos días: ${choca.map(enTexto).join(', ')}`;
  return problem('version-solapada', 409, 'La versión se solapa con otra', {
    detail: texto,
    errors: { desde: texto },
  });
}

export function productoRepetido(): ProblemError {
  const texto = 'Ya hay un producto de esa comercializadora con ese nombre y esa tarifa';
  return problem('producto-repetido', 409, texto, { errors: { nombre: texto } });
}

/** By field, what is kept now and what the editor wanted. */
export function cambiadoPorOtro(
  actual: Producto,
  cambios: Omit<BodyOf<typeof productos.update>, 'edicion'>,
): ProblemError {
  const errors: Record<string, string> = {};
  for (const [campo, nuevo] of Object.entries(cambios)) {
    const guardado = actual[campo as keyof typeof cambios];
    if (String(guardado) !== String(nuevo))
      errors[campo] = `Guardado: ${enClaro(guardado)}. Tuyo: ${enClaro(nuevo)}`;
  }
  return problem('cambiado-por-otra-persona', 409, 'Otra persona ha cambiado este producto', {
    detail: `Vas por la edición anterior; la guardada es la ${actual.edicion}`,
    errors,
  });
}

function enClaro(valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no';
  if (Array.isArray(valor)) return valor.length > 0 ? valor.join(', ') : 'todas';
  return String(valor);
}
