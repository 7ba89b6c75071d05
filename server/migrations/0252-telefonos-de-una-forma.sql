-- Telephones of Spain are kept in one form, `+34 600 111 222`, as `parseTelefono` of the domain writes them from now on. What
-- is no single number stays as somebody wrote it.
CREATE FUNCTION telefono_de_una_forma(escrito text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    (SELECT '+34 ' || d[1] || ' ' || d[2] || ' ' || d[3]
     FROM regexp_match(regexp_replace($1, '[[:space:]().-]', '', 'g'), '^(?:\+34|0034|34)?([5-9]\d\d)(\d{3})(\d{3})$') AS d
     WHERE d IS NOT NULL),
    $1
  )
$$;

UPDATE cliente SET telefono = telefono_de_una_forma(telefono)
  WHERE telefono IS NOT NULL AND telefono <> telefono_de_una_forma(telefono);
UPDATE comercial SET telefono = telefono_de_una_forma(telefono)
  WHERE telefono IS NOT NULL AND telefono <> telefono_de_una_forma(telefono);

DROP FUNCTION telefono_de_una_forma(text);
