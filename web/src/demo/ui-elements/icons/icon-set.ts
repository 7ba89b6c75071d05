type IconSet = {
  /** Each line holds the name of an icon and, after spaces, the other words that it is searched by. */
  readonly lines: readonly string[];
  /** Each file holds this many drawings. */
  readonly perFile: number;
  readonly files: readonly (() => Promise<{ readonly default: readonly string[] }>)[];
};

const [made] = Object.values(import.meta.glob<IconSet>('./set.json', { query: '?icon-set', eager: true }));
if (!made) throw new Error('The build has made no set of icons');

/** `web/build/icon-set.ts` makes this of the package from which the project takes its icons. */
export const ICON_SET: IconSet = made;
