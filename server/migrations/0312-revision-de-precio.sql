-- The day on which the supplier may change the price of a contract, which is neither its end nor that of its minimum stay.
ALTER TABLE contrato ADD COLUMN revision_precio date;
CREATE INDEX contrato_revision_precio ON contrato (revision_precio) WHERE revision_precio IS NOT NULL;
CREATE INDEX contrato_permanencia ON contrato (permanencia_hasta) WHERE permanencia_hasta IS NOT NULL;
