-- Contracts that a service of electronic signatures has their clients sign. The keys are encrypted by the server.

ALTER TABLE marca DROP CONSTRAINT marca_firma_check;
ALTER TABLE marca ADD CONSTRAINT marca_firma_check CHECK (firma IN ('ninguna', 'codigo', 'proveedor'));

CREATE TABLE proveedor_de_firma (
  marca_id uuid PRIMARY KEY REFERENCES marca ON DELETE CASCADE,
  direccion text NOT NULL,
  clave bytea NOT NULL,
  -- What its notices bring, to tell them from anybody else's.
  secreto_hash bytea NOT NULL
);

-- One paper at the provider. `por-enviar` and `por-retirar` wait for a call to it; `firmado` waits for what the law asks
-- before a signature until it has ended.
CREATE TABLE envio_de_firma (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contrato_id uuid NOT NULL REFERENCES contrato ON DELETE CASCADE,
  marca_id uuid NOT NULL REFERENCES marca,
  -- The provider's name for it; null until it has it.
  proveedor_id text,
  nombre text NOT NULL,
  email text NOT NULL,
  telefono text,
  -- The hash of the terms that the paper tells.
  huella text NOT NULL,
  -- The paper and its boxes, until the provider has them.
  pdf bytea,
  lugares jsonb,
  estado text NOT NULL DEFAULT 'por-enviar' CHECK (estado IN (
    'por-enviar', 'enviado', 'visto', 'firmado', 'rechazado', 'caducado', 'por-retirar', 'retirado', 'fallido'
  )),
  -- What the signer said on refusing.
  motivo text,
  -- Why the last try failed, for whoever is to mend it.
  problema text,
  firmado_en timestamptz,
  intentos integer NOT NULL DEFAULT 0,
  siguiente_en timestamptz NOT NULL DEFAULT now(),
  terminado_en timestamptz,
  creado_por uuid REFERENCES usuario ON DELETE SET NULL,
  creado_en timestamptz NOT NULL DEFAULT now()
);

CREATE UNIQUE INDEX envio_de_firma_vivo ON envio_de_firma (contrato_id) WHERE terminado_en IS NULL AND estado <> 'por-retirar';
CREATE INDEX envio_de_firma_contrato ON envio_de_firma (contrato_id, creado_en);
CREATE INDEX envio_de_firma_pendiente ON envio_de_firma (siguiente_en) WHERE terminado_en IS NULL;
CREATE INDEX envio_de_firma_proveedor ON envio_de_firma (proveedor_id) WHERE proveedor_id IS NOT NULL;

-- Whatever takes a contract from where it waits for its client takes its paper back from the provider.
CREATE FUNCTION envio_de_firma_retirar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE envio_de_firma
    SET estado = 'por-retirar', problema = NULL, intentos = 0, siguiente_en = now()
    WHERE contrato_id = NEW.id AND terminado_en IS NULL AND estado <> 'por-retirar';
  RETURN NULL;
END $$;

CREATE TRIGGER contrato_retira_su_firma AFTER UPDATE ON contrato FOR EACH ROW
  WHEN (NEW.firma <> 'enviada' AND OLD.firma = 'enviada'
    OR NEW.comercial = 'cancelado' AND OLD.comercial <> 'cancelado'
    OR NEW.borrado_en IS NOT NULL AND OLD.borrado_en IS NULL)
  EXECUTE FUNCTION envio_de_firma_retirar();
