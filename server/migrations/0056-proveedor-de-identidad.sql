-- The identity provider (OpenID Connect) by which people of the house may enter: one row or none.
CREATE TABLE proveedor_de_identidad (
  unica boolean PRIMARY KEY DEFAULT true CHECK (unica),
  nombre text NOT NULL,
  emisor text NOT NULL,
  cliente_id text NOT NULL,
  -- Encrypted with a key that does not stand in the database.
  secreto bytea NOT NULL,
  dominios text[] NOT NULL CHECK (cardinality(dominios) > 0),
  pide_cuentas boolean NOT NULL,
  con_dos_factores boolean NOT NULL
);

-- Sign-ins on their way to the provider and back. Each comes back once, to the browser that left.
CREATE TABLE entrada_con_proveedor (
  estado_hash bytea PRIMARY KEY,
  navegador_hash bytea NOT NULL,
  nonce text NOT NULL,
  verificador text NOT NULL,
  caduca_en timestamptz NOT NULL
);
CREATE INDEX entrada_con_proveedor_caduca_en ON entrada_con_proveedor (caduca_en);
