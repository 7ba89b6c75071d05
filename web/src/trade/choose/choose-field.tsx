import { type ComponentProps, useState } from 'react';
import type { Choice } from '../../ui/kit/combobox/choice.ts';
import { ComboboxField } from '../../ui/kit/combobox/combobox-field.tsx';
import { type Chooser, type FindOptions, findIn, useNamed } from './chooser.ts';

type Props = Omit<ComponentProps<typeof ComboboxField>, 'options' | 'onCreate'> &
  FindOptions & { readonly from: Chooser };

const NONE: readonly Choice[] = [];

/**
 * A choice of one thing of the server, searched by typing: `<ChooseField from={COMERCIALES} label={…}
 * {...form.field('comercialId')} />`. The server names a value that was not found by typing, unless `chosen` names it.
 */
export function ChooseField({ from, always = NONE, except, chosen, value, onChange, ...field }: Props) {
  const [seen, setSeen] = useState<Choice>();
  const known = [seen, chosen, ...always].find((choice) => choice?.value === value);
  const [named] = useNamed(from, known || value === '' ? [] : [value]);
  return (
    <ComboboxField
      {...field}
      value={value}
      chosen={known ?? named}
      options={findIn(from, { always, except })}
      onChange={(next, choice) => {
        setSeen(choice);
        onChange(next, choice);
      }}
    />
  );
}
