export async function leerConsumos(
  db: Db,
  viewer: Viewer,
  texto: string,
  intervalo: Intervalo,
): Promise<Consumo[]> {
  const filas = await historiaDe(db, await leerFicha(db, viewer, texto));
  const { desde = '', hasta = '9999' } = intervalo;
  return filas.filter((fila) => fila.hasta >= desde && fila.desde <= hasta).map(respuestaConsumo);
}

export async function escribirConsumo(
  db: Db,
  viewer: Viewer,
  texto: string,
  body: BodyOf<typeof puntosSuministro.saveConsumo>,
): Promise<Consumo> {
  soloQuienVende(viewer);
  const { cups, tarifa } = await leerFicha(db, viewer, texto);
  const [desde, hasta] = [
    orProblem(parseFecha(body.desde, 'desde')),
    orProblem(parseFecha(body.hasta, 'hasta')),
  ];
  if (hasta <= desde) throw invalidData({ hasta: 'La lectura final debe ser posterior a la inicial' });
  const { activaKwh, reactivaKvarh = [], maximetroKw = [] } = body;
  const codigoTarifa = null;
  const fila = { desde: body.desde, hasta: body.hasta, codigoTarifa, activaKwh, reactivaKvarh, maximetroKw };
  await db.transaction().execute(async (trx) => {
    await saveConsumo(trx, cups, fila);
    await actualizarConsumoAnual(trx, cups);
  });
  return { ...respuestaConsumo({ ...fila, fuente: 'manual' }), tarifa };
}

/** Yearly use of a point from its last twelve months, brought to 365 days. */
async function actualizarConsumoAnual(db: Db, cups: string): Promise<void> {
  const filas = (await listConsumos(db, cups)).map((fila) => ({
    ...fila,
    desde: orProblem(parseFecha(fila.desde)),
    hasta: orProblem(parseFecha(fila.hasta)),
  }));
  const anual = consumoAnual(filas);
  if (!anual.ok) return setConsumoAnual(db, cups, null);
  const kwh = anual.value.filas.flatMap((fila) => fila.activaKwh).reduce((suma, valor) => suma + valor, 0);
  return setConsumoAnual(db, cups, round((kwh * 365) / anual.value.dias, 3));
}

function respuestaConsumo({ codigoTarifa, ...fila }: FilaConsumoGuardada): Consumo {
  return {
    ...fila,
    tarifa: codigoTarifa === null ? null : (tarifaDeCodigoAtr(codigoTarifa) ?? codigoTarifa),
  };
}

export async function leerCurva(
  db: Db,
  viewer: Viewer,
  texto: string,
  { agrupado, ...intervalo }: Intervalo & { agrupado: Agrupado },
): Promise<ResponseOf<typeof puntosSuministro.curva>> {
  const { cups } = await leerFicha(db, viewer, texto);
  const guardados = await listDiasDeCurva(db, cups, intervalo);
  const dias = guardados.map((guardado) => {
    const porHora = 60 / guardado.resolucion;
    const intervalos = horasDelDia(orProblem(parseFecha(guardado.dia))) * porHora;
    return { dia: guardado.dia, porHora, wh: leerWh(guardado, intervalos) };
  });
  return { agrupado, resolucion: guardados[0]?.resolucion ?? 60, tramos: agrupar(dias, agrupado) };
}
