import { IconArrowsHorizontal, IconCalendar } from '@tabler/icons-react';
import { type ListField, rangeOf, type ScopeParameter } from '@vatio/contract';
import { type ReactNode, Suspense } from 'react';
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

// Few lists are filtered by a day in each visit: typing one comes when it is asked for.
const DAY = later(async () => (await import('../../ui/kit/dates/date-field.tsx')).DateField);
const SEARCHED = later(async () => (await import('../../ui/kit/combobox/combobox-field.tsx')).ComboboxField);
const MONTH = later(async () => (await import('../../ui/kit/dates/month-field.tsx')).MonthField);

type Place = {
  readonly name: string;
  /** In the panel of those that have no place in the line: each shows its name. */
  readonly inPanel: boolean;
};

type FieldProps = QuickProps & Place & { readonly field: ListField };

export function QuickField(props: FieldProps) {
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
  const { t } = useTranslation('ui');
  const { words, list, inPanel } = props;
  const label = labelOf(words, name);
  const value = valuesOf(list)[name];
  const chosen = severalOf(value);
  const isMany = field.quick === 'many';
  const placeholder = words(`placeholder-${name}`, { defaultValue: inPanel ? t('anyValue') : label });
  const choose = (next: string) => {
    if (!isMany) list.set({ [name]: next || undefined });
    else if (next) list.set({ [name]: [...new Set([...chosen, next])] });
  };
  const shared = {
    label,
    labelHidden: !inPanel,
    placeholder,
    value: isMany ? '' : String(value ?? ''),
    onChange: choose,
  };
  const searched = props.searched?.[name];
  if (searched) return <SearchedField {...shared} searched={searched} />;
  const nobody = field.nobody ? [{ value: field.nobody, label: valueLabel(words, name, field.nobody) }] : [];
  return <SelectField {...shared} options={[...nobody, ...optionsOf(props, name, field.values)]} />;
}

export function ScopeField({
  name,
  parameter: { values, default: usual },
  ...props
}: QuickProps & Place & { readonly parameter: ScopeParameter }) {
  const { t } = useTranslation('ui');
  const { words, list, inPanel } = props;
  const label = words(name);
  const nothing = inPanel ? t('anyValue') : label;
  const shared = {
    label,
    labelHidden: !inPanel,
    placeholder: usual === undefined ? nothing : undefined,
    value: String(valuesOf(list)[name] ?? ''),
    onChange: (value: string) => list.set({ [name]: value || undefined }),
  };
  const searched = props.searched?.[name];
  if (searched) return <SearchedField {...shared} searched={searched} />;
  return <SelectField {...shared} options={optionsOf(props, name, values)} />;
}

type SearchedProps = {
  readonly label: string;
  readonly labelHidden: boolean;
  readonly placeholder: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly searched: SearchedOptions;
};

/** What is chosen by typing. The field has its place before its code has come. */
function SearchedField({ searched: { find, named }, ...field }: SearchedProps) {
  const chosen = named.find((choice) => choice.value === field.value);
  return (
    <div className={styles.typed}>
      <Suspense
        fallback={<TextField {...field} value={chosen?.label ?? ''} onChange={() => undefined} disabled />}
      >
        <SEARCHED.Part {...field} {...{ chosen }} options={find} />
      </Suspense>
    </div>
  );
}

type RangeProps = {
  readonly label: string;
  readonly inPanel: boolean;
  readonly icon: typeof IconCalendar;
  readonly children: ReactNode;
};

/** From one value to another: in the line, behind a button. */
function Range({ label, inPanel, icon, children }: RangeProps) {
  if (inPanel) {
    return (
      <fieldset className={styles.range}>
        <legend>{label}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <DropDown
      label={label}
      button={(toggle) => (
        <Button small icon={icon} {...toggle}>
          {label}
        </Button>
      )}
    >
      {() => children}
    </DropDown>
  );
}

function DateRange({ name, field, words, list, inPanel }: FieldProps) {
  const { t } = useTranslation('ui');
  const [from, to] = rangeOf(name, field);
  const values = valuesOf(list);
  const dayOf = (parameter: string) => String(values[parameter] ?? '');
  return (
    <Range label={labelOf(words, name)} inPanel={inPanel} icon={IconCalendar}>
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
    </Range>
  );
}

/** Written in the address when a field is left. */
function NumberRange({ name, field, words, list, inPanel }: FieldProps) {
  const { t } = useTranslation('ui');
  const values = valuesOf(list);
  const texts = [t('filterFrom'), t('filterTo')];
  return (
    <Range label={labelOf(words, name)} inPanel={inPanel} icon={IconArrowsHorizontal}>
      {rangeOf(name, field).map((parameter, i) => {
        const value = values[parameter];
        return (
          <NumberField
            key={parameter}
            label={words(parameter, { defaultValue: texts[i] })}
            decimals={0}
            value={typeof value === 'number' ? value : null}
            onChange={(figure) => list.set({ [parameter]: figure ?? undefined }, { replace: true })}
          />
        );
      })}
    </Range>
  );
}

function Month({ name, words, list, inPanel }: FieldProps) {
  const field = { label: labelOf(words, name), labelHidden: !inPanel };
  return (
    <div className={styles.typed}>
      <Suspense fallback={<TextField {...field} disabled value="" onChange={() => undefined} />}>
        <MONTH.Part
          {...field}
          value={String(valuesOf(list)[name] ?? '')}
          onChange={(month) => list.set({ [name]: month || undefined })}
        />
      </Suspense>
    </div>
  );
}
