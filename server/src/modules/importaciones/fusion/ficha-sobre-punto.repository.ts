import type pg from 'pg';

/** A column of a point that SIPS fills, with the fields of the sheet that decide it. */
type Columna = {
  readonly nombre: string;
  readonly datos: readonly string[];
  /** A point made from its CUPS alone has a default here, which counts as empty. */
  readonly conValorPorDefecto?: true;
};

const POTENCIAS = [1, 2, 3, 4, 5, 6].map((periodo) => `potenciaContratadaP${periodo}Kw`);
const LUGAR = ['codigoProvincia', 'codigoPostal'];

const COLUMNAS: readonly Columna[] = [
  { nombre: 'distribuidora', datos: ['codigoDistribuidora'], conValorPorDefecto: true },
  { nombre: 'distribuidora_nombre', datos: ['codigoDistribuidora', 'nombreDistribuidora'] },
  { nombre: 'codigo_postal', datos: ['codigoPostal'] },
  { nombre: 'municipio', datos: ['municipio'] },
  { nombre: 'provincia', datos: LUGAR },
  { nombre: 'codigo_tarifa', datos: ['codigoTarifa'] },
  { nombre: 'tarifa', datos: ['codigoTarifa'] },
  { nombre: 'zona', datos: LUGAR, conValorPorDefecto: true },
  { nombre: 'uso', datos: ['viviendaHabitual', 'codigoTipoSuministro', 'cnae'], conValorPorDefecto: true },
  { nombre: 'tipo_medida', datos: ['tipoMedida', ...POTENCIAS], conValorPorDefecto: true },
  { nombre: 'potencias_kw', datos: ['codigoTarifa', ...POTENCIAS], conValorPorDefecto: true },
  { nombre: 'cnae', datos: ['cnae'] },
  { nombre: 'derechos_extension_kw', datos: ['derechosExtensionKw'] },
];

/**
 * Updates the known points from their new sheets (n) without overwriting what somebody typed: a column changes
 * when its fields differ from those of the former sheet (v) or, without one, when it was empty.
 */
export async function updatePuntosConFicha(client: pg.Client): Promise<void> {
  const nombres = COLUMNAS.map(({ nombre }) => nombre);
  const lista = (alias: string) => nombres.map((nombre) => `${alias}.${nombre}`).join(', ');
  await client.query(`
    UPDATE punto_suministro p
    SET (${nombres.join(', ')}) = ROW (${lista('x')}),
      sips_fecha = x.fecha, frontera = coalesce(p.frontera, x.frontera),
      version = version + 1, actualizado_en = now()
    FROM (
      SELECT p.cups, n.fecha, n.frontera, ${COLUMNAS.map(valor).join(', ')}
      FROM carga_punto n
      JOIN tocado t ON t.cups = n.cups AND t.existe
      JOIN punto_suministro p ON p.cups = n.cups
      LEFT JOIN ficha_sips v ON v.cups = n.cups
    ) x
    WHERE p.cups = x.cups
      AND (${lista('p')}, p.sips_fecha) IS DISTINCT FROM (${lista('x')}, x.fecha)`);
}

function valor({ nombre, datos, conValorPorDefecto }: Columna): string {
  const nuevo = nombre === 'potencias_kw' ? `nullif(n.potencias_kw, '{}')` : `n.${nombre}`;
  const deFicha = (alias: string) => datos.map((dato) => `${alias}.datos -> '${dato}'`).join(', ');
  const vacio = conValorPorDefecto
    ? `p.codigo_tarifa IS NULL AND p.potencias_kw = '{}'`
    : `p.${nombre} IS NULL`;
  return `CASE
    WHEN v.cups IS NULL AND NOT (${vacio}) THEN p.${nombre}
    WHEN ROW (${deFicha('n')}) IS NOT DISTINCT FROM ROW (${deFicha('v')}) AND v.cups IS NOT NULL THEN p.${nombre}
    ELSE coalesce(${nuevo}, p.${nombre})
  END AS ${nombre}`;
}
