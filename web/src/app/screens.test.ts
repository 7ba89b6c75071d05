import { describe, expect, it } from 'vitest';
import { MENU_GROUPS, TOP } from './menu-groups.ts';
import { SCREENS } from './screens.ts';

type Texts = Record<string, string>;
const dictionaries = import.meta.glob<Texts>(
  ['./{es,en}.json', '../ui/{es,en}.json', '../business/*/{es,en}.json'],
  {
    import: 'default',
    eager: true,
  },
);

describe('the screens table', () => {
  it('names each screen and each address once', () => {
    for (const field of ['id', 'path'] as const) {
      const values = SCREENS.map((screen) => screen[field]);
      expect(new Set(values).size, field).toBe(values.length);
    }
  });

  it.each(SCREENS.map((screen) => [screen.id, screen] as const))('%s can be opened', async (_, screen) => {
    expect(screen.path).toMatch(/^\/([a-z0-9-]+|:[a-zA-Z]+|\/)*$/);
    expect([TOP, ...MENU_GROUPS.map(({ id }) => id), undefined]).toContain(screen.menu?.group);
    expect((await screen.load()).default).toBeTypeOf('function');
  });
});

describe('the dictionaries', () => {
  const plain = (texts: Texts) => [
    ...new Set(Object.keys(texts).map((key) => key.replace(/_(one|many|other)$/, ''))),
  ];

  it.each(Object.keys(dictionaries).filter((file) => file.endsWith('es.json')))(
    '%s has its English',
    (file) => {
      const spanish = dictionaries[file] ?? {};
      const english = dictionaries[file.replace('es.json', 'en.json')] ?? {};
      expect(plain(english).toSorted()).toEqual(plain(spanish).toSorted());
      expect(Object.values({ ...spanish, ...english }).every((text) => text.trim() !== '')).toBe(true);
    },
  );
});
