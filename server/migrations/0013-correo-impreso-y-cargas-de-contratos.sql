-- What a demo without a mail server only prints has not been sent.

ALTER TABLE correo DROP CONSTRAINT correo_estado_check;
ALTER TABLE correo ADD CONSTRAINT correo_estado_check
  CHECK (estado IN ('en-cola', 'enviado', 'impreso', 'no-entregado', 'sin-confirmar', 'anulado'));

-- Files of contracts are operations now: those loaded before keep their name and their way back.

INSERT INTO operacion (id, tipo, usuario_id, detalle, creado_en, terminada_en, deshecha_en, total, hechas)
  SELECT i.id, 'contratos', i.usuario_id,
    jsonb_build_object('accion', 'importar', 'fichero', i.fichero, 'titulos', '[]'::jsonb),
    i.creada_en, i.creada_en, i.revertida_en, count(k.id), count(k.id)
  FROM contrato_importacion i LEFT JOIN contrato k ON k.importacion_id = i.id GROUP BY i.id;
INSERT INTO operacion_fila (operacion_id, orden, entidad, entidad_id, resultado, antes)
  SELECT importacion_id, row_number() OVER (PARTITION BY importacion_id ORDER BY codigo), 'contrato', id, 'hecha',
    jsonb_build_array(jsonb_build_object('version', 1, 'fila', NULL, 'id', id))
  FROM contrato WHERE importacion_id IS NOT NULL;
ALTER TABLE contrato DROP COLUMN importacion_id;
DROP TABLE contrato_importacion;
