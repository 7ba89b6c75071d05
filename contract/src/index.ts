export * as accesoDeLaCasa from './acceso-de-la-casa.ts';
export * as ajustes from './ajustes.ts';
export { analisisList } from './analisis.list.ts';
export * as analisis from './analisis.ts';
export * as aperturas from './aperturas.ts';
export * as areasDePlantilla from './areas-de-plantilla.ts';
export * as asignacionesDeFichero from './asignaciones-de-fichero.ts';
export * as audited from './audited.ts';
export { auditoriaList } from './auditoria.list.ts';
export * as auditoria from './auditoria.ts';
export type { UserData } from './auth.ts';
export * as auth from './auth.ts';
export * as avisos from './avisos.ts';
export * as barra from './barra.ts';
export * as busqueda from './busqueda.ts';
export * as calculos from './calculos.ts';
export * as calendario from './calendario.ts';
export type {
  BodyInputOf,
  BodyOf,
  Call,
  EndpointOf,
  ParamsOf,
  QueryInputOf,
  QueryOf,
  ResponseOf,
} from './call.ts';
export * as campos from './campos.ts';
export * as claves from './claves.ts';
export { clientesList } from './clientes.list.ts';
export * as clientes from './clientes.ts';
export * as clientesAdmin from './clientes-admin.ts';
export * as clientesLote from './clientes-lote.ts';
export { comercialesList } from './comerciales.list.ts';
export * as comerciales from './comerciales.ts';
export * as comercialesLote from './comerciales-lote.ts';
export * as comisiones from './comisiones.ts';
export type { FilaComparativa, PuntoPropuesto, ResumenAnual } from './comparativa.schemas.ts';
export * as conexiones from './conexiones.ts';
export { contratosList } from './contratos.list.ts';
export * as contratos from './contratos.ts';
export * as firmaDeContrato from './contratos-firma.ts';
export * as contratosImportacion from './contratos-importacion.ts';
export * as contratosLote from './contratos-lote.ts';
export * as requisitosDeFirma from './contratos-requisitos.ts';
export * as correos from './correos.ts';
export * as correosDeMuestra from './correos-de-muestra.ts';
export * as cuenta from './cuenta.ts';
export { type DayRange, daysOf } from './day-range.ts';
export * as documentos from './documentos.ts';
export { type Access, type EndpointSpec, endpoint } from './endpoint.ts';
export * as etiquetas from './etiquetas.ts';
export * as evidencias from './evidencias.ts';
export { extractosList } from './extractos.list.ts';
export * as extractos from './extractos.ts';
export { facturasList } from './facturas.list.ts';
export * as facturas from './facturas.ts';
export * as importacionDeFilas from './importacion-de-filas.ts';
export { importacionesList } from './importaciones.list.ts';
export * as importaciones from './importaciones.ts';
export { incidenciasList } from './incidencias.list.ts';
export * as incidencias from './incidencias.ts';
export * as informes from './informes.ts';
export * as inicio from './inicio.ts';
export { lineasDeExtractoList } from './lineas-de-extracto.list.ts';
export { liquidacionesList } from './liquidaciones.list.ts';
export * as liquidaciones from './liquidaciones.ts';
export type { Paper } from './list.schemas.ts';
export * from './list.ts';
export * from './list-definition.ts';
export * from './list-parameters.ts';
export * as listasCodigos from './listas-codigos.ts';
export { LISTS, type ListName } from './lists.ts';
export * as llaves from './llaves.ts';
export type { Ensayo } from './lote.schemas.ts';
export type { MarcaAsignada } from './marca-asignada.schemas.ts';
export type { MarcaPublica } from './marca-publica.schemas.ts';
export * as marcadores from './marcadores.ts';
export * as mercado from './mercado.ts';
export * as miArea from './mi-area.ts';
export {
  chosenDatos,
  feesForCall,
  feesOfCall,
  productoIdOf,
  withIdProducto,
  withProductoId,
} from './nombres-de-analisis.ts';
export * as normas from './normas.ts';
export type * as ocupacion from './ocupacion.schemas.ts';
export * as operaciones from './operaciones.ts';
export { MAX_NAMED } from './options.ts';
export * as permisosDeDatos from './permisos-de-datos.ts';
export * as peticionesDeDocumentos from './peticiones-de-documentos.ts';
export * as planesDeComision from './planes-de-comision.ts';
export type * from './problem.schemas.ts';
export { productoDeEstudio } from './producto-de-estudio.ts';
export { productosList } from './productos.list.ts';
export * as productos from './productos.ts';
export * as productosLote from './productos-lote.ts';
export * as propuestaPublica from './propuesta-publica.ts';
export { propuestasList } from './propuestas.list.ts';
export * as propuestas from './propuestas.ts';
export * as propuestasDeRenovacion from './propuestas-de-renovacion.ts';
export * as propuestasLote from './propuestas-lote.ts';
export * as proveedor from './proveedor.ts';
export * as proveedorDeFirma from './proveedor-de-firma.ts';
export * as puntosImportacion from './puntos-importacion.ts';
export * as puntosLote from './puntos-lote.ts';
export { puntosSuministroList } from './puntos-suministro.list.ts';
export * as puntosSuministro from './puntos-suministro.ts';
export * from './quick-where.ts';
export * as reclamaciones from './reclamaciones.ts';
export { reglasList } from './reglas.list.ts';
export * as reglasDeFacturas from './reglas-de-facturas.ts';
export * as reglasDeTareas from './reglas-de-tareas.ts';
export { renovacionesList } from './renovaciones.list.ts';
export * as renovaciones from './renovaciones.ts';
export * as sucesos from './sucesos.ts';
export * as supresiones from './supresiones.ts';
export { tareasList } from './tareas.list.ts';
export * as tareas from './tareas.ts';
export * as tareasLote from './tareas-lote.ts';
export { usuariosList } from './usuarios.list.ts';
export * as usuarios from './usuarios.ts';
export * as vistas from './vistas.ts';
export * as webhooks from './webhooks.ts';
export * from './where.ts';
