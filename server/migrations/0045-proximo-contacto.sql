-- Lists of clients and of renewals ask for the next pending task of each client, and filter and sort by its day.
CREATE INDEX tarea_pendiente_de_cliente ON tarea (cliente_id, fecha)
  WHERE hecha_en IS NULL AND borrado_en IS NULL AND cliente_id IS NOT NULL;
