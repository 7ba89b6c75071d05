import { argumentOf as askedBy, type Condition, isGroup, partsOf, type Where } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber, formatWithUnit } from '../../../format/number.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import type { FilterField } from '../filter-field.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  '=': '=',
  '!=': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
};

/** In a right-to-left text a lone `<` would be drawn as `>`; this invisible mark prevents it. */
const LEFT_TO_RIGHT = '\u200e';

/** The name of an operator: signs as they are written, the others in words. */
export function operatorText(operator: string, t: Translate): string {
  const symbol = SYMBOLS[operator];
  return symbol ? `${LEFT_TO_RIGHT}${symbol}${LEFT_TO_RIGHT}` : t(`op-${operator}`);
}

/** A filter in words: «Consumo anual ≥ 50.000 kWh y (Provincia es Madrid o Toledo)». */
export function describeWhere(where: Where, fields: readonly FilterField[], t: Translate): string {
  const all = partsOf(where);
  const sentenceOf = (condition: Condition, alone: boolean) => {
    const text = describe(condition, fields, t);
    const several = Array.isArray(condition[2]) && condition[2].length > 1;
    return several && !alone && argumentOf(condition, fields) === 'values' ? `(${text})` : text;
  };
  const texts = all.map((part) => {
    if (!isGroup(part)) return sentenceOf(part, all.length === 1);
    const inner = partsOf(part).map((condition) => sentenceOf(condition, false));
    return `(${inner.join(` ${t('or' in part ? 'or' : 'and')} `)})`;
  });
  return texts.join(` ${t('or' in where ? 'or' : 'and')} `);
}

function argumentOf([name, operator]: Condition, fields: readonly FilterField[]) {
  const kind = fields.find((field) => field.name === name)?.kind;
  return kind && askedBy(kind, operator);
}

function describe(condition: Condition, fields: readonly FilterField[], t: Translate): string {
  const [name, operator, value] = condition;
  const field = fields.find((candidate) => candidate.name === name);
  const label = field?.label ?? name;
  const figure = (number: unknown) =>
    field?.unit ? formatWithUnit(Number(number), field.unit, [0, 3]) : formatNumber(Number(number), [0, 3]);
  const operatorWords = operatorText(operator, t);
  switch (argumentOf(condition, fields)) {
    case 'number':
      return `${label} ${operatorWords} ${figure(value)}`;
    case 'text':
      return `${label} ${operatorWords} «${value}»`;
    case 'date':
      return `${label} ${operatorWords} ${formatFecha(String(value))}`;
    case 'days':
      return `${label}: ${t(`${operator}-days`, { count: Number(value) })}`;
    case 'two-numbers': {
      const [from, to] = value as readonly [number, number];
      return `${label} ${operatorWords} ${formatNumber(from, [0, 3])} ${t('and')} ${figure(to)}`;
    }
    case 'two-dates': {
      const [from, to] = value as readonly string[];
      return `${label} ${operatorWords} ${formatFecha(from)} ${t('and')} ${formatFecha(to)}`;
    }
    case 'values': {
      const choices = field?.searched?.named ?? field?.options;
      const labels = (value as readonly string[]).map(
        (item) => choices?.find((choice) => choice.value === item)?.label ?? item,
      );
      const last = labels.pop() ?? '';
      return `${label} ${operatorWords} ${labels.length > 0 ? `${labels.join(', ')} ${t('or')} ${last}` : last}`;
    }
    default:
      return `${label}: ${operatorWords}`;
  }
}
