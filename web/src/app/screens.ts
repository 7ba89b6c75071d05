import { accesoScreens } from '../business/acceso/screens.ts';
import { analisisScreens } from '../business/analisis/screens.ts';
import { importacionesScreens } from '../business/importaciones/screens.ts';
import { inicioScreens } from '../business/inicio/screens.ts';
import { productosScreens } from '../business/productos/screens.ts';
import { puntosSuministroScreens } from '../business/puntos-suministro/screens.ts';
import type { Screen } from '../ui/frame/screen.ts';

/** The tables of each area, by the name of its folder, which is also the name of its dictionary. */
const AREAS: Readonly<Record<string, readonly Screen[]>> = {
  acceso: accesoScreens,
  inicio: inicioScreens,
  'puntos-suministro': puntosSuministroScreens,
  importaciones: importacionesScreens,
  analisis: analisisScreens,
  productos: productosScreens,
};

export type AreaScreen = Screen & { readonly area: string };

/** Every screen of the product. Router, menus, search, breadcrumbs and tests read this list and no other. */
export const SCREENS: readonly AreaScreen[] = Object.entries(AREAS).flatMap(([area, screens]) =>
  screens.map((screen) => ({ ...screen, area })),
);
