-- A file names clients by their address of mail, whatever its capitals.
CREATE INDEX cliente_email ON cliente (plegar(email)) WHERE borrado_en IS NULL AND email IS NOT NULL;
