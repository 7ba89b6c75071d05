-- People: who changed what, files, consents, notes, saved views, links by mail, work in bulk.

-- Who changed what, when, and both values. Written in the transaction of the change; nothing edits or deletes it.
CREATE TABLE auditoria (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: Vatio itself. No foreign key: the entry outlives an account that was never used.
  usuario_id uuid,
  cuando timestamptz NOT NULL DEFAULT now(),
  entidad text NOT NULL,
  entidad_id text NOT NULL,
  accion text NOT NULL,
  antes jsonb,
  despues jsonb
);

CREATE INDEX auditoria_entidad ON auditoria (entidad, entidad_id, id);
CREATE INDEX auditoria_usuario_id ON auditoria (usuario_id, id);
CREATE INDEX auditoria_cuando ON auditoria (cuando);

-- The one exception is the law's: what an entry says of a person goes when the person's data are destroyed. The setting
-- lives for that transaction (suprimir_auditoria); that somebody did something on a day remains.
CREATE FUNCTION auditoria_no_se_cambia() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('vatio.supresion', true) = 'si'
    AND NEW.antes IS NULL AND NEW.despues IS NULL
    AND (NEW.id, NEW.cuando, NEW.entidad, NEW.entidad_id, NEW.accion)
      = (OLD.id, OLD.cuando, OLD.entidad, OLD.entidad_id, OLD.accion)
    AND NEW.usuario_id IS NOT DISTINCT FROM OLD.usuario_id
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'La auditoría no se cambia ni se borra';
END;
$$;

CREATE TRIGGER auditoria_no_se_cambia
  BEFORE UPDATE OR DELETE ON auditoria FOR EACH ROW EXECUTE FUNCTION auditoria_no_se_cambia();
CREATE TRIGGER auditoria_no_se_vacia
  BEFORE TRUNCATE ON auditoria FOR EACH STATEMENT EXECUTE FUNCTION no_se_reescribe();

CREATE FUNCTION suprimir_auditoria(que text, cual text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('vatio.supresion', 'si', true);
  UPDATE auditoria SET antes = NULL, despues = NULL
    WHERE entidad = que AND entidad_id = cual AND (antes IS NOT NULL OR despues IS NOT NULL);
  PERFORM set_config('vatio.supresion', '', true);
END;
$$;

-- Files about something. Their bytes stand in the data folder, by their SHA-256: the same file twice takes room once.
CREATE TABLE documento (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  entidad text NOT NULL CHECK (entidad IN ('cliente', 'propuesta', 'contrato', 'punto-suministro')),
  entidad_id text NOT NULL,
  tipo text NOT NULL,
  nombre text COLLATE "es-x-icu" NOT NULL,
  -- Found out from the content.
  formato text NOT NULL,
  bytes bigint NOT NULL,
  sha256 bytea NOT NULL,
  usuario_id uuid REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz
);

CREATE INDEX documento_entidad ON documento (entidad, entidad_id, creado_en);
CREATE INDEX documento_sha256 ON documento (sha256);

ALTER TABLE cliente
  -- Closed to new business by an administrator, who says why.
  ADD COLUMN bloqueado_en timestamptz,
  ADD COLUMN bloqueo_motivo text,
  -- Erasure begins as blocking (LOPDGDD, art. 32): only administrators see it, until the day it may be destroyed.
  ADD COLUMN datos_bloqueados_en timestamptz,
  ADD COLUMN conservar_hasta date,
  -- Whose it was before its data were blocked: those points are nobody's to see meanwhile.
  ADD COLUMN comercial_previo_id uuid REFERENCES comercial,
  -- Destroyed: only the number of the row remains.
  ADD COLUMN suprimido_en timestamptz,
  -- Merged into another one.
  ADD COLUMN fusionado_en_id uuid REFERENCES cliente,
  ADD COLUMN busqueda text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    plegar(
      ' ' || nombre || ' ' || coalesce(nif, '') || ' ' || coalesce(email, '') || ' '
      || regexp_replace(coalesce(telefono, ''), '[^0-9+]', '', 'g') || ' ' || coalesce(municipio, '') || ' '
      || coalesce(iban, '')
    )
  ) STORED;

CREATE INDEX cliente_busqueda ON cliente USING gin (busqueda gin_trgm_ops);
CREATE INDEX cliente_nombre ON cliente (nombre, id) WHERE borrado_en IS NULL;
CREATE INDEX cliente_creado_en ON cliente (creado_en, id) WHERE borrado_en IS NULL;

-- Whose data are blocked is no client of anybody's.
CREATE OR REPLACE FUNCTION clientes_de(usuario uuid) RETURNS uuid[]
  LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg(c.id), '{}') FROM cliente c
  WHERE c.usuario_id = $1 AND c.borrado_en IS NULL AND c.datos_bloqueados_en IS NULL
$$;

CREATE UNIQUE INDEX comercial_nif ON comercial (nif);
CREATE INDEX comercial_busqueda ON comercial
  USING gin (plegar(nombre || ' ' || coalesce(nif, '') || ' ' || coalesce(email, '')) gin_trgm_ops);

-- What a person agreed to, and took back: each answer is a row, the last one of a purpose counts.
CREATE TABLE consentimiento (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cliente_id uuid NOT NULL REFERENCES cliente,
  finalidad text NOT NULL,
  otorgado boolean NOT NULL,
  -- Which wording the person was shown.
  version_texto text NOT NULL,
  canal text NOT NULL,
  fecha date NOT NULL,
  usuario_id uuid REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX consentimiento_cliente_id ON consentimiento (cliente_id, finalidad, fecha, creado_en);

CREATE TRIGGER consentimiento_no_se_reescribe
  BEFORE UPDATE OF id, finalidad, otorgado, version_texto, canal, fecha, usuario_id, creado_en ON consentimiento
  FOR EACH ROW EXECUTE FUNCTION no_se_reescribe();

CREATE TABLE nota (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cliente_id uuid NOT NULL REFERENCES cliente,
  texto text NOT NULL,
  usuario_id uuid REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT now(),
  editado_en timestamptz,
  borrado_en timestamptz
);

CREATE INDEX nota_cliente_id ON nota (cliente_id, creado_en);

-- A list as somebody left it: its query and its columns.
CREATE TABLE vista (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lista text NOT NULL,
  nombre text COLLATE "es-x-icu" NOT NULL,
  consulta text NOT NULL,
  columnas text[] NOT NULL,
  ambito text NOT NULL CHECK (ambito IN ('privada', 'equipo', 'todos')),
  fijada boolean NOT NULL,
  predeterminada boolean NOT NULL,
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  version int NOT NULL DEFAULT 1,
  creado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz
);

CREATE INDEX vista_lista ON vista (lista, usuario_id);
-- What a list opens with: one for its owner, one for a team, one for everybody.
CREATE UNIQUE INDEX vista_predeterminada ON vista (lista, ambito, usuario_id)
  WHERE predeterminada AND borrado_en IS NULL AND ambito <> 'todos';
CREATE UNIQUE INDEX vista_predeterminada_de_todos ON vista (lista)
  WHERE predeterminada AND borrado_en IS NULL AND ambito = 'todos';

-- Links sent by mail that open an account once. Only their SHA-256 is kept.
CREATE TABLE enlace_acceso (
  hash bytea PRIMARY KEY,
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  motivo text NOT NULL CHECK (motivo IN ('recuperacion', 'invitacion')),
  caduca_en timestamptz NOT NULL,
  usado_en timestamptz,
  creado_en timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX enlace_acceso_usuario_id ON enlace_acceso (usuario_id, creado_en);

-- Work over many clients at once, remembered so that it can be undone: assignments, transfers, imports.
CREATE TABLE operacion (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tipo text NOT NULL CHECK (tipo IN ('asignacion', 'traspaso', 'importacion')),
  usuario_id uuid NOT NULL REFERENCES usuario,
  -- What was asked for, and its totals.
  detalle jsonb NOT NULL,
  -- Rows of the file that were left out, with their line and why.
  errores jsonb NOT NULL DEFAULT '[]',
  creado_en timestamptz NOT NULL DEFAULT now(),
  deshecha_en timestamptz
);

CREATE INDEX operacion_usuario_id ON operacion (usuario_id, creado_en);

CREATE TABLE operacion_cambio (
  operacion_id uuid NOT NULL REFERENCES operacion ON DELETE CASCADE,
  cliente_id uuid NOT NULL REFERENCES cliente,
  -- The client's version afterwards: with a newer one somebody touched it since, and it is not undone.
  version int NOT NULL,
  -- The columns as they were; null: the client is new.
  antes jsonb,
  PRIMARY KEY (operacion_id, cliente_id)
);

CREATE INDEX operacion_cambio_cliente_id ON operacion_cambio (cliente_id);
