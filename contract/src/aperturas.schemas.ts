import { z } from 'zod';
import * as calls from './aperturas.ts';
import * as campos from './campos.schemas.ts';
import * as deClientes from './clientes.schemas.ts';
import * as deContratos from './contratos.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as deProductos from './productos.schemas.ts';
import * as dePuntos from './puntos-suministro.schemas.ts';
import * as vistas from './vistas.schemas.ts';

const vistasSchema = vistas.list.response;

/** A client's account reads no fields of the house's own. */
const camposSchema = campos.list.response.optional();

export const clientes = endpoint({
  ...calls.clientes,
  summary: 'Todo lo que muestra la lista de clientes al abrirse, como lo dan sus propias llamadas',
  query: deClientes.list.query,
  response: z.object({
    list: deClientes.list.response,
    /** Absent where adding up takes longer than somebody should wait for the rows. */
    totals: deClientes.totals.response.optional(),
    facets: deClientes.facets.response,
    vistas: vistasSchema,
    campos: camposSchema,
  }),
  clientResponse: z.object({
    list: deClientes.list.clientResponse,
    totals: deClientes.totals.response.optional(),
    facets: deClientes.facets.clientResponse,
    vistas: vistasSchema,
  }),
});

export const contratos = endpoint({
  ...calls.contratos,
  summary: 'Todo lo que muestra la lista de contratos al abrirse, como lo dan sus propias llamadas',
  query: deContratos.list.query,
  response: z.object({
    list: deContratos.list.response,
    /** Absent where adding up takes longer than somebody should wait for the rows. */
    count: deContratos.count.response.optional(),
    vistas: vistasSchema,
    campos: camposSchema,
  }),
  clientResponse: z.object({
    list: deContratos.list.clientResponse,
    count: deContratos.count.clientResponse.optional(),
    vistas: vistasSchema,
  }),
});

export const productos = endpoint({
  ...calls.productos,
  sellersOnly: true,
  summary: 'Todo lo que muestra el libro de precios al abrirse, como lo dan sus propias llamadas',
  query: deProductos.list.query,
  response: z.object({ list: deProductos.list.response, vistas: vistasSchema }),
});

export const puntosSuministro = endpoint({
  ...calls.puntosSuministro,
  summary:
    'Todo lo que muestra la lista de puntos de suministro al abrirse, como lo dan sus propias llamadas',
  query: dePuntos.list.query,
  response: z.object({
    list: dePuntos.list.response,
    /** Absent where adding up takes longer than somebody should wait for the rows. */
    totals: dePuntos.totals.response.optional(),
    facets: dePuntos.facets.response,
    vistas: vistasSchema,
    campos: camposSchema,
  }),
  clientResponse: z.object({
    list: dePuntos.list.clientResponse,
    totals: dePuntos.totals.response.optional(),
    facets: dePuntos.facets.response,
    vistas: vistasSchema,
  }),
});
