export * as accesoDeLaCasa from './acceso-de-la-casa.schemas.ts';
export * as ajustes from './ajustes.schemas.ts';
export { analisisList } from './analisis.list.ts';
export * as analisis from './analisis.schemas.ts';
export * as audited from './audited.ts';
export { auditoriaList } from './auditoria.list.ts';
export * as auditoria from './auditoria.schemas.ts';
export type { UserData } from './auth.schemas.ts';
export * as auth from './auth.schemas.ts';
export * as busqueda from './busqueda.schemas.ts';
export * as calculos from './calculos.schemas.ts';
export * as calendario from './calendario.schemas.ts';
export * as claves from './claves.schemas.ts';
export { clientesList } from './clientes.list.ts';
export * as clientes from './clientes.schemas.ts';
export * as clientesAdmin from './clientes-admin.schemas.ts';
export * as clientesLote from './clientes-lote.schemas.ts';
export { comercialesList } from './comerciales.list.ts';
export * as comerciales from './comerciales.schemas.ts';
export * as comisiones from './comisiones.schemas.ts';
export type { FilaComparativa, PuntoPropuesto, ResumenAnual } from './comparativa.schemas.ts';
export { contratosList } from './contratos.list.ts';
export * as contratos from './contratos.schemas.ts';
export * as contratosImportacion from './contratos-importacion.schemas.ts';
export * as contratosLote from './contratos-lote.schemas.ts';
export * as correos from './correos.schemas.ts';
export * as cuenta from './cuenta.schemas.ts';
export { type DayRange, daysOf } from './day-range.ts';
export * as documentos from './documentos.schemas.ts';
export * from './endpoint.ts';
export * as evidencias from './evidencias.schemas.ts';
export * as importacionDeFilas from './importacion-de-filas.schemas.ts';
export { importacionesList } from './importaciones.list.ts';
export * as importaciones from './importaciones.schemas.ts';
export * as inicio from './inicio.schemas.ts';
export { liquidacionesList } from './liquidaciones.list.ts';
export * as liquidaciones from './liquidaciones.schemas.ts';
export * from './list.schemas.ts';
export * from './list-definition.ts';
export * from './list-parameters.ts';
export * as listasCodigos from './listas-codigos.schemas.ts';
export { LISTS } from './lists.ts';
export type { Ensayo } from './lote.schemas.ts';
export type { MarcaPublica } from './marca-publica.schemas.ts';
export * as marcadores from './marcadores.schemas.ts';
export {
  feesForCall,
  feesOfCall,
  takeFees,
  type WithProductoId,
  withIdProducto,
  withProductoId,
} from './nombres-de-analisis.ts';
export { ambitoOf, NOUNS, nounOf } from './nouns.ts';
export type * as ocupacion from './ocupacion.schemas.ts';
export * as operaciones from './operaciones.schemas.ts';
export * as planesDeComision from './planes-de-comision.schemas.ts';
export * from './problem.schemas.ts';
export { productoDeEstudio } from './producto-de-estudio.ts';
export { productosList } from './productos.list.ts';
export * as productos from './productos.schemas.ts';
export * as productosLote from './productos-lote.schemas.ts';
export * as propuestaPublica from './propuesta-publica.schemas.ts';
export { propuestasList } from './propuestas.list.ts';
export * as propuestas from './propuestas.schemas.ts';
export * as propuestasLote from './propuestas-lote.schemas.ts';
export { puntosSuministroList } from './puntos-suministro.list.ts';
export * as puntosSuministro from './puntos-suministro.schemas.ts';
export * from './quick-where.ts';
export { reglasList } from './reglas.list.ts';
export * as reglasDeTareas from './reglas-de-tareas.schemas.ts';
export { renovacionesList } from './renovaciones.list.ts';
export * as renovaciones from './renovaciones.schemas.ts';
export { tareasList } from './tareas.list.ts';
export * as tareas from './tareas.schemas.ts';
export { usuariosList } from './usuarios.list.ts';
export * as usuarios from './usuarios.schemas.ts';
export * as vistas from './vistas.schemas.ts';
export * from './where.ts';
