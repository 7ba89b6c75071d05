// Runs before the first paint, so that a reload shows neither the other skin nor the other direction for a moment.
// The build puts it inside the page; the server allows it there by its hash.
(() => {
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const skin = kept('skin');
  if (['bordered', 'dark', 'semi-dark'].includes(skin)) root.dataset.skin = skin;
  if (skin === 'dark') root.dataset.scheme = 'dark';
  for (const [name, key] of [['color'], ['corners'], ['density'], ['text', 'textSize']]) {
    const chosen = kept(key ?? name);
    if (typeof chosen === 'string') root.dataset[name] = chosen;
  }
  if (kept('direction') === true) root.dir = 'rtl';
  if (kept('language') === 'en') root.lang = 'en';

  // The first file is fetched at once and run once the page has been painted, or now if nobody is looking.
  const { first } = root.dataset;
  const begin = () =>
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: first, crossOrigin: '' }),
    );
  if (first && document.hidden) begin();
  else if (first) {
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(begin)));
  }

  // The outline of the shell waits for those who will see the shell.
  const alone =
    /^\/(login|register|forgot-password|reset-password|comprobar|permiso\/|privacidad\/|p\/|d\/|misc\/|pages\/(login|register|forgot-password|reset-password|verify-email|two-steps)-|page-layout\/layout-blank|apps\/invoice\/print)/;
  const path = location.pathname.slice((root.dataset.base ?? '/').length - 1);
  if (!kept('userData') || alone.test(path)) return;
  root.dataset.boot = 'shell';
  // So does what they work with: it comes beside the first file instead of after it.
  for (const file of root.dataset.work?.split(' ') ?? []) {
    const style = file.endsWith('.css');
    const link = Object.assign(document.createElement('link'), {
      rel: style ? 'preload' : 'modulepreload',
      href: file,
      crossOrigin: '',
    });
    if (style) link.as = 'style';
    document.head.append(link);
  }
})();
