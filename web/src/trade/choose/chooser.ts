import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type EndpointSpec, MAX_NAMED } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { type Choice, choicesWith, type FindChoices, type Found } from '../../ui/kit/combobox/choice.ts';

type Asked = { readonly q?: string; readonly ids?: string; readonly limit?: number };

/** A kind of thing of the server from which a field chooses, however many there are. */
export type Chooser = {
  readonly path: string;
  /** A write that makes the reads of this path stale makes the names of the options stale too. */
  readonly staleWith: Pick<EndpointSpec, 'path'>;
  /** Searches options by a text, or names those that were chosen before. */
  readonly ask: (query: Asked, signal: AbortSignal) => Promise<Found>;
};

type ChooserOptions<Row> = Pick<Chooser, 'path' | 'staleWith'> & {
  readonly read: (query: Asked, signal: AbortSignal) => Promise<{ rows: Row[]; more: boolean }>;
  readonly choiceOf: (row: Row) => Choice;
};

export function chooserOf<Row>({ read, choiceOf, ...keys }: ChooserOptions<Row>): Chooser {
  return {
    ...keys,
    ask: async (query, signal) => {
      const { rows, more } = await read(query, signal);
      return { choices: rows.map(choiceOf), more };
    },
  };
}

export type FindOptions = {
  /** Options of the field itself, before those that are found, such as nobody. */
  readonly always?: readonly Choice[];
  /** A value that is not offered, such as the person who is being edited. */
  readonly except?: string;
};

export function findIn({ ask }: Chooser, { always = [], except }: FindOptions = {}): FindChoices {
  return async (text, signal) => {
    const { choices, more } = await ask(text === '' ? {} : { q: text }, signal);
    const offered = choices.filter(({ value }) => value !== except);
    return { choices: [...choicesWith(always, text), ...offered], more };
  };
}

/** The options of the given values, in the same order. */
export function useNamed({ path, staleWith, ask }: Chooser, values: readonly string[]): readonly Choice[] {
  const { t } = useTranslation('ui');
  const ids = [...new Set(values)].sort().slice(0, MAX_NAMED).join(',');
  const { data, isFetching } = useQuery({
    queryKey: [staleWith.path, path, { ids }],
    queryFn: ({ signal }) => ask({ ids, limit: MAX_NAMED }, signal),
    enabled: ids !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const unnamed = isFetching ? '…' : t('unnamedChoice');
  return values.map(
    (value) => data?.choices.find((choice) => choice.value === value) ?? { value, label: unnamed },
  );
}
