// Runs before the first paint, so that a reload shows neither the other skin nor the other direction for a moment.
// A file of its own because the content security policy allows no inline script.
(() => {
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  if (kept('skin') === 'dark') root.dataset.mantineColorScheme = 'dark';
  if (kept('direction') === true) root.dir = 'rtl';
  if (kept('language') === 'en') root.lang = 'en';
})();
