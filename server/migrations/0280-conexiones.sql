-- The services that data come from by themselves. Without its row a connection is off.
CREATE TABLE conexion (
  id text PRIMARY KEY CHECK (id IN ('datadis', 'sips', 'omie', 'esios')),
  activa boolean NOT NULL,
  -- Answers made up for trying it, without asking anybody.
  demo boolean NOT NULL,
  direccion text NOT NULL,
  usuario text,
  -- It is encrypted; null where the environment gives it, or none is needed.
  clave bytea,
  -- Calls that may be made in a day of Spain.
  cupo_diario int NOT NULL CHECK (cupo_diario > 0),
  -- An administrator says that the house may ask it without the leave of each holder.
  sin_permiso boolean NOT NULL,
  usuario_id uuid REFERENCES usuario,
  cambiada_en timestamptz NOT NULL DEFAULT now()
);

-- The leave of a holder to bring the data of their supplies: granted by a link, or on a paper that the house keeps.
CREATE TABLE permiso_de_datos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cliente_id uuid NOT NULL REFERENCES cliente,
  -- The supplies that it is about.
  cups text[] NOT NULL CHECK (cardinality(cups) > 0),
  meses smallint NOT NULL CHECK (meses BETWEEN 1 AND 36),
  -- The SHA-256 of the token of its link, which is told once; null for one on paper.
  hash bytea UNIQUE,
  documento_id uuid REFERENCES documento ON DELETE SET NULL,
  enviada_a text,
  creado_por uuid REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT now(),
  -- The link can be granted until then.
  caduca_en timestamptz NOT NULL,
  concedido_en timestamptz,
  -- The last day of the leave.
  hasta date,
  -- What the holder read and who said to be granting it.
  texto text,
  nombre text,
  nif text,
  ip text,
  agente text,
  revocado_en timestamptz,
  CHECK ((concedido_en IS NULL) = (hasta IS NULL))
);
CREATE INDEX permiso_de_datos_cliente ON permiso_de_datos (cliente_id, creado_en);
CREATE INDEX permiso_de_datos_cups ON permiso_de_datos USING gin (cups);

-- A thing to be asked of a service, of a supply or of a day of the market.
CREATE TABLE consulta_de_datos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  conexion text NOT NULL,
  cups text COLLATE "C",
  dia date,
  permiso_id uuid REFERENCES permiso_de_datos ON DELETE CASCADE,
  usuario_id uuid NOT NULL REFERENCES usuario,
  -- Nobody waits for it, so that it leaves a part of the quota to people.
  de_fondo boolean NOT NULL,
  estado text NOT NULL DEFAULT 'en-cola'
    CHECK (estado IN ('en-cola', 'preguntando', 'entregada', 'sin-datos', 'fallida')),
  motivo text,
  intentos smallint NOT NULL DEFAULT 0,
  pedida_en timestamptz NOT NULL DEFAULT now(),
  -- It is taken up from then on; of one that is being asked, when it is taken for abandoned.
  siguiente_en timestamptz NOT NULL DEFAULT now(),
  terminada_en timestamptz,
  CHECK ((cups IS NULL) <> (dia IS NULL))
);
CREATE UNIQUE INDEX consulta_de_datos_abierta ON consulta_de_datos (conexion, coalesce(cups, ''), coalesce(dia, DATE '1970-01-01'))
  WHERE estado IN ('en-cola', 'preguntando');
CREATE INDEX consulta_de_datos_pendiente ON consulta_de_datos (siguiente_en)
  WHERE estado IN ('en-cola', 'preguntando');
CREATE INDEX consulta_de_datos_cups ON consulta_de_datos (cups, conexion, pedida_en);
CREATE INDEX consulta_de_datos_permiso ON consulta_de_datos (permiso_id);

-- Each call that went out, which counts for the quota of its day. What it answered is kept for a day, and not asked again.
CREATE TABLE llamada_de_conexion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conexion text NOT NULL,
  -- The SHA-256 of what is asked.
  clave bytea NOT NULL,
  permiso_id uuid REFERENCES permiso_de_datos ON DELETE SET NULL,
  hecha_en timestamptz NOT NULL DEFAULT now(),
  -- Null where there was no answer.
  status smallint,
  cuerpo bytea
);
CREATE INDEX llamada_de_conexion_hecha ON llamada_de_conexion (conexion, hecha_en);
CREATE INDEX llamada_de_conexion_clave ON llamada_de_conexion (clave, hecha_en);

-- An import that a connection brought.
ALTER TABLE importacion ADD COLUMN consulta_id uuid REFERENCES consulta_de_datos ON DELETE SET NULL;
CREATE INDEX importacion_consulta ON importacion (consulta_id) WHERE consulta_id IS NOT NULL;

-- What the portfolio has by a connection alone: no file has brought it.
CREATE TABLE dato_traido (
  consulta_id uuid NOT NULL REFERENCES consulta_de_datos ON DELETE CASCADE,
  tabla text NOT NULL CHECK (tabla IN ('curva_dia', 'consumo', 'ficha_sips', 'punto_suministro')),
  cups text COLLATE "C" NOT NULL,
  -- Of a curve.
  magnitud text,
  instalacion smallint,
  -- Of a consumption, its dates; of a curve, the last one is its day.
  desde date,
  hasta date
);
CREATE INDEX dato_traido_cups ON dato_traido (cups);
CREATE INDEX dato_traido_consulta ON dato_traido (consulta_id);

-- Takes away everything that came by those leaves and by nothing else. What is on its way does not arrive any more.
CREATE FUNCTION olvidar_lo_traido(permisos uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  consultas uuid[] := ARRAY(SELECT id FROM consulta_de_datos WHERE permiso_id = ANY (permisos) FOR UPDATE);
  tocados text[];
BEGIN
  UPDATE importacion SET estado = 'cancelada', terminada_en = now(), rechazadas = 0, segundos_restantes = NULL,
    revision = revision + 1 WHERE consulta_id = ANY (consultas) AND terminada_en IS NULL;
  tocados := ARRAY(SELECT DISTINCT cups FROM dato_traido WHERE consulta_id = ANY (consultas));
  DELETE FROM curva_dia v USING dato_traido d
    WHERE d.consulta_id = ANY (consultas) AND d.tabla = 'curva_dia'
      AND v.cups = d.cups AND v.magnitud = d.magnitud AND v.instalacion = d.instalacion AND v.dia = d.hasta;
  DELETE FROM consumo v USING dato_traido d
    WHERE d.consulta_id = ANY (consultas) AND d.tabla = 'consumo'
      AND v.cups = d.cups AND v.hasta = d.hasta AND v.desde = d.desde AND v.fuente = 'sips';
  DELETE FROM ficha_sips v USING dato_traido d
    WHERE d.consulta_id = ANY (consultas) AND d.tabla = 'ficha_sips' AND v.cups = d.cups;
  -- What a contract agreed on is the contract's.
  UPDATE punto_suministro p SET codigo_postal = NULL, municipio = NULL, provincia = NULL, codigo_tarifa = NULL, tarifa = NULL,
      zona = 'peninsula', uso = 'otros', tipo_medida = 5, potencias_kw = '{}', cnae = NULL, derechos_extension_kw = NULL
    FROM dato_traido d
    WHERE d.consulta_id = ANY (consultas) AND d.tabla = 'punto_suministro' AND p.cups = d.cups AND NOT p.con_contrato;
  UPDATE punto_suministro p SET consumo_anual_kwh = consumo_anual(p.cups), version = version + 1, actualizado_en = now(),
      sips_fecha = (SELECT fecha FROM ficha_sips f WHERE f.cups = p.cups)
    WHERE p.cups = ANY (tocados);
  UPDATE llamada_de_conexion SET cuerpo = NULL WHERE permiso_id = ANY (permisos) AND cuerpo IS NOT NULL;
  DELETE FROM consulta_de_datos WHERE id = ANY (consultas);
END;
$$;

ALTER TABLE correo DROP CONSTRAINT correo_motivo_check;
ALTER TABLE correo ADD CONSTRAINT correo_motivo_check CHECK (motivo IN (
  'propuesta', 'mensaje', 'codigo', 'invitacion', 'recuperacion', 'aceptacion', 'rechazo', 'copia', 'atr-rechazado',
  'contrato', 'seguridad', 'aviso', 'incidencia', 'supresion', 'documentos', 'permiso-de-datos'
));

CREATE TRIGGER avisar_visibilidad AFTER UPDATE ON permiso_de_datos FOR EACH ROW
  WHEN (OLD.cliente_id IS DISTINCT FROM NEW.cliente_id) EXECUTE FUNCTION avisar_visibilidad();
