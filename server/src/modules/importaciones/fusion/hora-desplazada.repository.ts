import type pg from 'pg';

/** The bytes of one interval in a day: two, or four where some reading asks for them. */
const ancho = (dia: string) =>
  `(CASE WHEN octet_length(${dia}.wh) > 50 * 60 / ${dia}.resolucion THEN 4 ELSE 2 END)`;
const ultima = (dia: string) => `right(encode(${dia}.wh, 'hex'), 2 * ${ancho(dia)})`;
const primera = (dia: string) => `left(encode(${dia}.wh, 'hex'), 2 * ${ancho(dia)})`;
const enCuatro = (hex: string) => `lpad(${hex}, 8, '0')`;
const resto = (dia: string) =>
  `left(encode(${dia}.wh, 'hex'), 2 * (octet_length(${dia}.wh) - ${ancho(dia)}))`;

/**
 * Takes away what is left of a curve that was once read with its hours as ends and now comes with them as starts: the reading
 * of its first midnight lay in the last interval of the day before, alone in it. It goes only where it is the first reading
 * that comes now. Answers of how many days.
 */
export async function removeShiftedReadings(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(`
    DELETE FROM curva_dia v USING (
      SELECT DISTINCT ON (cups, magnitud, instalacion) cups, magnitud, instalacion, dia, resolucion, wh
      FROM carga_curva WHERE lecturas > 0
      ORDER BY cups, magnitud, instalacion, dia
    ) n
    WHERE v.cups = n.cups AND v.magnitud = n.magnitud AND v.instalacion = n.instalacion
      AND v.dia = n.dia - 1 AND v.resolucion = n.resolucion
      AND ${resto('v')} = repeat('f', length(${resto('v')}))
      AND ${ultima('v')} <> repeat('f', length(${ultima('v')}))
      AND ${enCuatro(ultima('v'))} = ${enCuatro(primera('n'))}`);
  return rowCount ?? 0;
}
