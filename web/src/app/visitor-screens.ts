import { accesoScreens } from '../business/acceso/screens.ts';
import { verifyScreens } from '../business/comprobar/screens.ts';
import { permisoDeDatosScreens } from '../business/permiso-de-datos/screens.ts';
import { propuestaPublicaScreens } from '../business/propuesta-publica/screens.ts';
import { subirDocumentosScreens } from '../business/subir-documentos/screens.ts';
import { type AreaScreen, screensOf } from './area-screens.ts';

/** Ids of the product's screens that work in the demonstration, which has no server: those of signing in. */
const WITHOUT_SERVER = ['acceso-entrar', 'acceso-registro'];

/** The screens of people without a session; they travel with the first file. */
export const VISITOR_SCREENS: readonly AreaScreen[] = screensOf(
  import.meta.env.MODE === 'demo'
    ? { acceso: accesoScreens.filter(({ id }) => WITHOUT_SERVER.includes(id)) }
    : {
        acceso: accesoScreens,
        'propuesta-publica': propuestaPublicaScreens,
        'permiso-de-datos': permisoDeDatosScreens,
        'subir-documentos': subirDocumentosScreens,
        comprobar: verifyScreens,
      },
);
