import { expect, test } from 'vitest';
import { trasMigrar } from './test-migracion.ts';

test('a view that opened its list does so for every role, and its query says what gathered its rows', async () => {
  await trasMigrar('0014', FILAS_DE_ANTES, async (client) => {
    const { rows } = await client.query(
      'SELECT nombre, predeterminada_de, consulta, columnas FROM vista ORDER BY nombre',
    );
    const todos = ['admin', 'comercial', 'cliente'];
    expect(rows).toEqual([
      { nombre: 'Abre', predeterminada_de: todos, consulta: 'q=pan', columnas: ['nombre:200', '|', 'nif'] },
      { nombre: 'Agrupada', predeterminada_de: [], consulta: 'grupo=estado', columnas: ['nombre', 'estado'] },
      { nombre: 'Borrada', predeterminada_de: [], consulta: '', columnas: [] },
      {
        nombre: 'Filtrada y agrupada',
        predeterminada_de: todos,
        consulta: 'comercial=x&grupo=estado&sort=estado%2C-creado',
        columnas: ['|', 'nombre'],
      },
    ]);
  });
});

const FILAS_DE_ANTES = `
  INSERT INTO usuario (nombre, nombre_usuario, email, rol, estado, clave_hash)
    VALUES ('Ana', 'ana', 'ana@vatio.example', 'admin', 'activo', '-');
  INSERT INTO vista (lista, nombre, consulta, columnas, ambito, fijada, predeterminada, usuario_id, borrado_en)
    SELECT 'clientes', v.nombre, v.consulta, v.columnas::text[], v.ambito, false, v.abre, u.id, v.borrado::timestamptz
    FROM usuario u, (VALUES
      ('Abre', 'q=pan', '{nombre:200,|,nif}', 'todos', true, NULL),
      ('Agrupada', '', '{nombre,estado,#estado}', 'todos', false, NULL),
      ('Borrada', '', '{}', 'todos', true, '2026-01-01'),
      ('Filtrada y agrupada', 'comercial=x&sort=estado%2C-creado', '{|,nombre,#estado}', 'privada', true, NULL)
    ) AS v (nombre, consulta, columnas, ambito, abre, borrado);
`;
