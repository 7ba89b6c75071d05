import type { EndpointSpec } from '@vatio/contract/endpoints';
import { accesoAjustes } from './modules/ajustes/test-acceso.ts';
import { accesoAnalisis } from './modules/analisis/test-acceso.ts';
import { accesoAperturas } from './modules/aperturas/test-acceso.ts';
import { accesoAuditoria } from './modules/auditoria/test-acceso.ts';
import { accesoAuth } from './modules/auth/test-acceso.ts';
import { accesoAvisos } from './modules/avisos/test-acceso.ts';
import { accesoBusqueda } from './modules/busqueda/test-acceso.ts';
import { accesoCalculos } from './modules/calculos/test-acceso.ts';
import { accesoCampos } from './modules/campos/test-acceso.ts';
import { accesoClaves } from './modules/claves/test-acceso.ts';
import { accesoClientes } from './modules/clientes/test-acceso.ts';
import { accesoComerciales } from './modules/comerciales/test-acceso.ts';
import { accesoComisiones } from './modules/comisiones/test-acceso.ts';
import { accesoConexiones } from './modules/conexiones/test-acceso.ts';
import { accesoContratos } from './modules/contratos/test-acceso.ts';
import { accesoCorreos } from './modules/correos/test-acceso.ts';
import { accesoDocumentos } from './modules/documentos/test-acceso.ts';
import { accesoEtiquetas } from './modules/etiquetas/test-acceso.ts';
import { accesoEvidencias } from './modules/evidencias/test-acceso.ts';
import { accesoExtractos } from './modules/extractos/test-acceso.ts';
import { accesoFacturas } from './modules/facturas/test-acceso.ts';
import { accesoImportaciones } from './modules/importaciones/test-acceso.ts';
import { accesoIncidencias } from './modules/incidencias/test-acceso.ts';
import { accesoInformes } from './modules/informes/test-acceso.ts';
import { accesoInicio } from './modules/inicio/test-acceso.ts';
import { accesoLiquidaciones } from './modules/liquidaciones/test-acceso.ts';
import { accesoListasCodigos } from './modules/listas-codigos/test-acceso.ts';
import { accesoMarcadores } from './modules/marcadores/test-acceso.ts';
import { accesoMercado } from './modules/mercado/test-acceso.ts';
import { accesoMiArea } from './modules/mi-area/test-acceso.ts';
import { accesoNormas } from './modules/normas/test-acceso.ts';
import { accesoOperaciones } from './modules/operaciones/test-acceso.ts';
import { accesoPeticionesDeDocumentos } from './modules/peticiones-de-documentos/test-acceso.ts';
import { accesoProductos } from './modules/productos/test-acceso.ts';
import { accesoPropuestas } from './modules/propuestas/test-acceso.ts';
import { accesoPuntosSuministro } from './modules/puntos-suministro/test-acceso.ts';
import { accesoRenovaciones } from './modules/renovaciones/test-acceso.ts';
import { accesoSalud } from './modules/salud/test-acceso.ts';
import { accesoTareas } from './modules/tareas/test-acceso.ts';
import { accesoUsuarios } from './modules/usuarios/test-acceso.ts';
import { accesoVistas } from './modules/vistas/test-acceso.ts';
import { accesoWebhooks } from './modules/webhooks/test-acceso.ts';
import type { Mundo, TablaDeAcceso } from './test-acceso.ts';

/** Every endpoint. A module has its table here, and `acceso.test.ts` fails for an endpoint without a row. */
export async function tablaDeAcceso(seeded: Mundo): Promise<TablaDeAcceso> {
  return {
    ...accesoAjustes(seeded),
    ...accesoAnalisis(seeded),
    ...accesoAuditoria(),
    ...accesoAuth(),
    ...accesoBusqueda(),
    ...accesoCalculos(),
    ...accesoClaves(seeded),
    ...accesoWebhooks(seeded),
    ...accesoAperturas(),
    ...accesoClientes(seeded),
    ...accesoComerciales(seeded),
    ...accesoComisiones(),
    ...accesoConexiones(seeded),
    ...(await accesoContratos(seeded)),
    ...accesoCorreos(),
    ...(await accesoDocumentos(seeded)),
    ...accesoEvidencias(),
    ...accesoImportaciones(seeded),
    ...accesoIncidencias(seeded),
    ...accesoInformes(seeded),
    ...accesoInicio(),
    ...(await accesoLiquidaciones(seeded)),
    ...accesoMarcadores(),
    ...accesoMercado(),
    ...accesoNormas(),
    ...accesoRenovaciones(),
    ...(await accesoMiArea(seeded)),
    ...accesoOperaciones(seeded),
    ...(await accesoListasCodigos(seeded)),
    ...accesoPeticionesDeDocumentos(seeded),
    ...accesoProductos(),
    ...accesoEtiquetas(seeded),
    ...accesoCampos(seeded),
    ...accesoPropuestas(seeded),
    ...accesoPuntosSuministro(seeded),
    ...accesoSalud(),
    ...accesoExtractos(seeded),
    ...accesoFacturas(seeded),
    ...accesoTareas(seeded),
    ...accesoAvisos(),
    ...accesoUsuarios(seeded),
    ...(await accesoVistas(seeded)),
  };
}

/** The tables of access name an endpoint by its method and path, as `GET /v1/clientes`. */
export function nombreDe({ method, path }: EndpointSpec): string {
  return `${method} ${path}`;
}
