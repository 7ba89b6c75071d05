-- A view says for which roles it opens its list: `predeterminada` becomes a set of roles. It was of every role until now.

ALTER TABLE vista ADD COLUMN predeterminada_de text[] NOT NULL DEFAULT '{}'
  CHECK (predeterminada_de <@ ARRAY['admin', 'comercial', 'cliente']);
UPDATE vista SET predeterminada_de = '{admin,comercial,cliente}' WHERE predeterminada AND borrado_en IS NULL;
-- Its two indexes go with it.
ALTER TABLE vista DROP COLUMN predeterminada;
ALTER TABLE vista ALTER COLUMN predeterminada_de DROP DEFAULT;

-- One at most for each role: of its owner's own, of those shared with a team, and of everybody's.
CREATE UNIQUE INDEX vista_predeterminada_de_admin
  ON vista (lista, ambito, (CASE WHEN ambito <> 'todos' THEN usuario_id END)) NULLS NOT DISTINCT
  WHERE 'admin' = ANY (predeterminada_de) AND borrado_en IS NULL;
CREATE UNIQUE INDEX vista_predeterminada_de_comercial
  ON vista (lista, ambito, (CASE WHEN ambito <> 'todos' THEN usuario_id END)) NULLS NOT DISTINCT
  WHERE 'comercial' = ANY (predeterminada_de) AND borrado_en IS NULL;
CREATE UNIQUE INDEX vista_predeterminada_de_cliente
  ON vista (lista, ambito, (CASE WHEN ambito <> 'todos' THEN usuario_id END)) NULLS NOT DISTINCT
  WHERE 'cliente' = ANY (predeterminada_de) AND borrado_en IS NULL;

-- What gathers the rows is said by the address (`grupo=estado`), and so by the query, no longer among the columns.
UPDATE vista SET
  consulta = (
    SELECT string_agg(parte, '&' ORDER BY split_part(parte, '=', 1) COLLATE "C")
    FROM unnest(
      string_to_array(nullif(consulta, ''), '&')
        || ARRAY(SELECT 'grupo=' || substr(columna, 2) FROM unnest(columnas) columna WHERE columna LIKE '#%' LIMIT 1)
    ) parte
  ),
  columnas = ARRAY(
    SELECT columna FROM unnest(columnas) WITH ORDINALITY c (columna, orden) WHERE columna NOT LIKE '#%' ORDER BY orden
  )
WHERE EXISTS (SELECT FROM unnest(columnas) columna WHERE columna LIKE '#%');
