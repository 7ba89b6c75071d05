import * as deAnalisis from './analisis.schemas.ts';
import * as calls from './aperturas.ts';
import * as campos from './campos.schemas.ts';
import * as deClientes from './clientes.schemas.ts';
import * as deComerciales from './comerciales.schemas.ts';
import * as deContratos from './contratos.schemas.ts';
import * as deExtractos from './extractos.schemas.ts';
import * as deFacturas from './facturas.schemas.ts';
import * as deIncidencias from './incidencias.schemas.ts';
import * as deLiquidaciones from './liquidaciones.schemas.ts';
import { opening } from './opening.schemas.ts';
import * as deProductos from './productos.schemas.ts';
import * as dePropuestas from './propuestas.schemas.ts';
import * as dePuntos from './puntos-suministro.schemas.ts';
import * as deRenovaciones from './renovaciones.schemas.ts';
import * as deTareas from './tareas.schemas.ts';

export const analisis = opening(calls.analisis, 'la lista de análisis', { list: deAnalisis.list });

export const clientes = opening(calls.clientes, 'la lista de clientes', {
  list: deClientes.list,
  totals: deClientes.totals,
  facets: deClientes.facets,
  campos: campos.list,
});

export const comerciales = opening(calls.comerciales, 'la lista de comerciales', {
  list: deComerciales.list,
  totals: deComerciales.totals,
  facets: deComerciales.facets,
});

export const contratos = opening(calls.contratos, 'la lista de contratos', {
  list: deContratos.list,
  count: deContratos.count,
  campos: campos.list,
});

export const extractos = opening(calls.extractos, 'la lista de extractos', {
  list: deExtractos.list,
  totals: deExtractos.totals,
  deuda: deExtractos.deuda,
});

export const facturas = opening(calls.facturas, 'la lista de facturas recibidas', {
  list: deFacturas.list,
  totals: deFacturas.totals,
});

export const incidencias = opening(calls.incidencias, 'la lista de incidencias', {
  list: deIncidencias.list,
});

export const lineasDeExtracto = opening(calls.lineasDeExtracto, 'la lista de líneas de extracto', {
  list: deExtractos.lineas,
  totals: deExtractos.totalsOfLineas,
  deuda: deExtractos.deuda,
});

export const liquidaciones = opening(calls.liquidaciones, 'la lista de liquidaciones', {
  list: deLiquidaciones.list,
  totals: deLiquidaciones.totals,
  cierres: deLiquidaciones.cierres,
});

export const productos = opening(calls.productos, 'el libro de precios', { list: deProductos.list });

export const propuestas = opening(calls.propuestas, 'la lista de propuestas', {
  list: dePropuestas.list,
  summary: { endpoint: dePropuestas.summary, without: ['estado'] },
});

export const puntosSuministro = opening(calls.puntosSuministro, 'la lista de puntos de suministro', {
  list: dePuntos.list,
  totals: dePuntos.totals,
  facets: dePuntos.facets,
  campos: campos.list,
});

export const renovaciones = opening(calls.renovaciones, 'la lista de renovaciones', {
  list: deRenovaciones.list,
  totals: deRenovaciones.totals,
  summary: { endpoint: deRenovaciones.summary, without: ['banda'] },
  facets: deContratos.count,
});

export const tareas = opening(calls.tareas, 'la lista de tareas', { list: deTareas.list });
