-- In a PostgreSQL of locale C an ñ is no letter for the trigrams, so that of a word of two letters that begins with it they keep
-- the last one alone: «ñe» is looked for in all that begins a word with an e, as every CUPS does. Few points have such a word.
CREATE INDEX punto_suministro_con_enie ON punto_suministro (registro, cups) WHERE strpos(busqueda, ' ñ') > 0;
