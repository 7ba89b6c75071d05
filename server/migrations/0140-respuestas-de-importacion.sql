-- What the sender of an import said of its files where they leave it open: which end of its interval an hour marks, and that
-- the rest is wanted though many rows cannot be read.
ALTER TABLE importacion
  ADD etiqueta text CHECK (etiqueta IN ('inicio', 'fin', 'ordinal')),
  ADD acepta_rechazadas boolean NOT NULL DEFAULT false;
