-- The tax of a self-billed invoice follows from where both sides are established; nobody chooses it any more.

ALTER TABLE comercial
  -- Of their establishment; null: nobody has said it, and their settlements ask for it.
  ADD COLUMN territorio text CHECK (territorio IN ('peninsula-baleares', 'canarias', 'ceuta', 'melilla')),
  -- Percent of the ordinance of Ceuta or Melilla (Ley 8/1991, art. 18).
  ADD COLUMN ipsi_pct double precision CHECK (ipsi_pct BETWEEN 0 AND 10);

-- IGIC was a choice, and is Canarias. IPSI was one too, but of which city is not known. IVA was what nobody had changed,
-- and there is no postcode of theirs: it says nothing of where they are.
UPDATE comercial SET territorio = 'canarias' WHERE impuesto = 'IGIC';
UPDATE comercial SET ipsi_pct = impuesto_pct WHERE impuesto = 'IPSI' AND impuesto_pct <= 10;

ALTER TABLE comercial DROP COLUMN impuesto, DROP COLUMN impuesto_pct;

-- What was frozen keeps its figures, those of what was paid too.
ALTER TABLE liquidacion DISABLE TRIGGER liquidacion_pagada;

UPDATE liquidacion
SET fiscal = fiscal - 'impuesto' - 'impuestoPct' || jsonb_build_object(
  'casa', NULL,
  'territorio', NULL,
  'indirecto', jsonb_build_object(
    'tratamiento', 'repercutido', 'impuesto', fiscal -> 'impuesto', 'pct', fiscal -> 'impuestoPct'
  )
)
WHERE fiscal IS NOT NULL;

ALTER TABLE liquidacion ENABLE TRIGGER liquidacion_pagada;
