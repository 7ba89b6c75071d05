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

/** The keys of an area, or those of one of its groups. */
type KeysIn<Area extends string, Group extends string> = Group extends ''
  ? AreaKeys<Area>
  : AreaKeys<Area> extends infer Key
    ? Key extends `${Group}.${infer Rest}`
      ? Rest
      : never
    : never;

/**
 * Whether a key may be among others. One composed of variables is a pattern that at least one of them must fit. The
 * compiler looks a whole key up at once, and tries a pattern key by key.
 */
type Among<Keys extends string, Key extends string> = [Key] extends [Keys]
  ? true
  : [Extract<Keys, Key>] extends [never]
    ? false
    : true;

/**
 * A key with an area, `ui:save`, is looked for in that area alone: to compare each with those of every area would take
 * the compiler most of its time.
 */
type Exists<Area extends string, Group extends string, Key extends string> = string extends Area | Key
  ? true
  : Key extends `${infer Other}:${infer Rest}`
    ? Among<AreaKeys<Extract<Known, Other>>, Rest>
    : Among<KeysIn<Area, Group>, Key>;

type Checked<Area extends string, Group extends string, Key extends string> =
  true extends Exists<Area, Group, Key> ? Key : never;

/**
 * Says a text of its area, `t('save')`, or of another, `t('ui:save')`. Of several keys, the first that has a text. One
 * without an area takes any key.
 */
export type Translate<Area extends string = string, Group extends string = ''> = <Key extends string>(
  key: Checked<Area, Group, Key> | readonly Key[],
  values?: Values,
) => string;
