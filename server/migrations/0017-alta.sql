-- The day somebody starts is Spain's, like every other date here: the database's own clock may be in another zone.

ALTER TABLE comercial ALTER COLUMN alta SET DEFAULT (now() AT TIME ZONE 'Europe/Madrid')::date;
