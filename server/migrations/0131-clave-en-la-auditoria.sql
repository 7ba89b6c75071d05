-- The key with which a program made a call, and not its account's own person. Operations keep it until their last row is done.
-- No foreign key: an entry outlives the key of an account that is gone.
ALTER TABLE auditoria ADD COLUMN clave_id uuid;
ALTER TABLE operacion ADD COLUMN clave_id uuid;
