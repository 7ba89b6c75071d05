import { sortFields } from '../../platform/list/order-by.ts';
import { COLUMNAS, type Orden } from './fila-punto.repository.ts';

/** The order of a list query: `-consumo` is by consumption, largest first. By CUPS when it says none. */
export function ordenDe(sort = 'cups'): Orden {
  return sortFields(sort, COLUMNAS);
}
