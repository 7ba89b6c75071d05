import {
  type Condition,
  daysOf,
  type FieldKind,
  type FilterFields,
  isGroup,
  parseWhere,
  partsOf,
} from '@vatio/contract';
import { dayInSpain } from '../../format/date.ts';
import { fold } from '../../format/fold.ts';

type Value = string | number | null | undefined;

/** How a field of a list in the browser is read: its kind, and its unformatted value. */
export type LocalField<Row> = { readonly kind: FieldKind; readonly value: (row: Row) => Value };

type Test<Row> = (row: Row) => boolean;

/**
 * The filter of a list whose rows are all in the browser. The server gives the same text the same meaning. Undefined
 * when there is no filter or it cannot be read. `today` is the day in Spain.
 */
export function localWhere<Row>(
  text: string | undefined,
  fields: Readonly<Record<string, LocalField<Row>>>,
  today: string,
): Test<Row> | undefined {
  const kinds: FilterFields = Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind]),
  );
  const read = text === undefined ? undefined : parseWhere(text, kinds);
  if (!read?.ok) return undefined;
  const testEach = (condition: Condition) => testOf(condition, fields[condition[0]]!, today);
  const tests = partsOf(read.value).map((part) =>
    isGroup(part) ? joined(partsOf(part).map(testEach), 'and' in part) : testEach(part),
  );
  return joined(tests, 'and' in read.value);
}

function joined<Row>(tests: readonly Test<Row>[], all: boolean): Test<Row> {
  return all ? (row) => tests.every((test) => test(row)) : (row) => tests.some((test) => test(row));
}

function testOf<Row>(condition: Condition, { kind, value }: LocalField<Row>, today: string): Test<Row> {
  const test = valueTest(condition, kind, today);
  return (row) => test(value(row));
}

function valueTest(condition: Condition, kind: FieldKind, today: string): (value: Value) => boolean {
  const [, operator, wanted] = condition;
  if (operator === 'empty') return isBlank;
  if (operator === 'filled') return (value) => !isBlank(value);
  switch (kind) {
    case 'number':
      return numberTest(operator, wanted);
    case 'date': {
      const { from, to } = daysOf(condition, today) ?? {};
      return (value) => {
        const day = dayInSpain(String(value ?? '')).slice(0, 10);
        return day !== '' && (!from || day >= from) && (!to || day <= to);
      };
    }
    case 'choice': {
      const values = new Set(wanted as readonly string[]);
      return (value) => values.has(String(value ?? '')) === (operator === 'in');
    }
    case 'yes-no':
      return (value) => Boolean(value) === (operator === 'yes');
    default:
      return textTest(operator, String(wanted), kind === 'code');
  }
}

function textTest(operator: string, wanted: string, code: boolean): (value: Value) => boolean {
  const plain = (text: string) => (code ? fold(text).replace(/[\s.\-_/()]/g, '') : fold(text));
  const sought = plain(wanted.trim());
  return (value) => {
    const text = plain(String(value ?? ''));
    if (operator === 'contains') return text.includes(sought);
    return operator === 'starts' ? text.startsWith(sought) : text === sought;
  };
}

function numberTest(operator: string, wanted: Condition[2]): (value: Value) => boolean {
  if (operator === 'between') {
    const [least = 0, most = 0] = [...(wanted as readonly number[])].sort((a, b) => a - b);
    return (value) => typeof value === 'number' && value >= least && value <= most;
  }
  const figure = Number(wanted);
  const compare: Readonly<Record<string, (value: number) => boolean>> = {
    '=': (value) => value === figure,
    '!=': (value) => value !== figure,
    '<': (value) => value < figure,
    '<=': (value) => value <= figure,
    '>': (value) => value > figure,
    '>=': (value) => value >= figure,
  };
  const test = compare[operator];
  // A blank differs from every figure, and is neither more nor less than any.
  return (value) => (typeof value === 'number' ? (test?.(value) ?? false) : operator === '!=');
}

function isBlank(value: Value): boolean {
  return value === null || value === undefined || value === '';
}
