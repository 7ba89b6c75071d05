import { describe, expect, test } from 'vitest';
import { accesoAnalisis } from './modules/analisis/test-acceso.ts';
import { accesoAuditoria } from './modules/auditoria/test-acceso.ts';
import { accesoAuth } from './modules/auth/test-acceso.ts';
import { accesoBusqueda } from './modules/busqueda/test-acceso.ts';
import { accesoCalculos } from './modules/calculos/test-acceso.ts';
import { accesoClientes } from './modules/clientes/test-acceso.ts';
import { accesoComerciales } from './modules/comerciales/test-acceso.ts';
import { accesoComisiones } from './modules/comisiones/test-acceso.ts';
import { accesoContratos } from './modules/contratos/test-acceso.ts';
import { accesoCorreos } from './modules/correos/test-acceso.ts';
import { accesoDocumentos } from './modules/documentos/test-acceso.ts';
import { accesoImportaciones } from './modules/importaciones/test-acceso.ts';
import { accesoInicio } from './modules/inicio/test-acceso.ts';
import { accesoLiquidaciones } from './modules/liquidaciones/test-acceso.ts';
import { accesoListasCodigos } from './modules/listas-codigos/test-acceso.ts';
import { accesoOperaciones } from './modules/operaciones/test-acceso.ts';
import { accesoProductos } from './modules/productos/test-acceso.ts';
import { accesoPropuestas } from './modules/propuestas/test-acceso.ts';
import { accesoPuntosSuministro } from './modules/puntos-suministro/test-acceso.ts';
import { accesoSalud } from './modules/salud/test-acceso.ts';
import { accesoUsuarios } from './modules/usuarios/test-acceso.ts';
import { accesoVistas } from './modules/vistas/test-acceso.ts';
import { testApp } from './platform/test-app.ts';
import { type Esperado, llamar, mundoDePrueba, QUIENES, type TablaDeAcceso } from './test-acceso.ts';

const harness = await testApp();
const mundo = await mundoDePrueba(harness);

/** A module with endpoints has its table here: an endpoint without a row fails below. */
const TABLA: TablaDeAcceso = {
  ...accesoAnalisis(mundo),
  ...accesoAuditoria(),
  ...accesoAuth(),
  ...accesoBusqueda(),
  ...accesoCalculos(),
  ...accesoClientes(mundo),
  ...accesoComerciales(mundo),
  ...accesoComisiones(),
  ...(await accesoContratos(mundo)),
  ...accesoCorreos(),
  ...(await accesoDocumentos(mundo)),
  ...accesoImportaciones(),
  ...accesoInicio(),
  ...(await accesoLiquidaciones(mundo)),
  ...accesoOperaciones(mundo),
  ...(await accesoListasCodigos(mundo)),
  ...accesoProductos(),
  ...accesoPropuestas(mundo),
  ...accesoPuntosSuministro(mundo),
  ...accesoSalud(),
  ...accesoUsuarios(mundo),
  ...(await accesoVistas(mundo)),
};

const nombre = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('every endpoint has its row, and every row its endpoint', () => {
  expect(Object.keys(TABLA).sort()).toEqual(harness.app.endpoints.map(nombre).sort());
});

const filas = harness.app.endpoints.flatMap((endpoint) => {
  const fila = TABLA[nombre(endpoint)];
  return fila ? [[nombre(endpoint), endpoint, fila] as const] : [];
});

describe.each(filas)('%s', (_, endpoint, fila) => {
  test.each(QUIENES.map((quien, i) => [quien, fila.esperado[i]!] as const))(
    '%s: %s',
    async (quien, esperado) => {
      const { statusCode, body } = await llamar(mundo, endpoint, fila, quien);
      expect(resumen(statusCode, esperado), body).toBe(esperado);
    },
  );
});

function resumen(statusCode: number, esperado: Esperado): number | 'pasa' {
  const pasa = statusCode < 500 && ![401, 403, 404].includes(statusCode);
  return esperado === 'pasa' && pasa ? 'pasa' : statusCode;
}
