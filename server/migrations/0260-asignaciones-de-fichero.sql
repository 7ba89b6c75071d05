-- What the columns and the values of the files of one shape are is the house's to use, under a name, and its author's to change.
ALTER TABLE importacion_columnas RENAME TO asignacion_de_fichero;
ALTER TABLE asignacion_de_fichero DROP CONSTRAINT importacion_columnas_tipo_check;
ALTER TABLE asignacion_de_fichero ADD CHECK (tipo IN (
  'importacion-clientes', 'importacion-contratos', 'importacion-puntos', 'tarifario'
));
ALTER TABLE asignacion_de_fichero DROP CONSTRAINT importacion_columnas_pkey;
-- Nobody had said anything of the files that are remembered without a column.
DELETE FROM asignacion_de_fichero WHERE columnas = '{}';
ALTER TABLE asignacion_de_fichero
  ADD COLUMN id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ADD COLUMN nombre text,
  -- The titles of the fields in the words of the day on which it was kept.
  ADD COLUMN rotulos jsonb NOT NULL DEFAULT '{}',
  -- By what the file writes for somebody of the house, who that is; null for nobody.
  ADD COLUMN valores jsonb NOT NULL DEFAULT '{}',
  -- The sheet and the row of the titles, where they had to be said.
  ADD COLUMN hoja text,
  ADD COLUMN fila int,
  -- Whose prices they are, for price lists.
  ADD COLUMN comercializadora text,
  ADD COLUMN actualizado_en timestamptz NOT NULL DEFAULT now();
UPDATE asignacion_de_fichero SET nombre =
  left('Columnas: ' || (SELECT string_agg(titulo, ', ' ORDER BY titulo) FROM jsonb_object_keys(columnas) AS titulo), 80);
ALTER TABLE asignacion_de_fichero ALTER COLUMN nombre SET NOT NULL;
CREATE UNIQUE INDEX asignacion_de_fichero_de ON asignacion_de_fichero (usuario_id, tipo, cabecera);
CREATE INDEX asignacion_de_fichero_forma ON asignacion_de_fichero (tipo, cabecera);
