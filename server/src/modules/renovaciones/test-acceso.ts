import { deQuienVende, type TablaDeAcceso } from '../../test-acceso.ts';

/** Whoever sells proposes to their clients; the tests of the module tell which contracts each sees. */
export function accesoRenovaciones(): TablaDeAcceso {
  return {
    'POST /v1/propuestas/de-renovacion': deQuienVende(),
    'POST /v1/propuestas/de-renovacion/ensayo': deQuienVende(),
  };
}
