/**
 * What a key reaches with each permission alone: the calls that it makes, the tables that these write and those that they
 * read, as `alcance-de-claves.test.ts` observes them. A call that is new here, or that begins to touch another table, widens
 * what keys that are out there may do: whoever adds the line says so, or gives the call an `ambito` of its own or
 * `peopleOnly`.
 */
export type Alcance = {
  readonly llamadas: readonly string[];
  readonly escribe: readonly string[];
  readonly lee: readonly string[];
};

/** The door reads these for every call, and the head of every file that goes out names the brand. */
export const READ_BY_ANY_CALL: readonly string[] = words(
  'acceso_de_la_casa auditoria clave_api limite marca marca_texto respuesta_guardada segundo_paso usuario',
);

/** Every change has its entry, and some calls are counted. */
export const WRITTEN_BY_ANY_CALL: readonly string[] = words('auditoria limite respuesta_guardada');

export const ALCANCE: Readonly<Record<string, Alcance>> = {
  'ajustes:leer': {
    llamadas: lines(`
      GET /v1/ajustes/acceso
      GET /v1/ajustes/facturas
      GET /v1/ajustes/marcas
      GET /v1/ajustes/marcas/:id
      GET /v1/ajustes/marcas/:id/correos/:cual
      GET /v1/ajustes/marcas/:id/muestra
      GET /v1/ajustes/marcas/:id/proveedor-de-firma
      GET /v1/ajustes/marcas/:id/textos/:tipo
      GET /v1/ajustes/normas
      GET /v1/ajustes/proveedor
      GET /v1/ajustes/tareas
    `),
    escribe: words(''),
    lee: words(
      'cliente comercial norma_acordada norma_propia proveedor_de_firma proveedor_de_identidad regla_de_facturas regla_de_tareas',
    ),
  },
  'analisis:escribir': {
    llamadas: lines(`
      PATCH /v1/analisis/:id
      POST /v1/analisis
      POST /v1/analisis/:id/recalcular
      POST /v1/analisis/:id/variante
      POST /v1/analisis/simular
    `),
    escribe: words(''),
    lee: words(
      'cliente comercial consumo contrato contrato_ajeno curva_dia ficha_sips norma_acordada norma_propia producto producto_version punto_suministro',
    ),
  },
  'analisis:leer': {
    llamadas: lines(`
      GET /v1/analisis
      GET /v1/analisis/:id
      GET /v1/analisis/:id/facturas
      GET /v1/analisis/datos
      GET /v1/analisis/exportacion
    `),
    escribe: words(''),
    lee: words(
      'analisis cliente comercial consumo contrato_ajeno curva_dia ficha_sips norma_acordada norma_propia punto_suministro',
    ),
  },
  'asignaciones-de-fichero:escribir': {
    llamadas: lines(`
      DELETE /v1/asignaciones-de-fichero/:id
      PATCH /v1/asignaciones-de-fichero/:id
    `),
    escribe: words('asignacion_de_fichero'),
    lee: words('asignacion_de_fichero'),
  },
  'asignaciones-de-fichero:leer': {
    llamadas: lines(`
      GET /v1/asignaciones-de-fichero
    `),
    escribe: words(''),
    lee: words('asignacion_de_fichero'),
  },
  'auditoria:leer': {
    llamadas: lines(`
      GET /v1/admin/auditoria
      GET /v1/admin/auditoria/exportacion
    `),
    escribe: words(''),
    lee: words(
      'analisis cliente comercial contrato documento extracto factura_recibida incidencia liquidacion plan_comision producto propuesta reclamacion tarea vista webhook',
    ),
  },
  'busqueda:leer': {
    llamadas: lines(`
      GET /v1/busqueda
    `),
    escribe: words(''),
    lee: words(
      'analisis cliente comercial contrato producto producto_version propuesta propuesta_apertura propuesta_version punto_suministro',
    ),
  },
  'calculos:leer': {
    llamadas: lines(`
      POST /v1/calculos/bateria-condensadores
      POST /v1/calculos/cups
      POST /v1/calculos/curva
      POST /v1/calculos/f1
      POST /v1/calculos/factura
      POST /v1/calculos/factura-gas
      POST /v1/calculos/identificador
      POST /v1/calculos/indexado
      POST /v1/calculos/lectura-factura
      POST /v1/calculos/paneles
      POST /v1/calculos/periodos
      POST /v1/calculos/potencia-optima
      POST /v1/calculos/pvpc
      POST /v1/calculos/qr
    `),
    escribe: words(''),
    lee: words(''),
  },
  'campos:escribir': {
    llamadas: lines(`
      DELETE /v1/campos/:entidad/:hueco
      PATCH /v1/campos/:entidad/:hueco
      POST /v1/campos
      POST /v1/campos/cambio
      POST /v1/campos/lote
      POST /v1/campos/lote/ensayo
    `),
    escribe: words('campo_propio operacion punto_suministro'),
    lee: words('campo_propio operacion operacion_fila punto_suministro'),
  },
  'campos:leer': {
    llamadas: lines(`
      GET /v1/campos
    `),
    escribe: words(''),
    lee: words('campo_propio'),
  },
  'clientes:escribir': {
    llamadas: lines(`
      DELETE /v1/clientes/:id
      DELETE /v1/clientes/:id/notas/:notaId
      PATCH /v1/clientes/:id
      PATCH /v1/clientes/:id/notas/:notaId
      POST /v1/admin/clientes/:id/bloquear
      POST /v1/admin/clientes/:id/desbloquear
      POST /v1/clientes
      POST /v1/clientes/:id/consentimientos
      POST /v1/clientes/:id/notas
      POST /v1/clientes/:id/notas/:notaId/restaurar
      POST /v1/clientes/:id/puntos
      POST /v1/clientes/:id/restaurar
      POST /v1/clientes/importacion
      POST /v1/clientes/lote
      POST /v1/clientes/lote/ensayo
    `),
    escribe: words('cliente consentimiento nota operacion punto_suministro'),
    lee: words(
      'analisis cliente comercial consentimiento contrato documento nota operacion operacion_fila propuesta punto_suministro tarea',
    ),
  },
  'clientes:leer': {
    llamadas: lines(`
      GET /v1/admin/clientes/:id/fusion/:otroId
      GET /v1/clientes
      GET /v1/clientes/:id
      GET /v1/clientes/:id/consentimientos
      GET /v1/clientes/:id/cronologia
      GET /v1/clientes/:id/notas
      GET /v1/clientes/exportacion
      GET /v1/clientes/facetas
      GET /v1/clientes/grupos
      GET /v1/clientes/opciones
      GET /v1/clientes/plantilla
      GET /v1/clientes/totales
    `),
    escribe: words(''),
    lee: words(
      'analisis campo_propio cliente comercial consentimiento contrato documento nota propuesta punto_suministro tarea',
    ),
  },
  'comerciales:leer': {
    llamadas: lines(`
      GET /v1/admin/comerciales/:id/traspaso
      GET /v1/comerciales
      GET /v1/comerciales/:id
      GET /v1/comerciales/exportacion
      GET /v1/comerciales/facetas
      GET /v1/comerciales/grupos
      GET /v1/comerciales/opciones
      GET /v1/comerciales/totales
    `),
    escribe: words(''),
    lee: words(
      'cliente comercial contrato enlace_acceso propuesta punto_suministro punto_suministro_recuento_titular',
    ),
  },
  'comisiones:escribir': {
    llamadas: lines(`
      DELETE /v1/comisiones/planes/:id
      DELETE /v1/comisiones/reglas/:id
      PATCH /v1/comisiones/planes/:id
      PATCH /v1/comisiones/reglas/:id
      POST /v1/comisiones/planes
      POST /v1/comisiones/planes/:id/restaurar
      POST /v1/comisiones/reglas
      POST /v1/comisiones/reglas/:id/restaurar
      POST /v1/comisiones/simular
      PUT /v1/comisiones/comerciales/:id/plan
    `),
    escribe: words(''),
    lee: words(''),
  },
  'comisiones:leer': {
    llamadas: lines(`
      GET /v1/comisiones/en-vigor
      GET /v1/comisiones/plan
      GET /v1/comisiones/planes
      GET /v1/comisiones/reglas
      GET /v1/comisiones/reglas/:id
      GET /v1/comisiones/reglas/exportacion
    `),
    escribe: words(''),
    lee: words('comercial contrato plan_comision producto regla_comision'),
  },
  'contratos:escribir': {
    llamadas: lines(`
      DELETE /v1/contratos/:id
      DELETE /v1/contratos/:id/requisitos/:requisito
      PATCH /v1/contratos/:id
      POST /v1/contratos
      POST /v1/contratos/:id/acciones
      POST /v1/contratos/:id/firma
      POST /v1/contratos/:id/firma/comprobar
      POST /v1/contratos/:id/renovar
      POST /v1/contratos/:id/renovar/ensayo
      POST /v1/contratos/:id/requisitos/ficha
      POST /v1/contratos/:id/restaurar
      POST /v1/contratos/importacion
      POST /v1/contratos/lote
      POST /v1/contratos/lote/ensayo
      POST /v1/contratos/lote/renovacion
      POST /v1/contratos/lote/renovacion/ensayo
      PUT /v1/contratos/:id/requisitos/bono-social
      PUT /v1/contratos/:id/requisitos/contacto
      PUT /v1/contratos/:id/requisitos/firmante
    `),
    escribe: words('contrato contrato_requisito documento fichero fichero_trozo webhook_suceso'),
    lee: words(
      'analisis cliente comercial contrato contrato_ajeno contrato_requisito curva_dia documento envio_de_firma ficha_sips plan_comision producto producto_version propuesta propuesta_respuesta punto_suministro regla_comision',
    ),
  },
  'contratos:leer': {
    llamadas: lines(`
      GET /v1/contratos
      GET /v1/contratos/:id
      GET /v1/contratos/:id/ficha
      GET /v1/contratos/:id/firma
      GET /v1/contratos/:id/pdf
      GET /v1/contratos/:id/requisitos
      GET /v1/contratos/exportacion
      GET /v1/contratos/grupos
      GET /v1/contratos/ocupacion
      GET /v1/contratos/plantilla
      GET /v1/contratos/recuento
    `),
    escribe: words(''),
    lee: words(
      'analisis campo_propio cliente comercial contrato contrato_requisito documento envio_de_firma plan_comision producto producto_version propuesta propuesta_respuesta punto_suministro regla_comision',
    ),
  },
  'correos:escribir': {
    llamadas: lines(`
      POST /v1/correos/:id/reintentar
    `),
    escribe: words(''),
    lee: words(''),
  },
  'correos:leer': {
    llamadas: lines(`
      GET /v1/correos
    `),
    escribe: words(''),
    lee: words('correo'),
  },
  'documentos:escribir': {
    llamadas: lines(`
      DELETE /v1/documentos/:id
      POST /v1/documentos
      POST /v1/documentos/:id/restaurar
    `),
    escribe: words('documento'),
    lee: words('cliente documento'),
  },
  'documentos:leer': {
    llamadas: lines(`
      GET /v1/documentos
      GET /v1/documentos/:id/contenido
    `),
    escribe: words(''),
    lee: words('cliente documento fichero fichero_trozo'),
  },
  'etiquetas:escribir': {
    llamadas: lines(`
      POST /v1/etiquetas/cambio
      POST /v1/etiquetas/lote
      POST /v1/etiquetas/lote/ensayo
    `),
    escribe: words('etiqueta operacion punto_suministro'),
    lee: words('etiqueta operacion operacion_fila punto_suministro'),
  },
  'etiquetas:leer': {
    llamadas: lines(`
      GET /v1/etiquetas
    `),
    escribe: words(''),
    lee: words('cliente contrato etiqueta punto_suministro'),
  },
  'extractos:escribir': {
    llamadas: lines(`
      DELETE /v1/extractos/:id
      DELETE /v1/extractos/reclamaciones/:id
      PATCH /v1/extractos/reclamaciones/:id
      POST /v1/extractos/:id/restaurar
      POST /v1/extractos/importacion
      POST /v1/extractos/reclamaciones
    `),
    escribe: words('extracto reclamacion'),
    lee: words('cliente comercial contrato extracto extracto_linea reclamacion reclamacion_linea'),
  },
  'extractos:leer': {
    llamadas: lines(`
      GET /v1/extractos
      GET /v1/extractos/:id
      GET /v1/extractos/deuda
      GET /v1/extractos/exportacion
      GET /v1/extractos/grupos
      GET /v1/extractos/lineas
      GET /v1/extractos/lineas/exportacion
      GET /v1/extractos/lineas/grupos
      GET /v1/extractos/lineas/totales
      GET /v1/extractos/plantilla
      GET /v1/extractos/reclamaciones
      GET /v1/extractos/reclamaciones/:id
      GET /v1/extractos/reclamaciones/:id/csv
      GET /v1/extractos/totales
    `),
    escribe: words(''),
    lee: words('cliente comercial contrato extracto extracto_linea producto reclamacion reclamacion_linea'),
  },
  'facturas:escribir': {
    llamadas: lines(`
      DELETE /v1/facturas/:id
      DELETE /v1/facturas/lotes/:lote
      POST /v1/facturas
      POST /v1/facturas/:id/reclamar
      POST /v1/facturas/:id/restaurar
      POST /v1/facturas/f1
    `),
    escribe: words('factura_recibida incidencia incidencia_mensaje numeracion'),
    lee: words(
      'cliente comercial contrato factura_recibida incidencia incidencia_mensaje norma_acordada norma_propia producto producto_version punto_suministro regla_de_facturas',
    ),
  },
  'facturas:leer': {
    llamadas: lines(`
      GET /v1/facturas
      GET /v1/facturas/:id
      GET /v1/facturas/:id/carta
      GET /v1/facturas/:id/reclamacion
      GET /v1/facturas/ahorro
      GET /v1/facturas/ahorro/informe
      GET /v1/facturas/exportacion
      GET /v1/facturas/grupos
      GET /v1/facturas/totales
    `),
    escribe: words(''),
    lee: words(
      'analisis cliente comercial contrato factura_recibida incidencia norma_acordada norma_propia punto_suministro',
    ),
  },
  'importaciones:escribir': {
    llamadas: lines(`
      POST /v1/importaciones
      POST /v1/importaciones/:id/cancelar
    `),
    escribe: words(''),
    lee: words('importacion'),
  },
  'importaciones:leer': {
    llamadas: lines(`
      GET /v1/importaciones
      GET /v1/importaciones/:id
      GET /v1/importaciones/:id/eventos
      GET /v1/importaciones/:id/rechazos
    `),
    escribe: words(''),
    lee: words('importacion importacion_rechazo'),
  },
  'incidencias:escribir': {
    llamadas: lines(`
      POST /v1/incidencias
      POST /v1/incidencias/:id/cerrar
      POST /v1/incidencias/:id/mensajes
      POST /v1/incidencias/:id/reabrir
    `),
    escribe: words('correo incidencia incidencia_mensaje numeracion'),
    lee: words('cliente comercial incidencia incidencia_mensaje'),
  },
  'incidencias:leer': {
    llamadas: lines(`
      GET /v1/incidencias
      GET /v1/incidencias/:id
      GET /v1/incidencias/exportacion
      GET /v1/incidencias/grupos
    `),
    escribe: words(''),
    lee: words('cliente comercial incidencia incidencia_mensaje'),
  },
  'informes:leer': {
    llamadas: lines(`
      GET /v1/informes
      GET /v1/informes/calidad
      GET /v1/informes/calidad/contratos
      GET /v1/informes/embudo
      GET /v1/informes/filas
      GET /v1/informes/hoja
    `),
    escribe: words(''),
    lee: words(
      'cliente comercial contrato documento incidencia producto producto_version propuesta propuesta_apertura propuesta_respuesta propuesta_version',
    ),
  },
  'inicio:leer': {
    llamadas: lines(`
      GET /v1/inicio/primeros-pasos
      GET /v1/inicio/resumen
      GET /v1/inicio/tareas
    `),
    escribe: words(''),
    lee: words(
      'analisis cliente comercial contrato enlace_acceso importacion incidencia liquidacion nota producto producto_version propuesta propuesta_respuesta propuesta_version punto_suministro regla_comision tarea valor_de_renovacion',
    ),
  },
  'liquidaciones:escribir': {
    llamadas: lines(`
      POST /v1/liquidaciones/:id/acciones
      POST /v1/liquidaciones/:id/lineas/:linea/disputa
      POST /v1/liquidaciones/:id/lineas/:linea/resolucion
      POST /v1/liquidaciones/cierres
    `),
    escribe: words(''),
    lee: words(
      'cliente comercial contrato extracto extracto_linea liquidacion liquidacion_linea producto producto_version reclamacion reclamacion_linea',
    ),
  },
  'liquidaciones:leer': {
    llamadas: lines(`
      GET /v1/liquidaciones
      GET /v1/liquidaciones/:id
      GET /v1/liquidaciones/:id/csv
      GET /v1/liquidaciones/:id/pdf
      GET /v1/liquidaciones/cierres
      GET /v1/liquidaciones/exportacion
      GET /v1/liquidaciones/totales
    `),
    escribe: words(''),
    lee: words(
      'cliente comercial contrato extracto extracto_linea liquidacion liquidacion_linea producto producto_version reclamacion reclamacion_linea',
    ),
  },
  'listas-de-codigos:escribir': {
    llamadas: lines(`
      POST /v1/listas-de-codigos
    `),
    escribe: words('lista_codigos'),
    lee: words('cliente lista_codigos punto_suministro'),
  },
  'listas-de-codigos:leer': {
    llamadas: lines(`
      GET /v1/listas-de-codigos/:id
    `),
    escribe: words(''),
    lee: words('cliente lista_codigos punto_suministro'),
  },
  'marcadores:escribir': {
    llamadas: lines(`
      PUT /v1/marcadores
    `),
    escribe: words('marcador'),
    lee: words(''),
  },
  'marcadores:leer': {
    llamadas: lines(`
      GET /v1/marcadores
    `),
    escribe: words(''),
    lee: words('marcador'),
  },
  'mercado:leer': {
    llamadas: lines(`
      GET /v1/mercado/series
      GET /v1/mercado/series/:id
    `),
    escribe: words(''),
    lee: words('valor_de_mercado'),
  },
  'operaciones:escribir': {
    llamadas: lines(`
      POST /v1/operaciones/:id/cancelar
    `),
    escribe: words(''),
    lee: words(''),
  },
  'operaciones:leer': {
    llamadas: lines(`
      GET /v1/operaciones
      GET /v1/operaciones/:id
      GET /v1/operaciones/:id/errores
      GET /v1/operaciones/:id/eventos
      GET /v1/operaciones/:id/filas
      GET /v1/operaciones/:id/resultado
    `),
    escribe: words(''),
    lee: words('cliente comercial contrato operacion operacion_fila producto propuesta tarea'),
  },
  'productos:escribir': {
    llamadas: lines(`
      PATCH /v1/productos/:id
      POST /v1/productos
      POST /v1/productos/:id/versiones
      POST /v1/productos/lote
      POST /v1/productos/lote/ensayo
      POST /v1/productos/tarifario
    `),
    escribe: words('operacion'),
    lee: words('operacion operacion_fila producto producto_version'),
  },
  'productos:leer': {
    llamadas: lines(`
      GET /v1/productos
      GET /v1/productos/:id
      GET /v1/productos/exportacion
      GET /v1/productos/opciones
      GET /v1/productos/plantilla
      GET /v1/productos/vigentes
    `),
    escribe: words(''),
    lee: words('producto producto_version'),
  },
  'propuestas:escribir': {
    llamadas: lines(`
      DELETE /v1/propuestas/:id
      PATCH /v1/propuestas/:id
      POST /v1/propuestas
      POST /v1/propuestas/:id/duplicar
      POST /v1/propuestas/:id/enviar
      POST /v1/propuestas/:id/repreciar
      POST /v1/propuestas/:id/restaurar
      POST /v1/propuestas/:id/retirar
      POST /v1/propuestas/de-renovacion
      POST /v1/propuestas/de-renovacion/ensayo
      POST /v1/propuestas/lote
      POST /v1/propuestas/lote/ensayo
    `),
    escribe: words('documento fichero fichero_trozo operacion propuesta propuesta_version'),
    lee: words(
      'cliente comercial contrato ficha_sips operacion operacion_fila producto producto_version propuesta propuesta_apertura propuesta_linea propuesta_respuesta propuesta_version punto_suministro',
    ),
  },
  'propuestas:leer': {
    llamadas: lines(`
      GET /v1/propuestas
      GET /v1/propuestas/:id
      GET /v1/propuestas/:id/pdf
      GET /v1/propuestas/:id/requisitos
      GET /v1/propuestas/exportacion
      GET /v1/propuestas/grupos
      GET /v1/propuestas/resumen
    `),
    escribe: words(''),
    lee: words(
      'cliente comercial contrato producto producto_version propuesta propuesta_apertura propuesta_linea propuesta_respuesta propuesta_version',
    ),
  },
  'puntos-suministro:escribir': {
    llamadas: lines(`
      PATCH /v1/puntos-suministro/:cups
      POST /v1/puntos-suministro
      POST /v1/puntos-suministro/importacion
      POST /v1/puntos-suministro/lote
      POST /v1/puntos-suministro/lote/ensayo
      PUT /v1/puntos-suministro/:cups/consumos
    `),
    escribe: words('consumo operacion punto_suministro'),
    lee: words(
      'cliente comercial consumo contrato_ajeno curva_dia ficha_sips operacion operacion_fila punto_suministro',
    ),
  },
  'puntos-suministro:leer': {
    llamadas: lines(`
      GET /v1/puntos-suministro
      GET /v1/puntos-suministro/:cups
      GET /v1/puntos-suministro/:cups/consumos
      GET /v1/puntos-suministro/:cups/cronologia
      GET /v1/puntos-suministro/:cups/curva
      GET /v1/puntos-suministro/exportacion
      GET /v1/puntos-suministro/facetas
      GET /v1/puntos-suministro/grupos
      GET /v1/puntos-suministro/opciones
      GET /v1/puntos-suministro/plantilla
      GET /v1/puntos-suministro/totales
    `),
    escribe: words(''),
    lee: words(
      'analisis campo_propio cliente comercial consumo contrato contrato_ajeno curva_dia documento ficha_sips propuesta propuesta_version punto_suministro punto_suministro_recuento punto_suministro_recuento_titular',
    ),
  },
  'renovaciones:leer': {
    llamadas: lines(`
      GET /v1/renovaciones
      GET /v1/renovaciones/exportacion
      GET /v1/renovaciones/grupos
      GET /v1/renovaciones/resumen
      GET /v1/renovaciones/totales
    `),
    escribe: words(''),
    lee: words(
      'analisis cliente comercial contrato contrato_ajeno incidencia nota producto producto_version propuesta propuesta_version punto_suministro tarea valor_de_renovacion',
    ),
  },
  'sucesos:leer': {
    llamadas: lines(`
      GET /v1/sucesos
    `),
    escribe: words(''),
    lee: words('cliente contrato importacion propuesta webhook_suceso'),
  },
  'supresiones:escribir': {
    llamadas: lines(`
      DELETE /v1/admin/clientes/:id/bloqueo-de-datos
      POST /v1/admin/clientes/:id/bloqueo-de-datos
      POST /v1/admin/clientes/:id/supresion
      POST /v1/admin/supresiones/:id/ampliar
      POST /v1/admin/supresiones/:id/atender
      POST /v1/admin/supresiones/:id/rechazar
    `),
    escribe: words('cliente correo solicitud_de_supresion'),
    lee: words(
      'analisis cliente comercial consentimiento consumo contrato contrato_ajeno contrato_requisito correo curva_dia documento enlace_acceso envio_de_firma evidencia factura_recibida identidad_enlazada importacion_rechazo incidencia nota operacion_fila permiso_de_datos peticion_de_documentos propuesta propuesta_apertura propuesta_codigo propuesta_respuesta punto_suministro solicitud_de_supresion tarea vista',
    ),
  },
  'supresiones:leer': {
    llamadas: lines(`
      GET /v1/admin/supresiones
    `),
    escribe: words(''),
    lee: words('cliente solicitud_de_supresion'),
  },
  'tareas:escribir': {
    llamadas: lines(`
      DELETE /v1/tareas/:id
      PATCH /v1/tareas/:id
      POST /v1/tareas
      POST /v1/tareas/:id/hacer
      POST /v1/tareas/:id/reabrir
      POST /v1/tareas/:id/restaurar
      POST /v1/tareas/lote
      POST /v1/tareas/lote/ensayo
    `),
    escribe: words('operacion tarea'),
    lee: words('cliente comercial contrato operacion operacion_fila tarea'),
  },
  'tareas:leer': {
    llamadas: lines(`
      GET /v1/tareas
      GET /v1/tareas/:id
      GET /v1/tareas/agenda
      GET /v1/tareas/exportacion
      GET /v1/tareas/grupos
    `),
    escribe: words(''),
    lee: words('cliente comercial contrato tarea'),
  },
  'usuarios:leer': {
    llamadas: lines(`
      GET /v1/admin/usuarios
      GET /v1/admin/usuarios/exportacion
      GET /v1/admin/usuarios/opciones
    `),
    escribe: words(''),
    lee: words('cliente comercial enlace_acceso identidad_enlazada sesion'),
  },
  'vistas:escribir': {
    llamadas: lines(`
      DELETE /v1/vistas/:id
      PATCH /v1/vistas/:id
      POST /v1/vistas
      POST /v1/vistas/:id/restaurar
    `),
    escribe: words('vista'),
    lee: words('comercial vista'),
  },
  'vistas:leer': {
    llamadas: lines(`
      GET /v1/vistas
    `),
    escribe: words(''),
    lee: words('comercial vista'),
  },
};

function lines(text: string): string[] {
  return text.trim().split(/\s*\n\s*/);
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
