-- The areas of the template that the house does not want to see: one row.
CREATE TABLE plantilla (
  unica boolean PRIMARY KEY DEFAULT true CHECK (unica),
  areas_ocultas text[] NOT NULL DEFAULT '{}' CHECK (areas_ocultas <@ ARRAY[
    'paneles', 'aplicaciones', 'tienda', 'paginas', 'interfaz', 'formularios', 'tablas', 'graficos'
  ])
);
INSERT INTO plantilla DEFAULT VALUES;
