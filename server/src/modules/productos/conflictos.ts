import { type ProblemError, problem } from '../../platform/problems.ts';
import { enTexto, type Vigencia } from './cronologia.ts';

export function versionSolapada(choca: readonly Vigencia[]): ProblemError {
  const texto = `Ya hay precios para esos días: ${choca.map(enTexto).join(', ')}`;
  return problem({
    code: 'version-solapada',
    status: 409,
    title: 'La versión se solapa con otra',
    extra: {
      detail: texto,
      errors: { desde: texto },
    },
  });
}

export function productoRepetido(): ProblemError {
  const texto = 'Ya hay un producto de esa comercializadora con ese nombre y esa tarifa';
  return problem({
    code: 'producto-repetido',
    status: 409,
    title: texto,
    extra: { errors: { nombre: texto } },
  });
}
