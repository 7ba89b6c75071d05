import { ajustesScreens } from '../business/ajustes/screens.ts';
import { analisisScreens } from '../business/analisis/screens.ts';
import { auditoriaScreens } from '../business/auditoria/screens.ts';
import { ayudaScreens } from '../business/ayuda/screens.ts';
import { clavesScreens } from '../business/claves/screens.ts';
import { clientesScreens } from '../business/clientes/screens.ts';
import { comercialesScreens } from '../business/comerciales/screens.ts';
import { contratosScreens } from '../business/contratos/screens.ts';
import { cuentaScreens } from '../business/cuenta/screens.ts';
import { extractosScreens } from '../business/extractos/screens.ts';
import { facturasScreens } from '../business/facturas/screens.ts';
import { importacionesScreens } from '../business/importaciones/screens.ts';
import { incidenciasScreens } from '../business/incidencias/screens.ts';
import { informesScreens } from '../business/informes/screens.ts';
import { inicioScreens } from '../business/inicio/screens.ts';
import { liquidacionesScreens } from '../business/liquidaciones/screens.ts';
import { mercadoScreens } from '../business/mercado/screens.ts';
import { miAreaScreens } from '../business/mi-area/screens.ts';
import { productosScreens } from '../business/productos/screens.ts';
import { propuestasScreens } from '../business/propuestas/screens.ts';
import { puntosSuministroScreens } from '../business/puntos-suministro/screens.ts';
import { tareasScreens } from '../business/tareas/screens.ts';
import { usuariosScreens } from '../business/usuarios/screens.ts';
import { webhooksScreens } from '../business/webhooks/screens.ts';
import { type AreaScreen, screensOf } from './area-screens.ts';
import { VISITOR_SCREENS } from './visitor-screens.ts';

const AREAS = {
  inicio: inicioScreens,
  'puntos-suministro': puntosSuministroScreens,
  importaciones: importacionesScreens,
  mercado: mercadoScreens,
  facturas: facturasScreens,
  clientes: clientesScreens,
  analisis: analisisScreens,
  productos: productosScreens,
  propuestas: propuestasScreens,
  contratos: contratosScreens,
  tareas: tareasScreens,
  'mi-area': miAreaScreens,
  incidencias: incidenciasScreens,
  comerciales: comercialesScreens,
  liquidaciones: liquidacionesScreens,
  extractos: extractosScreens,
  informes: informesScreens,
  usuarios: usuariosScreens,
  auditoria: auditoriaScreens,
  ajustes: ajustesScreens,
  claves: clavesScreens,
  webhooks: webhooksScreens,
  cuenta: cuentaScreens,
  ayuda: ayudaScreens,
};

type Areas = typeof AREAS;

/** The id of a screen of the business for people with a session. */
export type BusinessScreenId = { [Area in keyof Areas]: Areas[Area][number]['id'] }[keyof Areas];

/**
 * The screens of the product itself. They travel with the code that working screens need; those of the template are
 * fetched when they are needed.
 */
export const BUSINESS_SCREENS: readonly AreaScreen[] = [
  ...VISITOR_SCREENS,
  ...(import.meta.env.MODE === 'demo' ? [] : screensOf(AREAS)),
];
