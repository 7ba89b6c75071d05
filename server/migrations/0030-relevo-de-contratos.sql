-- What becomes of the contract that a supply point has when another one is to begin there, and when that one begins.
ALTER TABLE contrato
  -- `espera`: it begins once the other is past its last day and its permanence. `cambio`: the other ends on the day that
  -- this one is activated. Null: there was no other.
  ADD COLUMN relevo text CHECK (relevo IN ('espera', 'cambio')),
  -- Null: as soon as it is activated.
  ADD COLUMN inicio_previsto date;
