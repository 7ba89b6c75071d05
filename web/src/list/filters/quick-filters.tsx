import { IconCalendar } from '@tabler/icons-react';
import { type ListField, rangeOf, type ScopeParameter } from '@vatio/contract';
import { Fragment, Suspense } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { DropDown } from '../../ui/overlay/drop-down.tsx';
import { later } from '../../ui/overlay/on-demand.tsx';
import styles from './filter-bar.module.css';
import type { SearchedOptions } from './filter-field.ts';
import { labelOf, optionsOf, type QuickProps, severalOf, valueLabel, valuesOf } from './quick-props.ts';

// A date filter is rare, so the code of its field is loaded when it is first needed.
const DAY = later(async () => (await import('../../ui/kit/dates/date-field.tsx')).DateField);
const SEARCHED = later(async () => (await import('../../ui/kit/combobox/combobox-field.tsx')).ComboboxField);
const MONTH = later(async () => (await import('../../ui/kit/dates/month-field.tsx')).MonthField);

/** The filter fields beside the search: choices of one or several values, the parameters of the list, and ranges. */
export function QuickFilters(props: QuickProps) {
  const { definition, hidden = [], instead = {} } = props;
  const offered = Object.entries<ListField>(definition.fields).filter(
    ([name, { quick }]) => quick !== undefined && quick !== 'link' && !hidden.includes(name),
  );
  const scope = Object.entries<ScopeParameter>(definition.scope ?? {}).filter(
    ([name, parameter]) => parameter.offered && !hidden.includes(name),
  );
  const isRange = ([, { quick }]: readonly [string, ListField]) => quick === 'range' || quick === 'month';
  const fieldOf = ([name, field]: readonly [string, ListField]) => (
    <Fragment key={name}>{instead[name] ?? <QuickField {...props} name={name} field={field} />}</Fragment>
  );
  return (
    <>
      {offered.filter((one) => !isRange(one)).map(fieldOf)}
      {scope.map(([name, parameter]) => (
        <Fragment key={name}>
          {instead[name] ?? <ScopeField {...props} name={name} parameter={parameter} />}
        </Fragment>
      ))}
      {offered.filter(isRange).map(fieldOf)}
    </>
  );
}

type FieldProps = QuickProps & { readonly name: string; readonly field: ListField };

function QuickField(props: FieldProps) {
  switch (props.field.quick) {
    case 'range':
      return props.field.kind === 'number' ? <NumberRange {...props} /> : <DateRange {...props} />;
    case 'month':
      return <Month {...props} />;
    default:
      return <ValueField {...props} />;
  }
}

function ValueField({ name, field, ...props }: FieldProps) {
  const { words, list } = props;
  const label = labelOf(words, name);
  const value = valuesOf(list)[name];
  const chosen = severalOf(value);
  const isMany = field.quick === 'many';
  const placeholder = words(`placeholder-${name}`, { defaultValue: label });
  const choose = (next: string) => {
    if (!isMany) list.set({ [name]: next || undefined });
    else if (next) list.set({ [name]: [...new Set([...chosen, next])] });
  };
  const shared = { label, placeholder, value: isMany ? '' : String(value ?? ''), onChange: choose };
  const searched = props.searched?.[name];
  if (searched) return <SearchedField {...shared} searched={searched} />;
  const nobody = field.nobody ? [{ value: field.nobody, label: valueLabel(words, name, field.nobody) }] : [];
  return (
    <SelectField {...shared} labelHidden options={[...nobody, ...optionsOf(props, name, field.values)]} />
  );
}

function ScopeField({
  name,
  parameter: { values, default: usual },
  ...props
}: QuickProps & { readonly name: string; readonly parameter: ScopeParameter }) {
  const { words, list } = props;
  const label = words(name);
  const shared = {
    label,
    placeholder: usual === undefined ? label : undefined,
    value: String(valuesOf(list)[name] ?? ''),
    onChange: (value: string) => list.set({ [name]: value || undefined }),
  };
  const searched = props.searched?.[name];
  if (searched) return <SearchedField {...shared} searched={searched} />;
  return <SelectField {...shared} labelHidden options={optionsOf(props, name, values)} />;
}

type SearchedProps = {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly searched: SearchedOptions;
};

/** A choice that is searched by typing. Its place is kept while its code loads. */
function SearchedField({ searched: { find, named }, ...field }: SearchedProps) {
  const { label, placeholder, value } = field;
  const chosen = named.find((choice) => choice.value === value);
  const coming = { label, placeholder, value: chosen?.label ?? '', onChange: () => undefined };
  return (
    <Suspense fallback={<TextField {...coming} disabled labelHidden />}>
      <SEARCHED.Part {...field} {...{ chosen }} labelHidden options={find} />
    </Suspense>
  );
}

function DateRange({ name, field, words, list }: FieldProps) {
  const { t } = useTranslation('ui');
  const label = labelOf(words, name);
  const [from, to] = rangeOf(name, field);
  const values = valuesOf(list);
  const dayOf = (parameter: string) => String(values[parameter] ?? '');
  return (
    <DropDown
      label={label}
      button={(toggle) => (
        <Button icon={IconCalendar} {...toggle}>
          {label}
        </Button>
      )}
    >
      {() => (
        <Suspense fallback={<Skeleton />}>
          <DAY.Part
            label={words(from, { defaultValue: t('filterFrom') })}
            value={dayOf(from)}
            max={dayOf(to) || undefined}
            onChange={(day) => list.set({ [from]: day || undefined })}
          />
          <DAY.Part
            label={words(to, { defaultValue: t('filterTo') })}
            value={dayOf(to)}
            min={dayOf(from) || undefined}
            onChange={(day) => list.set({ [to]: day || undefined })}
          />
        </Suspense>
      )}
    </DropDown>
  );
}

/** A range of numbers, written to the address when a field is left. */
function NumberRange({ name, field, words, list }: FieldProps) {
  const { t } = useTranslation('ui');
  const values = valuesOf(list);
  const texts = [t('filterFrom'), t('filterTo')];
  return (
    <fieldset className={styles.range}>
      <legend className="vt-hidden">{labelOf(words, name)}</legend>
      {rangeOf(name, field).map((parameter, i) => {
        const label = words(parameter, { defaultValue: texts[i] });
        const value = values[parameter];
        return (
          <NumberField
            key={parameter}
            label={label}
            labelHidden
            placeholder={label}
            decimals={0}
            value={typeof value === 'number' ? value : null}
            onChange={(figure) => list.set({ [parameter]: figure ?? undefined }, { replace: true })}
          />
        );
      })}
    </fieldset>
  );
}

function Month({ name, words, list }: FieldProps) {
  const label = labelOf(words, name);
  return (
    <Suspense fallback={<TextField disabled labelHidden label={label} value="" onChange={() => undefined} />}>
      <MONTH.Part
        label={label}
        labelHidden
        value={String(valuesOf(list)[name] ?? '')}
        onChange={(month) => list.set({ [name]: month || undefined })}
      />
    </Suspense>
  );
}
