import { type Condition, isGroup, partsOf, type Where } from '@vatio/contract';
import type { FilterField } from '../list/filters/filter-field.ts';
import { findIn, useNamed } from './choose/chooser.ts';
import { COMERCIALES } from './choose/comerciales.ts';
import { FIND_ETIQUETAS, namedEtiquetas } from './choose/etiquetas.ts';

const FIND = findIn(COMERCIALES);

/** The fields of a filter builder, where those about representatives and tags search the ones that the user may see. */
export function useFieldsWithSellers(
  fields: readonly FilterField[],
  inForce: Where | undefined,
): readonly FilterField[] {
  const sellers = new Set(fields.filter(({ kind }) => kind === 'seller').map(({ name }) => name));
  const conditions = inForce
    ? partsOf(inForce).flatMap((part) => (isGroup(part) ? partsOf(part) : [part]))
    : [];
  const named = useNamed(COMERCIALES, conditions.filter(([name]) => sellers.has(name)).flatMap(valuesOf));
  const tags = conditions.filter(([name]) => name === 'etiquetas').flatMap(valuesOf);
  return fields.map((field) => {
    if (sellers.has(field.name)) return { ...field, searched: { find: FIND, named } };
    return field.name === 'etiquetas'
      ? { ...field, searched: { find: FIND_ETIQUETAS, named: namedEtiquetas(tags) } }
      : field;
  });
}

function valuesOf([, , value]: Condition): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
