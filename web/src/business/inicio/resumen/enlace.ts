import type { inicio, ResponseOf } from '@vatio/contract';
import { searchOf } from '../../../router/search.ts';

export type Resumen = ResponseOf<typeof inicio.summary>;
type Enlace = Resumen['contratos']['enlaceActivos'];

export function direccionDe({ path, search }: Enlace): string {
  const texto = searchOf(search);
  return texto === '' ? path : `${path}?${texto}`;
}
