import type { PageName } from '../business/ayuda/page-names.ts';
import type { BusinessScreenId } from './business-screens.ts';

/** The page of the manual about each screen of the business; the manual itself needs none. */
const HELP: Readonly<Record<Exclude<BusinessScreenId, `ayuda${string}`>, PageName>> = {
  inicio: 'primeros-pasos',
  cups: 'puntos-de-suministro',
  'cups-ficha': 'puntos-de-suministro',
  'cups-analisis': 'estudiar-un-suministro',
  importaciones: 'importar-ficheros',
  clientes: 'clientes',
  cliente: 'clientes',
  'clientes-importar': 'importar-ficheros',
  'admin-clientes': 'clientes',
  analisis: 'estudiar-un-suministro',
  'analisis-nuevo': 'estudiar-un-suministro',
  'analisis-guardado': 'estudiar-un-suministro',
  productos: 'libro-de-precios',
  producto: 'libro-de-precios',
  'productos-tarifario': 'libro-de-precios',
  propuestas: 'propuestas',
  propuesta: 'propuestas',
  'propuesta-nueva': 'propuestas',
  contratos: 'contratos',
  contrato: 'contratos',
  'contratos-importar': 'importar-ficheros',
  renovaciones: 'renovaciones',
  tareas: 'tareas-y-agenda',
  agenda: 'tareas-y-agenda',
  incidencias: 'area-de-cliente',
  incidencia: 'area-de-cliente',
  comerciales: 'comerciales',
  comercial: 'comerciales',
  'admin-comerciales': 'comerciales',
  liquidaciones: 'comisiones-y-liquidaciones',
  liquidacion: 'comisiones-y-liquidaciones',
  comisiones: 'comisiones-y-liquidaciones',
  extractos: 'extractos-de-comercializadoras',
  'extractos-importar': 'extractos-de-comercializadoras',
  'extractos-lineas': 'extractos-de-comercializadoras',
  'extractos-reclamaciones': 'extractos-de-comercializadoras',
  'extractos-reclamacion': 'extractos-de-comercializadoras',
  usuarios: 'usuarios-y-auditoria',
  auditoria: 'usuarios-y-auditoria',
  ajustes: 'ajustes-y-marcas',
  'ajustes-marca': 'ajustes-y-marcas',
  claves: 'ajustes-y-marcas',
  webhooks: 'ajustes-y-marcas',
  'webhook-entregas': 'ajustes-y-marcas',
  'mi-cuenta': 'mi-cuenta',
};

/** The page of the manual about a screen; none of the template has one. */
export function helpOf(id: string | undefined): PageName | undefined {
  return id !== undefined && Object.hasOwn(HELP, id) ? HELP[id as keyof typeof HELP] : undefined;
}
