-- The second step of a sign-in: a code of an application (RFC 6238). The secrets are encrypted with a key that does not stand in
-- the database. `pendiente` waits for a first code before it takes the place of `secreto`.
CREATE TABLE segundo_paso (
  usuario_id uuid PRIMARY KEY REFERENCES usuario ON DELETE CASCADE,
  secreto bytea,
  pendiente bytea,
  -- The half minute of the last code that was accepted, so that none is accepted twice.
  ultimo_paso bigint NOT NULL DEFAULT 0,
  -- The salt of the recovery codes' hashes.
  sal bytea NOT NULL,
  activado_en timestamptz
);

CREATE TABLE codigo_recuperacion (
  usuario_id uuid NOT NULL REFERENCES segundo_paso ON DELETE CASCADE,
  hash bytea NOT NULL,
  usado_en timestamptz,
  PRIMARY KEY (usuario_id, hash)
);

-- What the house asks of whoever signs in: one row.
CREATE TABLE acceso_de_la_casa (
  unica boolean PRIMARY KEY DEFAULT true CHECK (unica),
  segundo_paso_administradores boolean NOT NULL DEFAULT false
);
INSERT INTO acceso_de_la_casa DEFAULT VALUES;

-- The processes look again at what the account may do, as with migration 0021.
CREATE FUNCTION segundo_paso_avisar_acceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('acceso', coalesce(NEW.usuario_id, OLD.usuario_id)::text);
  RETURN NULL;
END $$;

CREATE TRIGGER segundo_paso_avisar AFTER INSERT OR DELETE OR UPDATE OF secreto ON segundo_paso FOR EACH ROW
  EXECUTE FUNCTION segundo_paso_avisar_acceso();

CREATE FUNCTION acceso_de_la_casa_avisar_acceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('acceso', id::text) FROM usuario WHERE rol = 'admin';
  RETURN NULL;
END $$;

CREATE TRIGGER acceso_de_la_casa_avisar AFTER UPDATE ON acceso_de_la_casa FOR EACH ROW
  EXECUTE FUNCTION acceso_de_la_casa_avisar_acceso();
