-- A replica is not read while it lacks a change of who sees what. Triggers, so that no statement makes one without telling it to
-- every process when its transaction ends. Equal notices of a transaction are one.
CREATE FUNCTION avisar_visibilidad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('visibilidad', '');
  RETURN NULL;
END $$;

-- Makes the trigger of a table for changes of those columns.
CREATE FUNCTION vigilar_visibilidad(tabla regclass, VARIADIC columnas text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  antes text := (SELECT string_agg(format('OLD.%I', c), ', ') FROM unnest(columnas) c);
  despues text := (SELECT string_agg(format('NEW.%I', c), ', ') FROM unnest(columnas) c);
BEGIN
  EXECUTE format(
    'CREATE TRIGGER avisar_visibilidad AFTER UPDATE ON %s FOR EACH ROW
     WHEN (ROW(%s) IS DISTINCT FROM ROW(%s)) EXECUTE FUNCTION avisar_visibilidad()', tabla, antes, despues);
END $$;

SELECT vigilar_visibilidad('usuario', 'rol', 'estado'),
  vigilar_visibilidad('comercial', 'usuario_id', 'responsable_id'),
  vigilar_visibilidad('cliente', 'usuario_id', 'comercial_id', 'borrado_en', 'datos_bloqueados_en', 'bloqueado_en'),
  vigilar_visibilidad('punto_suministro', 'cliente_id', 'comercial_id'),
  vigilar_visibilidad('analisis', 'cliente_id', 'comercial_id'),
  vigilar_visibilidad('propuesta', 'cliente_id', 'comercial_id'),
  vigilar_visibilidad('contrato', 'cliente_id', 'comercial_id'),
  vigilar_visibilidad('liquidacion', 'comercial_id', 'estado'),
  vigilar_visibilidad('liquidacion_linea', 'comercial_id'),
  vigilar_visibilidad('tarea', 'cliente_id', 'comercial_id', 'usuario_id'),
  vigilar_visibilidad('incidencia', 'cliente_id'),
  vigilar_visibilidad('peticion_de_documentos', 'cliente_id'),
  vigilar_visibilidad('nota', 'cliente_id'),
  vigilar_visibilidad('consentimiento', 'cliente_id'),
  vigilar_visibilidad('solicitud_de_supresion', 'cliente_id'),
  vigilar_visibilidad('vista', 'ambito', 'usuario_id');

-- A team also changes by who comes into it and who leaves.
CREATE TRIGGER avisar_visibilidad_equipo AFTER INSERT OR DELETE ON comercial FOR EACH STATEMENT
  EXECUTE FUNCTION avisar_visibilidad();
CREATE TRIGGER avisar_visibilidad_borrado AFTER DELETE ON cliente FOR EACH STATEMENT
  EXECUTE FUNCTION avisar_visibilidad();

DROP FUNCTION vigilar_visibilidad(regclass, text[]);
