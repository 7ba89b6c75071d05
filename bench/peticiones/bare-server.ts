import { fastify } from 'fastify';
import pg from 'pg';

/**
 * The least that answers a page of supply points: bare Fastify, no account, no filter, and one statement written by hand.
 * It prints its address as Vatio does.
 */
const PAGE = `
  SELECT p.cups, p.distribuidora, p.direccion, p.codigo_postal, p.municipio, p.provincia, p.tarifa, p.uso, p.potencias_kw,
    p.consumo_anual_kwh, p.con_contrato, p.sips_fecha, c.id AS cliente_id, c.nombre AS cliente
  FROM punto_suministro p LEFT JOIN cliente c ON c.id = p.cliente_id
  ORDER BY p.cups LIMIT $1`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const app = fastify();
app.get('/puntos', async () => {
  const { rows } = await pool.query({ name: 'page', text: PAGE, values: [Number(process.env.ROWS)] });
  return { rows };
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => process.exit());
