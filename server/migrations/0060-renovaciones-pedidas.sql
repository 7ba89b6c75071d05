-- A client says once of a contract that they want to renew it: the renewal is another contract.
CREATE TABLE renovacion_pedida (
  contrato_id uuid PRIMARY KEY REFERENCES contrato,
  usuario_id uuid REFERENCES usuario,
  pedida_en timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION renovacion_contar_suceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO suceso (evento, entidad_id, clave, autor_id)
    VALUES ('renovacion-pedida', NEW.contrato_id, '', NEW.usuario_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER renovacion_contar_suceso AFTER INSERT ON renovacion_pedida
  FOR EACH ROW EXECUTE FUNCTION renovacion_contar_suceso();
