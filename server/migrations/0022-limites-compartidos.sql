-- Letters beyond ASCII are folded by each locale in its own way (the Turkish «İ» becomes «i» here and «i̇» there): an
-- e-mail is told apart by ASCII letters alone, as `foldEmail` of the server does it.
DROP INDEX usuario_email_key;
CREATE UNIQUE INDEX usuario_email_key ON usuario (lower(email COLLATE "C"));

-- What is counted to be limited, by all the processes together. Only hashes of addresses and accounts are kept. A crash of
-- PostgreSQL empties it: what it would cost to write it down durably is not worth a quarter of an hour of counting.
CREATE UNLOGGED TABLE limite (
  clave bytea PRIMARY KEY,
  cuenta int NOT NULL,
  hasta timestamptz NOT NULL
);

CREATE INDEX limite_hasta ON limite (hasta);
