import { expect, test } from 'vitest';
import { trasMigrar } from './test-migracion.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

test('the papers of before a signature that was undone are marked, and not those of the signature that came after', async () => {
  await trasMigrar('0080', ROWS_OF_BEFORE, async (client) => {
    const { rows } = await client.query(
      `SELECT nombre, firma_deshecha_en::text AS cuando FROM documento ORDER BY nombre`,
    );
    expect(rows.map(({ nombre, cuando }) => [nombre, String(cuando).slice(0, 10)])).toEqual([
      ['after.pdf', 'null'],
      ['another.pdf', 'null'],
      ['before.pdf', '2026-03-02'],
      ['mandate.pdf', 'null'],
    ]);
  });
});

const paper = (nombre: string, tipo: string, contrato: string, creado: string) =>
  `INSERT INTO documento (entidad, entidad_id, tipo, nombre, formato, bytes, sha256, creado_en)
    VALUES ('contrato', '${contrato}', '${tipo}', '${nombre}', 'pdf', 8, sha256('a'), '${creado}');`;

const ROWS_OF_BEFORE = `
  INSERT INTO auditoria (entidad, entidad_id, accion, cuando) VALUES
    ('contrato', '${id(1)}', 'firmar', '2026-03-01T10:00:00Z'),
    ('contrato', '${id(1)}', 'anular-firma', '2026-03-02T10:00:00Z'),
    ('contrato', '${id(1)}', 'firmar', '2026-03-03T10:00:00Z'),
    ('contrato', '${id(2)}', 'firmar', '2026-03-01T10:00:00Z');
  INSERT INTO fichero (sha256, bytes, trozos) VALUES (sha256('a'), 8, 0);
  ${paper('before.pdf', 'contrato', id(1), '2026-03-01T10:00:00Z')}
  ${paper('mandate.pdf', 'mandato-sepa', id(1), '2026-03-01T10:00:00Z')}
  ${paper('after.pdf', 'contrato', id(1), '2026-03-03T10:00:00Z')}
  ${paper('another.pdf', 'contrato', id(2), '2026-03-01T10:00:00Z')}
`;
