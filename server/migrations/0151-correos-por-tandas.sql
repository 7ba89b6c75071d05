-- What a mail that waits for company is about: whoever is told of many such things in a row is told once of all of them.
ALTER TABLE correo ADD COLUMN tanda text;
CREATE UNIQUE INDEX correo_tanda ON correo (destinatario, tanda) WHERE estado = 'en-cola' AND tanda IS NOT NULL;
