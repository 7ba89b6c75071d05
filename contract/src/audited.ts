/**
 * The audit stores fields and actions by these names, and the screen has words for each of them in every
 * language. The server's tests fail when an entry holds a name that is missing here, because nobody reads
 * `feePotenciaEurKwAnio`.
 */
const listed = (names: string): readonly string[] => names.trim().split(/\s+/);

/** Actions are listed in the order of a thing's life, where it has one. */
export const AUDITED_ACTIONS = /* @__PURE__ */ listed(`
  crear cambiar borrar restaurar asignar traspasar traspasar-cartera deshacer exportar importar fusionar
  bloquear desbloquear bloquear-datos desbloquear-datos exportar-datos consentir cambiar-nota borrar-nota
  restaurar-plan restaurar-nota suprimir aprobar vincular desvincular cambiar-rol cerrar-sesiones cambiar-clave invitar
  ver-como dejar-de-ver-como aceptar-invitacion revocar-invitacion dar-de-baja etiquetar reactivar asignar-plan enviar aceptar rechazar caducar
  firmar dar-por-firmado solicitar activar cancelar pagar devolver reabrir nueva-version subir anotar
  anular-firma anular-solicitud asignar-comercial asignar-puntos borrar-plan caducar-firma cambiar-plan
  cobro-liquidado cobro-pendiente cobro-reclamado corregir crear-plan descargar disputar duplicar
  enviar-a-firma enviar-por-correo escribir-consumo fusionado liquidar mensaje reabrir-cobro recalcular rechazar-firma reclamar
  cambiar-logo cambiar-texto asignar-marca
  poner-segundo-paso renovar-codigos quitar-segundo-paso exigir-segundo-paso dejar-de-exigir-segundo-paso
  reenviar reenviar-invitacion reintentar-correo relevado renovado renovar repreciar resolver retirar terminar
  ver completar revocar
  anotar-requisito quitar-requisito entregar-ficha
  cambiar-regla-de-tareas cambiar-regla-de-facturas resolver-norma anadir-norma quitar-norma cambiar-areas-de-plantilla
  poner-llave-de-acceso cambiar-llave-de-acceso quitar-llave-de-acceso rechazar-llave-de-acceso
  cambiar-proveedor quitar-proveedor enlazar-identidad olvidar-identidad
  cambiar-proveedor-de-firma quitar-proveedor-de-firma fallar-envio-a-firma borrar-papel-de-firma fallar-borrado-de-firma
  responder cerrar pedir-renovacion
  pedir-supresion retirar-supresion ampliar-supresion rechazar-supresion atender-supresion
  cambiar-conexion quitar-conexion pedir-datos pedir-permiso-de-datos anotar-permiso-de-datos dar-permiso-de-datos
  revocar-permiso-de-datos
  pedir-documentos renovar-peticion-de-documentos revocar-peticion-de-documentos
  crear-enlace-de-agenda renovar-enlace-de-agenda revocar-enlace-de-agenda
`);

/**
 * These fields may stand in `antes` and `despues` of an entry; those of an exported file's filters are among
 * them. `feeEurMwh` is the energy fee of a commission rule in the entries written while it had that name.
 */
export const AUDITED_FIELDS = /* @__PURE__ */ listed(`
  cumplida validada norma exigeEmpresas grabacion medio origen porTelefono prueba requisito tiene
  banda bloqueadoEn bloqueoMotivo codigoTarifa enMarcha producto frontera
  accion aceptado activaKwh activacionDesde activacionHasta activo actualEur admiteAutoconsumo ahorroAnualEur
  ahorroEur alquilerEurMes alta ambito analisis anteriorId atr atrCodigo atrDesde atrMotivo autoconsumo baja
  borrada borradas borradoEn bytes canal capacidadEurKwh cliente clienteId clientes cnae cobro cobroDesde
  cobroMotivo codigo codigoPostal columnas comercial comercialDesde comercialId comercialMotivo
  comercializadora comision comisionEur comisionPrevistaEur consentimiento conservarHasta consulta
  consumoAnualKwh consumoAnualMwh consumoDesde consumoHasta consumoMwh contrato contratos creadoDesde
  creadoHasta cuando cuentas cups debidoEur derechosAccesoKw derechosExtensionKw desde destinatario destinoId
  desviosEurKwh direccion distribuidora documento donde duracionMeses edicion email energiaEurKwh entidad
  entidadId equipo etiquetas estado factorTasaMunicipal facturaEur fecha fechaActivacion fechaBaja fechaFin fechaFirma
  fechaSolicitud feeEnergiaEurMwh feeEurMwh feePotenciaEurKwAnio fijada finDesde finHasta finalidad firma
  firmaDesde firmaMotivo fneeEurKwh formato fusionadoEnId garantiasOrigenEurKwh hasta iban id ids importacion
  importeEur inicioPrevisto ipsiPct irpfPct linea lista margenEurKwh maximetroKw maximo mediasMercadoEurKwh
  mensaje mes minimo motivo movidas municipio nif nombre nota notas numero oferta ofertaEur ofertas operacion operadoresEurKwh
  otorgado otro papelera pdfSha256 peajesIncluidos permanencia permanenciaHasta planComisionId planId revisionPrecio
  porDefecto potenciaEurKwAnio potenciaKw potenciasKw precioEnergiaEurKwh precioFijoEurMes precioPotenciaEurKwAnio
  fijoEurMes variableEurKwh
  predeterminadaDe productoId productoVersionId propuesta propuestaId propuestas prorroga provincia
  punto_suministro puntosSinCliente q quien razonSocial reactivaKvarh referenciaExterna regimenFiscal relevo
  renovable reparto resolucion responsable responsableId respuesta rol serviciosAjusteEurKwh sort tarifa
  colorAcento colorPrincipal conVatio contactoDatos formaJuridica marcaId predeterminada registro
  remitenteEmail remitenteNombre calidad cif textoLegal
  contratoId deCliente deContrato fechaDesde fechaHasta hora mias recurrencia titulo
  ambitos caducaEn dominios emisor eventos url
  asunto creadaDesde creadaHasta
  activa diasAntesDelFin
  cupoDiario demo meses sinPermiso
  papeles papelesDeFirma
  filas totalEur toleranciaEur
  areasOcultas
  bateriaVirtual caducidadMeses cuotaEurMes excedentes precioEurKwh sobre tope
  archivado campos valores
  texto1 texto2 texto3 texto4 texto5 numero1 numero2 numero3 numero4 numero5
  fecha1 fecha2 fecha3 fecha4 fecha5 opcion1 opcion2 opcion3 opcion4 opcion5
  telefono terminos territorio texto tipo tipoMedida totales uso usuario usuarioId validaHasta validez
  validezDesde validezDias validezHasta valor version versionTexto zona zonas
`);

/** These are the codes of states and kinds that the audited fields hold. */
export const AUDITED_VALUES = /* @__PURE__ */ listed(`
  abierta respondida cerrada
  fecha numero opcion texto
  codigo comunicaciones correo ninguna oferta privacidad proveedor
  aplicaciones formularios graficos interfaz paginas paneles tablas tienda
  codigo comunicaciones correo ninguna oferta privacidad proteccion-datos
  anual hecha hechas llamada mensual pendientes recordatorio semanal todas visita
  cambio-suministro aceptada aceptado activado activo activos admin analisis auditoria autonomo autorizacion baja bajas baleares
  bloqueado borrado borrador caducada cambio canarias cancelado carta certificado-de-firma
  cesion-comercializadoras ceuta cif cliente clientes comercial comerciales comunicaciones-comerciales con
  con-incidencia consulta-sips contrato contratos corregir csv cups datos-bloqueados dni elaboracion-perfiles
  email empleado empresa en-cola en-revision entregado enviada enviado equipo escritura espera factura fija
  fijo firma firmada firmado gas impreso indexado informe-de-ahorro liquidaciones liquidado llamadas-comerciales mandato-sepa
  mantener melilla nif no no-entregado nombre otro otros pagada papel pendiente peninsula peninsula-baleares persona
  por-mwh porcentaje-fee presencial privada productos propuesta propuestas punto-suministro rechazada rechazado
  rechazos reclamado renovaciones resultado retirar si sin sin-confirmar sin-solicitar solicitado suprimido
  telefono todos usuarios vigente vista vivienda web xlsx
  condiciones contacto firmante bono-social ficha llamo-el-cliente lo-pidio visita cliente-de-la-casa llamada-no-pedida
  energia energia-sin-peajes subtotal total
  titular apoderado administrador en-mano ficha-informativa renuncia-bono-social
`);

/** Only these fields hold a code that has to be translated; the words in all others were written by people. */
export const CODED_FIELDS = /* @__PURE__ */ listed(`
  areasOcultas medio origen requisito ambito atr canal cobro comercial contrato entidad equipo estado finalidad firma formato lista otorgado recurrencia regimenFiscal
  relevo resolucion rol sobre territorio tipo tope uso zona zonas
`);
