import { analisisList } from './analisis.list.ts';
import { auditoriaList } from './auditoria.list.ts';
import { clientesList } from './clientes.list.ts';
import { comercialesList } from './comerciales.list.ts';
import { contratosList } from './contratos.list.ts';
import { extractosList } from './extractos.list.ts';
import { facturasList } from './facturas.list.ts';
import { importacionesList } from './importaciones.list.ts';
import { incidenciasList } from './incidencias.list.ts';
import { lineasDeExtractoList } from './lineas-de-extracto.list.ts';
import { liquidacionesList } from './liquidaciones.list.ts';
import type { ListDefinition } from './list-definition.ts';
import { productosList } from './productos.list.ts';
import { propuestasList } from './propuestas.list.ts';
import { puntosSuministroList } from './puntos-suministro.list.ts';
import { reglasList } from './reglas.list.ts';
import { renovacionesList } from './renovaciones.list.ts';
import { tareasList } from './tareas.list.ts';
import { usuariosList } from './usuarios.list.ts';

const DEFINED = [
  analisisList,
  auditoriaList,
  clientesList,
  comercialesList,
  contratosList,
  extractosList,
  facturasList,
  importacionesList,
  incidenciasList,
  lineasDeExtractoList,
  liquidacionesList,
  productosList,
  propuestasList,
  puntosSuministroList,
  reglasList,
  renovacionesList,
  tareasList,
  usuariosList,
] as const satisfies readonly ListDefinition[];

export const LISTS: readonly ListDefinition[] = DEFINED;

export type ListName = (typeof DEFINED)[number]['name'];
