import { searchAnalisis } from './modules/analisis/hallazgos.repository.ts';
import type { Buscadores } from './modules/busqueda/busqueda.routes.ts';
import { seesCliente, seesPunto } from './modules/cartera/visibilidad.repository.ts';
import { searchClientes } from './modules/clientes/hallazgos.repository.ts';
import { codigosDeClientes } from './modules/clientes/listado.repository.ts';
import { searchComerciales } from './modules/comerciales/hallazgos.repository.ts';
import { codigosDeContratos } from './modules/contratos/contratos.repository.ts';
import { searchContratos } from './modules/contratos/hallazgos.repository.ts';
import { contratoEsVisible } from './modules/contratos/lectura.service.ts';
import { seesContrato } from './modules/contratos/visibilidad.repository.ts';
import type { DeQueTratan } from './modules/correos/correos.routes.ts';
import type { Duenos, DuenosVistos } from './modules/documentos/documentos.repository.ts';
import { isFacturaVisible, seesFactura } from './modules/facturas/facturas.repository.ts';
import { seesImportacion } from './modules/importaciones/importaciones.repository.ts';
import type { ConCodigos } from './modules/listas-codigos/listas-codigos.routes.ts';
import { searchPropuestas } from './modules/propuestas/hallazgos.repository.ts';
import { codigosDePropuestas } from './modules/propuestas/listado.repository.ts';
import { isPropuestaVisible } from './modules/propuestas/propuestas.service.ts';
import { seesPropuesta } from './modules/propuestas/visibilidad.repository.ts';
import { isClienteVisible, isPuntoVisible } from './modules/puntos-suministro/ficha.repository.ts';
import { searchPuntos } from './modules/puntos-suministro/hallazgos.repository.ts';
import { cupsVisibles } from './modules/puntos-suministro/listado.repository.ts';
import type { SucesosVistos } from './modules/webhooks/sucesos.repository.ts';

/** The kinds of thing that documents belong to, each with whoever sees it. */
const DUENOS: Duenos = {
  propuesta: isPropuestaVisible,
  cliente: isClienteVisible,
  contrato: contratoEsVisible,
  'punto-suministro': isPuntoVisible,
  factura: isFacturaVisible,
};

/** The same, where all documents are read at once. */
const DUENOS_VISTOS: DuenosVistos = {
  propuesta: seesPropuesta,
  cliente: seesCliente,
  contrato: seesContrato,
  'punto-suministro': seesPunto,
  factura: seesFactura,
};

export const DOCUMENTOS = { duenos: DUENOS, vistos: DUENOS_VISTOS };

/** What webhooks tell is about one of these, each with whoever may be told. */
export const SUCESOS: SucesosVistos = {
  propuestaId: seesPropuesta,
  contratoId: seesContrato,
  importacionId: seesImportacion,
};

/** A representative sees the mails of the clients, proposals and contracts that they see. */
export const CORREOS: DeQueTratan = {
  propuesta: isPropuestaVisible,
  contrato: contratoEsVisible,
  cliente: isClienteVisible,
  usuario: async () => false,
};

/** Pasted codes can filter these lists. */
export const CON_CODIGOS: ConCodigos = {
  'puntos-suministro': cupsVisibles,
  clientes: codigosDeClientes,
  contratos: codigosDeContratos,
  propuestas: codigosDePropuestas,
};

export const BUSCADORES: Buscadores = {
  puntos: searchPuntos,
  clientes: searchClientes,
  propuestas: searchPropuestas,
  contratos: searchContratos,
  analisis: searchAnalisis,
  comerciales: searchComerciales,
};
