-- What the audit says of a person goes in one statement of the application, with all that is theirs; and the readings of a
-- day are completed and packed where files are read. Nothing calls these any more.

DROP FUNCTION suprimir_auditoria(text, text);
DROP FUNCTION curva_completar(bytea, bytea, int);
DROP FUNCTION curva_plegar(bigint[]);
