import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import accesoEs from '../business/acceso/es.json';
import { insist } from '../data/insist.ts';
import uiEs from '../ui/es.json';
import { onDisplayChange, readDisplay } from '../ui/theme/display.ts';
import appEs from './es.json';

type Texts = Record<string, string>;

/** Dictionaries by file; each area's loads with its first screen, English only when chosen. */
const files = {
  ...import.meta.glob<Texts>(
    [
      './en.json',
      './shell/{es,en}.json',
      '../ui/en.json',
      '../list/filters/{es,en}.json',
      '../trade/operations/{es,en}.json',
      '../business/acceso/{es,en}.json',
      '../demo/*/{es,en}.json',
    ],
    { import: 'default' },
  ),
  ...(import.meta.env.MODE === 'demo'
    ? {}
    : import.meta.glob<Texts>('../business/*/{es,en}.json', { import: 'default' })),
};

/** An area is a folder of the business or of the template; the shell and the shared parts are none. */
function fileOf(area: string, language: string) {
  const own = {
    app: '.',
    shell: './shell',
    ui: '../ui',
    filters: '../list/filters',
    operations: '../trade/operations',
  }[area];
  const folders = own ? [own] : [`../business/${area}`, `../demo/${area}`];
  return folders.map((folder) => files[`${folder}/${language}.json`]).find(Boolean);
}

const dictionaries: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language, area) => {
    const load = fileOf(area, language);
    return load ? insist(load) : {};
  },
};

/** Spanish by default and as fallback; what a first visit reads travels with the first file, the rest is fetched. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(dictionaries)
    .use(initReactI18next)
    .init({
      lng: readDisplay().language,
      fallbackLng: 'es',
      supportedLngs: ['es', 'en'],
      ns: ['app', 'ui'],
      defaultNS: 'app',
      resources: { es: { app: appEs, ui: uiEs, acceso: accesoEs } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  onDisplayChange(() => {
    const { language } = readDisplay();
    if (i18next.language !== language) i18next.changeLanguage(language);
  });
}

/** Makes the dictionary of an area ready before its screen is drawn. */
export function loadTexts(area: string): Promise<void> {
  return i18next.loadNamespaces(area);
}
