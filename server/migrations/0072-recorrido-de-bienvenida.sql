-- Whether an account has been shown around. Those that exist know their way already.
ALTER TABLE usuario ADD COLUMN recorrido_visto boolean NOT NULL DEFAULT true;
ALTER TABLE usuario ALTER COLUMN recorrido_visto SET DEFAULT false;
