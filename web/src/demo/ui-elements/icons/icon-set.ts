type IconSet = {
  /** Of each icon its name and, after spaces, what else it is searched by. */
  readonly lines: readonly string[];
  /** How many drawings each file holds. */
  readonly perFile: number;
  readonly files: readonly (() => Promise<{ readonly default: readonly string[] }>)[];
};

const [made] = Object.values(import.meta.glob<IconSet>('./set.json', { query: '?icon-set', eager: true }));
if (!made) throw new Error('The build has made no set of icons');

/** Made by `web/build/icon-set.ts` of the package that the project takes its icons from. */
export const ICON_SET: IconSet = made;
