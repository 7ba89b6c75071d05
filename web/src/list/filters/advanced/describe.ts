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
  const one = (condition: Condition, alone: boolean) => {
    const text = describe(condition, fields, t);
    const several = Array.isArray(condition[2]) && condition[2].length > 1;
    return several && !alone && argumentOf(condition, fields) === 'values' ? `(${text})` : text;
  };
  const texts = all.map((part) => {
    if (!isGroup(part)) return one(part, all.length === 1);
    const inner = partsOf(part).map((condition) => one(condition, false));
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
  const field = fields.find((one) => one.name === name);
  const label = field?.label ?? name;
  const figure = (number: unknown) =>
    field?.unit ? formatWithUnit(Number(number), field.unit, [0, 3]) : formatNumber(Number(number), [0, 3]);
  const said = operatorText(operator, t);
  switch (argumentOf(condition, fields)) {
    case 'number':
      return `${label} ${said} ${figure(value)}`;
    case 'text':
      return `${label} ${said} «${value}»`;
    case 'date':
      return `${label} ${said} ${formatFecha(String(value))}`;
    case 'days':
      return `${label}: ${t(`${operator}-days`, { count: Number(value) })}`;
    case 'two-numbers': {
      const [from, to] = value as readonly [number, number];
      return `${label} ${said} ${formatNumber(from, [0, 3])} ${t('and')} ${figure(to)}`;
    }
    case 'two-dates': {
      const [from, to] = value as readonly string[];
      return `${label} ${said} ${formatFecha(from)} ${t('and')} ${formatFecha(to)}`;
    }
    case 'values': {
      const choices = field?.searched?.named ?? field?.options;
      const labels = (value as readonly string[]).map(
        (one) => choices?.find((choice) => choice.value === one)?.label ?? one,
      );
      const last = labels.pop() ?? '';
      return `${label} ${said} ${labels.length > 0 ? `${labels.join(', ')} ${t('or')} ${last}` : last}`;
    }
    default:
      return `${label}: ${said}`;
  }
}
