import accesoEs from '../business/acceso/es.json';
import { insist } from '../data/insist.ts';
import { changeLanguage, loadTexts, startTexts } from '../texts/catalogue.ts';
import type { Texts } from '../texts/dictionary.ts';
import uiEs from '../ui/es.json';
import { onDisplayChange, readDisplay } from '../ui/theme/display.ts';
import appEs from './es.json';

declare module '../texts/dictionary.ts' {
  interface Dictionaries {
    readonly app: typeof appEs;
    readonly shell: typeof import('./shell/es.json');
    readonly ui: typeof uiEs;
    readonly filters: typeof import('../list/filters/es.json');
    readonly operations: typeof import('../trade/operations/es.json');
    readonly 'asked-documents': typeof import('../trade/asked-documents/es.json');
    readonly 'bring-data': typeof import('../trade/bring-data/es.json');
    readonly requisitos: typeof import('../trade/requisitos/es.json');
    readonly brands: typeof import('../trade/brands/es.json');
    readonly acceso: typeof import('../business/acceso/es.json');
    readonly ajustes: typeof import('../business/ajustes/es.json');
    readonly analisis: typeof import('../business/analisis/es.json');
    readonly auditoria: typeof import('../business/auditoria/es.json');
    readonly ayuda: typeof import('../business/ayuda/es.json');
    readonly claves: typeof import('../business/claves/es.json');
    readonly clientes: typeof import('../business/clientes/es.json');
    readonly comerciales: typeof import('../business/comerciales/es.json');
    readonly comprobar: typeof import('../business/comprobar/es.json');
    readonly contratos: typeof import('../business/contratos/es.json');
    readonly cuenta: typeof import('../business/cuenta/es.json');
    readonly extractos: typeof import('../business/extractos/es.json');
    readonly facturas: typeof import('../business/facturas/es.json');
    readonly importaciones: typeof import('../business/importaciones/es.json');
    readonly informes: typeof import('../business/informes/es.json');
    readonly inicio: typeof import('../business/inicio/es.json');
    readonly liquidaciones: typeof import('../business/liquidaciones/es.json');
    readonly mercado: typeof import('../business/mercado/es.json');
    readonly productos: typeof import('../business/productos/es.json');
    readonly 'propuesta-publica': typeof import('../business/propuesta-publica/es.json');
    readonly propuestas: typeof import('../business/propuestas/es.json');
    readonly 'puntos-suministro': typeof import('../business/puntos-suministro/es.json');
    readonly 'mi-area': typeof import('../business/mi-area/es.json');
    readonly incidencias: typeof import('../business/incidencias/es.json');
    readonly 'permiso-de-datos': typeof import('../business/permiso-de-datos/es.json');
    readonly 'subir-documentos': typeof import('../business/subir-documentos/es.json');
    readonly tareas: typeof import('../business/tareas/es.json');
    readonly usuarios: typeof import('../business/usuarios/es.json');
    readonly webhooks: typeof import('../business/webhooks/es.json');
  }
}

/**
 * The files of the dictionaries. An area's dictionary loads with its first screen, and English only when it is chosen.
 */
const files = {
  ...import.meta.glob<Texts>(
    [
      './en.json',
      './shell/{es,en}.json',
      '../ui/en.json',
      '../list/filters/{es,en}.json',
      '../trade/operations/{es,en}.json',
      '../trade/asked-documents/{es,en}.json',
      '../trade/bring-data/{es,en}.json',
      '../trade/requisitos/{es,en}.json',
      '../trade/brands/{es,en}.json',
      '../business/acceso/{es,en}.json',
      '../demo/*/{es,en}.json',
      '../demo/apps/*/{es,en}.json',
    ],
    { import: 'default' },
  ),
  ...(import.meta.env.MODE === 'demo'
    ? {}
    : import.meta.glob<Texts>('../business/*/{es,en}.json', { import: 'default' })),
};

/**
 * The file of a dictionary. An area is a folder of the business or of the template; the shell and the shared parts have
 * files of their own.
 */
function fileOf(area: string, language: string) {
  const own = {
    app: '.',
    shell: './shell',
    ui: '../ui',
    filters: '../list/filters',
    operations: '../trade/operations',
    'asked-documents': '../trade/asked-documents',
    'bring-data': '../trade/bring-data',
    requisitos: '../trade/requisitos',
    brands: '../trade/brands',
  }[area];
  const folders = own ? [own] : [`../business/${area}`, `../demo/${area}`];
  return folders.map((folder) => files[`${folder}/${language}.json`]).find(Boolean);
}

/**
 * Starts the texts, Spanish by default and as fallback. The texts of a first visit travel with the first file; the rest
 * is fetched.
 */
export async function startI18n(): Promise<void> {
  startTexts({
    language: readDisplay().language,
    texts: { es: { app: appEs, ui: uiEs, acceso: accesoEs } },
    load: async (area, language) => {
      const load = fileOf(area, language);
      return load ? insist(load) : {};
    },
  });
  onDisplayChange(() => changeLanguage(readDisplay().language));
  // Without them the page still speaks Spanish.
  await Promise.allSettled([loadTexts('app'), loadTexts('ui')]);
}
