import { sortFields } from '../../platform/list/order-by.ts';
import { COLUMNAS, type Orden } from './fila-punto.repository.ts';

/**
 * The order of a list query: `-consumo` puts the largest consumption first. By CUPS when the query gives none.
 */
export function ordenDe(sort = 'cups'): Orden {
  return sortFields(sort, COLUMNAS);
}
