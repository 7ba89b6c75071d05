import { accesoScreens } from '../business/acceso/screens.ts';
import { analisisScreens } from '../business/analisis/screens.ts';
import { auditoriaScreens } from '../business/auditoria/screens.ts';
import { clientesScreens } from '../business/clientes/screens.ts';
import { comercialesScreens } from '../business/comerciales/screens.ts';
import { contratosScreens } from '../business/contratos/screens.ts';
import { importacionesScreens } from '../business/importaciones/screens.ts';
import { inicioScreens } from '../business/inicio/screens.ts';
import { liquidacionesScreens } from '../business/liquidaciones/screens.ts';
import { productosScreens } from '../business/productos/screens.ts';
import { propuestaPublicaScreens } from '../business/propuesta-publica/screens.ts';
import { propuestasScreens } from '../business/propuestas/screens.ts';
import { puntosSuministroScreens } from '../business/puntos-suministro/screens.ts';
import { usuariosScreens } from '../business/usuarios/screens.ts';
import { type AreaScreen, screensOf } from './area-screens.ts';

/** What the demonstration, which has no server, can do of the product: coming in. */
const WITHOUT_SERVER = ['acceso-entrar', 'acceso-registro'];

const DEMO_AREAS = { acceso: accesoScreens.filter(({ id }) => WITHOUT_SERVER.includes(id)) };

const PRODUCT_AREAS = {
  acceso: accesoScreens,
  inicio: inicioScreens,
  'puntos-suministro': puntosSuministroScreens,
  importaciones: importacionesScreens,
  clientes: clientesScreens,
  analisis: analisisScreens,
  productos: productosScreens,
  propuestas: propuestasScreens,
  'propuesta-publica': propuestaPublicaScreens,
  contratos: contratosScreens,
  comerciales: comercialesScreens,
  liquidaciones: liquidacionesScreens,
  usuarios: usuariosScreens,
  auditoria: auditoriaScreens,
};

/** The screens of the product itself: they travel with the first file, those of the template when asked for. */
export const BUSINESS_SCREENS: readonly AreaScreen[] = screensOf(
  import.meta.env.MODE === 'demo' ? DEMO_AREAS : PRODUCT_AREAS,
);
