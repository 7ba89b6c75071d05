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
  if (skin === 'dark') root.dataset.mantineColorScheme = 'dark';
  if (kept('direction') === true) root.dir = 'rtl';
  if (kept('language') === 'en') root.lang = 'en';

  // The outline of the shell waits for those who will see the shell.
  const alone =
    /^\/(login|register|forgot-password|reset-password|p\/|misc\/|pages\/(login|register|forgot-password|reset-password|verify-email|two-steps)-|page-layout\/layout-blank|apps\/invoice\/print)/;
  if (kept('userData') && !alone.test(location.pathname)) root.dataset.boot = 'shell';
})();
