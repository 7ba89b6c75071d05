import { deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

/** These calls compute with what they bring and read nobody's rows. */
export function accesoCalculos(): TablaDeAcceso {
  return {
    'POST /v1/calculos/cups': deTodos(),
    'POST /v1/calculos/identificador': deTodos(),
    'POST /v1/calculos/periodos': deTodos(),
    'POST /v1/calculos/curva': deTodos(),
    'POST /v1/calculos/factura': deTodos(),
    'POST /v1/calculos/paneles': deTodos(),
    'POST /v1/calculos/potencia-optima': deTodos(),
    'POST /v1/calculos/bateria-condensadores': deTodos(),
    'POST /v1/calculos/factura-gas': deTodos(),
    'POST /v1/calculos/indexado': deTodos(),
    'POST /v1/calculos/pvpc': deTodos(),
    'POST /v1/calculos/qr': deTodos(),
    'POST /v1/calculos/f1': deTodos(),
    'POST /v1/calculos/lectura-factura': deTodos(),
  };
}
