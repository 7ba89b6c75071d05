import { type FilterFields, parseWhere } from '@vatio/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';

import type { FilterField } from '../filter-field.ts';
import type { AdvancedProps, CompleteFields } from './advanced-props.ts';
import { Builder } from './builder.tsx';
import { describeWhere } from './describe.ts';

type Props = AdvancedProps & {
  readonly useFields: CompleteFields;
};

const NONE: readonly FilterField[] = [];

/** Writes the filter in force in words for its chip, and opens the builder on request. */
export function AdvancedFilter({
  where,
  open,
  onClose,
  onApply,
  onText,
  fields: own = NONE,
  useFields,
}: Props) {
  const { t } = useTranslation('filters');
  const known: FilterFields = Object.fromEntries(own.map(({ name, kind }) => [name, kind]));
  const read = where === undefined ? undefined : parseWhere(where, known);
  const inForce = read?.ok ? read.value : undefined;
  const fields = useFields(own, inForce);
  const text = inForce ? describeWhere(inForce, fields, t) : '';
  const say = useEffectEvent(onText);
  useEffect(() => say(text), [text]);
  return open ? <Builder {...{ fields, inForce, onClose, onApply }} /> : null;
}
