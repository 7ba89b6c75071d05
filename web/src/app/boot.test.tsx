import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from './screens.ts';

const code = readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8');
const root = document.documentElement;

/** Runs the script as the browser does at an address, with what the last visit stored. */
function boot(kept: Record<string, string> = {}, path = '/inicio'): Record<string, string | undefined> {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  history.replaceState(null, '', path);
  new Function(code)();
  return { ...root.dataset, dir: root.dir, lang: root.lang };
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

describe('the script before the first paint', () => {
  it('the script before the first paint leaves a first visit as the page is', () => {
    expect(boot()).toEqual({ dir: '', lang: '' });
  });

  it('the script before the first paint applies skin, direction and language', () => {
    expect(boot({ skin: '"dark"', direction: 'true', language: '"en"' })).toEqual({
      skin: 'dark',
      scheme: 'dark',
      dir: 'rtl',
      lang: 'en',
    });
    expect(boot({ skin: '"bordered"' }).skin).toBe('bordered');
    expect(
      boot({ color: '"blue"', corners: '"round"', density: '"compact"', textSize: '"large"' }),
    ).toMatchObject({
      color: 'blue',
      corners: 'round',
      density: 'compact',
      text: 'large',
    });
  });

  it('the script before the first paint ignores invalid settings', () => {
    expect(boot({ skin: '"pink"', direction: '"yes"', language: '{' })).toEqual({ dir: '', lang: '' });
  });

  it('the script before the first paint outlines the shell for screens that have one, and not for those who must sign in', () => {
    for (const { path, layout } of SCREENS) {
      delete root.dataset.boot;
      const address = path.replace(/:\w+/g, 'x');
      expect([path, boot({ userData: '{"id":1}' }, address).boot]).toEqual([
        path,
        layout === 'blank' ? undefined : 'shell',
      ]);
    }
    // The same when the product is installed in a folder of its host.
    root.dataset.base = '/vatio/';
    delete root.dataset.boot;
    expect(boot({}, '/vatio/login').boot).toBeUndefined();
    expect(boot({}, '/vatio/cups').boot).toBe('shell');
    delete root.dataset.base;
    localStorage.clear();
    delete root.dataset.boot;
    expect(boot({}, '/cups').boot).toBeUndefined();
  });

  it('the script before the first paint runs the first file after painting, or at once in a hidden tab', async () => {
    const run = () => [...document.head.querySelectorAll('script')].map(({ type, src }) => [type, src]);
    const first = ['module', `${location.origin}/assets/index-1.js`];
    let paint: FrameRequestCallback = () => undefined;
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      paint = frame;
      return 1;
    });
    root.dataset.first = '/assets/index-1.js';
    boot();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    paint(0);
    expect(run()).toEqual([]);
    await expect.poll(run).toEqual([first]);

    document.head.replaceChildren();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    boot();
    expect(run()).toEqual([first]);
  });

  it('the script before the first paint fetches the files of the working screens for those who have a session', () => {
    const links = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);
    root.dataset.work = '/assets/work-1.js /assets/work-2.css';
    boot({}, '/cups');
    boot({ userData: '{"id":1}' }, '/p/x');
    expect(links()).toEqual([]);
    boot({ userData: '{"id":1}' }, '/cups');
    expect(links()).toEqual([
      ['modulepreload', `${location.origin}/assets/work-1.js`],
      ['preload', `${location.origin}/assets/work-2.css`],
    ]);
  });
});
