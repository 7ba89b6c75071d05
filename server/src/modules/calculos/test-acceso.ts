import { deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

/** Sums over what the call brings: nobody's rows are in them. */
export function accesoCalculos(): TablaDeAcceso {
  return {
    'POST /v1/calculos/cups': deTodos(),
    'POST /v1/calculos/identificador': deTodos(),
    'POST /v1/calculos/periodos': deTodos(),
    'POST /v1/calculos/curva': deTodos(),
    'POST /v1/calculos/factura': deTodos(),
    'POST /v1/calculos/potencia-optima': deTodos(),
  };
}
