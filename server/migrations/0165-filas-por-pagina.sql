-- How many rows of a list the account last asked for; null until it has chosen.
ALTER TABLE usuario ADD COLUMN filas_por_pagina smallint CHECK (filas_por_pagina IN (10, 25, 50, 100));
