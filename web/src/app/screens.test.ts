import { describe, expect, it } from 'vitest';
import { findByPath } from '../router/path.ts';
import { textIn } from '../ui/frame/text.ts';
import { BUSINESS_SCREENS } from './business-screens.ts';
import { MENU_GROUPS, TOP } from './menu/groups.ts';
import { SCREENS } from './screens.ts';
import { COMPANION_PATHS, SPEC_PATHS } from './test-spec-paths.ts';

const paths = SCREENS.map(({ path }) => path);
const rowOf = (path: string) => SCREENS.find((screen) => screen.path === path);

describe('the screens table', () => {
  it('the screens table names each screen and each address once', () => {
    for (const field of ['id', 'path'] as const) {
      const values = SCREENS.map((screen) => screen[field]);
      expect(new Set(values).size, field).toBe(values.length);
    }
  });

  it('the screens table has every address of the specification and its companions', () => {
    expect(SPEC_PATHS).toHaveLength(123);
    const wanted = [...SPEC_PATHS, ...COMPANION_PATHS];
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('the screens table begins with the business, and adds the template', () => {
    expect(SCREENS.filter(({ template }) => !template)).toEqual(BUSINESS_SCREENS);
    expect(findByPath(BUSINESS_SCREENS, '/')).toBeUndefined();
  });

  it('the screens table leaves the shell out of screens that stand alone', () => {
    const alone = SCREENS.filter(({ layout, template }) => template && layout === 'blank').map(
      ({ path }) => path,
    );
    expect(alone.filter((path) => /^\/(misc|pages)\//.test(path))).toHaveLength(16);
    expect(alone.filter((path) => !/^\/(misc|pages)\//.test(path))).toEqual([
      '/apps/invoice/print',
      '/page-layout/layout-blank',
    ]);
  });

  it('the screens table keeps the template for administrators, except its public pages', () => {
    const others = SCREENS.filter(({ template, access }) => template && access !== 'manage all');
    expect(others.filter(({ access }) => access !== 'public').map(({ path }) => path)).toEqual([
      '/access-control',
    ]);
    expect(rowOf('/access-control')?.access).toBe('read ACL');
    expect(rowOf('/')).toMatchObject({ id: 'dashboard-ecommerce', access: 'manage all' });
  });

  it('the screens table has titles in both languages', () => {
    for (const { id, title, icon } of SCREENS) {
      expect(textIn(title, 'es').trim(), id).not.toBe('');
      expect(textIn(title, 'en').trim(), id).not.toBe('');
      expect(icon, id).toBeDefined();
    }
  });

  it.each(SCREENS.map((screen) => [screen.id, screen] as const))(
    'the screen %s can be opened',
    async (_, screen) => {
      expect(screen.path).toMatch(/^\/([a-z0-9-]+|:[a-zA-Z]+|\/)*$/);
      expect([TOP, ...MENU_GROUPS.map(({ id }) => id), undefined]).toContain(screen.menu?.group);
      expect((await screen.load()).default).toBeTypeOf('function');
    },
  );
});
