/** A dictionary as its file has it: texts by key, some of them in groups. */
export type Texts = { readonly [key: string]: string | Texts };

/**
 * The dictionaries by area. `app`, which knows them all, declares them: this floor knows none.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled in by declaration merging.
export interface Dictionaries {}

/** What a text is completed with. `count` chooses the plural, unless it is written already; `defaultValue` is said where there is no text. */
export type Values = {
  readonly count?: number | string;
  readonly defaultValue?: string;
  readonly [name: string]: unknown;
};

type Known = keyof Dictionaries & string;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

/** Every key of a dictionary; `group.key` within a group, and the stem alone of what has plurals. */
type KeysOf<Dictionary> = {
  [Key in keyof Dictionary & string]: Dictionary[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysOf<Dictionary[Key]>}`;
}[keyof Dictionary & string];

type AreaKeys<Area extends string> = Area extends Known ? KeysOf<Dictionaries[Area]> : string;

/** Those that say their area: `ui:save`. */
type OtherKeys = { [Area in Known]: `${Area}:${AreaKeys<Area>}` }[Known];

/** The keys of an area, or those of one of its groups. */
type KeysIn<Area extends string, Group extends string> = Group extends ''
  ? AreaKeys<Area>
  : AreaKeys<Area> extends infer Key
    ? Key extends `${Group}.${infer Rest}`
      ? Rest
      : never
    : never;

/** Whether a key may be among others. One composed of variables is a pattern that at least one of them must fit. */
type Among<Keys extends string, Key extends string> = string extends Keys | Key
  ? true
  : [Extract<Keys, Key>] extends [never]
    ? false
    : true;

type Checked<Area extends string, Group extends string, Key extends string> =
  Among<KeysIn<Area, Group> | OtherKeys, Key> extends true ? Key : never;

/**
 * Says a text of its area, `t('save')`, or of another, `t('ui:save')`. Of several keys, the first that has a text. One
 * without an area takes any key.
 */
export type Translate<Area extends string = string, Group extends string = ''> = <Key extends string>(
  key: Checked<Area, Group, Key> | readonly Key[],
  values?: Values,
) => string;
