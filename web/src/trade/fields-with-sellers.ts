import type { FilterField } from '../list/filters/filter-field.ts';
import { useSellers } from './use-options.ts';

/** The fields of a filter builder, with those whom the ones about sellers may ask for. */
export function useFieldsWithSellers(fields: readonly FilterField[]): readonly FilterField[] {
  const sellers = useSellers();
  return fields.map((field) => (field.kind === 'seller' ? { ...field, options: sellers } : field));
}
