import {
  type Argument,
  argumentOf as askedBy,
  type Condition,
  type Group,
  isGroup,
  operatorsOf,
  partsOf,
  type Value,
  type Where,
} from '@vatio/contract';
import type { FilterField } from '../filter-field.ts';

/** A condition being edited, which may still lack its value. */
export type DraftCondition = {
  readonly id: number;
  readonly field: string;
  readonly operator: string;
  readonly value?: Value | readonly (number | null)[] | undefined;
};
export type DraftGroup = {
  readonly id: number;
  /** True when one of the conditions is enough; false when all are needed. */
  readonly any: boolean;
  readonly parts: readonly (DraftCondition | DraftGroup)[];
};

let last = 0;
const next = () => ++last;

export function newCondition({ name, kind }: FilterField): DraftCondition {
  return { id: next(), field: name, operator: operatorsOf(kind)[0]! };
}

export function newGroup(any: boolean, parts: DraftGroup['parts']): DraftGroup {
  return { id: next(), any, parts };
}

export function draftOf(where: Where): DraftGroup {
  const draftCondition = ([field, operator, value]: Condition): DraftCondition => ({
    id: next(),
    field,
    operator,
    value,
  });
  return newGroup(
    'or' in where,
    partsOf(where).map((part) =>
      isGroup(part) ? newGroup('or' in part, partsOf(part).map(draftCondition)) : draftCondition(part),
    ),
  );
}

export function isDraftGroup(part: DraftCondition | DraftGroup): part is DraftGroup {
  return 'parts' in part;
}

/** The kind of value that the operator of a condition needs. */
export function argumentOf({ field, operator }: DraftCondition, fields: readonly FilterField[]): Argument {
  const kind = fields.find(({ name }) => name === field)?.kind;
  return (kind && askedBy(kind, operator)) ?? 'nothing';
}

/** Whether a condition has every value that its operator needs. */
export function isWhole({ value }: DraftCondition, wanted: Argument): boolean {
  switch (wanted) {
    case 'nothing':
      return true;
    case 'number':
    case 'days':
      return typeof value === 'number';
    case 'text':
    case 'date':
      return typeof value === 'string' && value.trim() !== '';
    case 'two-numbers':
      return Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'number');
    case 'two-dates':
      return Array.isArray(value) && value.length === 2 && value.every(Boolean);
    case 'values':
      return Array.isArray(value) && value.length > 0;
  }
}

/** The filter of a complete draft. Empty groups are left out, and a group of one part is that part. */
export function whereOf(draft: DraftGroup, fields: readonly FilterField[]): Where | undefined {
  const conditionOf = (condition: DraftCondition): Condition => {
    const { field, operator, value } = condition;
    return argumentOf(condition, fields) === 'nothing'
      ? [field, operator]
      : [field, operator, value as Value];
  };
  const parts = draft.parts.flatMap((part): (Condition | Group<Condition>)[] => {
    if (!isDraftGroup(part)) return [conditionOf(part)];
    const inner = part.parts.flatMap((item) => (isDraftGroup(item) ? [] : [conditionOf(item)]));
    if (inner.length < 2) return inner;
    return [part.any ? { or: inner } : { and: inner }];
  });
  if (parts.length === 0) return undefined;
  return draft.any ? { or: parts } : { and: parts };
}
