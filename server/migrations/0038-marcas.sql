-- A brand under which the house sells: the company that signs, its look, its sender and its conditions. One of them is the
-- house's own and stands for every client and representative that has no other.
CREATE TABLE marca (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  nombre text NOT NULL CHECK (nombre <> ''),
  predeterminada boolean NOT NULL DEFAULT false,
  razon_social text NOT NULL DEFAULT '',
  forma_juridica text NOT NULL DEFAULT '',
  cif text,
  direccion text NOT NULL DEFAULT '',
  codigo_postal text NOT NULL DEFAULT '',
  municipio text NOT NULL DEFAULT '',
  provincia text NOT NULL DEFAULT '',
  -- Its entry in the commercial register.
  registro text NOT NULL DEFAULT '',
  -- Whom to write to about personal data.
  contacto_datos text NOT NULL DEFAULT '',
  -- The small print of its documents: licences, registers of agents.
  texto_legal text NOT NULL DEFAULT '',
  color_principal text NOT NULL DEFAULT '#0b5d55' CHECK (color_principal ~ '^#[0-9a-f]{6}$'),
  color_acento text NOT NULL DEFAULT '#f5b324' CHECK (color_acento ~ '^#[0-9a-f]{6}$'),
  logo bytea CHECK (octet_length(logo) <= 204800),
  logo_tipo text CHECK (logo_tipo IN ('image/svg+xml', 'image/png')),
  remitente_nombre text NOT NULL DEFAULT '',
  remitente_email text,
  -- Null: the territory that the server's configuration says.
  territorio text CHECK (territorio IN ('peninsula-baleares', 'canarias', 'ceuta', 'melilla')),
  iban text,
  firma text NOT NULL DEFAULT 'codigo' CHECK (firma IN ('ninguna', 'codigo')),
  validez_dias integer NOT NULL DEFAULT 30 CHECK (validez_dias BETWEEN 1 AND 365),
  -- Whether its documents and mails say in small print which program made them.
  con_vatio boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  creado_en timestamptz NOT NULL DEFAULT now(),
  actualizado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz,
  CHECK ((logo IS NULL) = (logo_tipo IS NULL)),
  CHECK (NOT (predeterminada AND borrado_en IS NOT NULL))
);

CREATE UNIQUE INDEX marca_predeterminada ON marca (predeterminada) WHERE predeterminada;
CREATE UNIQUE INDEX marca_nombre ON marca (lower(nombre)) WHERE borrado_en IS NULL;

INSERT INTO marca (nombre, predeterminada) VALUES ('Vatio', true);

-- What a brand says in its proposals, mails and consents. A new wording is a new version, and none is ever changed: what
-- somebody agreed to can always be read.
CREATE TABLE marca_texto (
  marca_id uuid NOT NULL REFERENCES marca,
  tipo text NOT NULL,
  numero integer NOT NULL CHECK (numero > 0),
  texto text NOT NULL CHECK (texto <> ''),
  creado_por uuid REFERENCES usuario ON DELETE SET NULL,
  creado_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (marca_id, tipo, numero)
);

ALTER TABLE cliente ADD COLUMN marca_id uuid REFERENCES marca;
ALTER TABLE comercial ADD COLUMN marca_id uuid REFERENCES marca;
CREATE INDEX cliente_marca_id ON cliente (marca_id) WHERE marca_id IS NOT NULL;
CREATE INDEX comercial_marca_id ON comercial (marca_id) WHERE marca_id IS NOT NULL;

-- The brand of a client: their own, or else that of who sells to them, or else the house's.
CREATE FUNCTION marca_de(cliente_de uuid, comercial_de uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT marca_id FROM cliente WHERE id = cliente_de),
    (SELECT marca_id FROM comercial
      WHERE id = coalesce(comercial_de, (SELECT comercial_id FROM cliente WHERE id = cliente_de))),
    (SELECT id FROM marca WHERE predeterminada)
  )
$$;

-- A mail goes out under the brand that its subject had when it was written.
ALTER TABLE correo ADD COLUMN marca_id uuid REFERENCES marca;

-- The brand of what a mail is about: of a proposal or a contract, its client's; of an account, that of whoever uses it.
CREATE FUNCTION marca_de_correo(que text, cual text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE que
    WHEN 'propuesta' THEN (SELECT marca_de(cliente_id, comercial_id) FROM propuesta WHERE id::text = cual)
    WHEN 'contrato' THEN (SELECT marca_de(cliente_id, comercial_id) FROM contrato WHERE id::text = cual)
    ELSE (
      SELECT marca_de(
        (SELECT id FROM cliente WHERE usuario_id::text = cual ORDER BY id LIMIT 1),
        (SELECT id FROM comercial WHERE usuario_id::text = cual ORDER BY id LIMIT 1)
      )
    )
  END
$$;

-- The brand of a version as it was when it was sent, with the wording of its texts and without the logo.
ALTER TABLE propuesta_version ADD COLUMN marca jsonb;

-- The company that settles, as it was when the settlement left draft.
ALTER TABLE liquidacion ADD COLUMN emisor jsonb;
