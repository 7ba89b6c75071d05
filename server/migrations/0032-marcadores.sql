-- The screens that each account has flagged, by their id in the screens table, in their order.
CREATE TABLE marcador (
  usuario_id uuid PRIMARY KEY REFERENCES usuario ON DELETE CASCADE,
  pantallas text[] NOT NULL CHECK (cardinality(pantallas) <= 50)
);
