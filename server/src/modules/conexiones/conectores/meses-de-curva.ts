import {
  assembleCurva,
  BYTES_DE_MUESTRA,
  type ConsumoDelMes,
  createStream,
  detectFormat,
  diasDelMes,
  type LecturaCurva,
  round,
  sumByMonth,
  type Tarifa,
  type Zona,
} from '@vatio/domain';
import { asTable, readLabels } from '../../../platform/measure-file.ts';

/** The kWh of each period of a month, by its curve; nothing where a reading is missing or what its hours mark is in doubt. */
export async function consumosDelMes({
  mes,
  contenido,
  tarifa,
  zona,
}: {
  readonly mes: string;
  readonly contenido: Buffer;
  readonly tarifa: Tarifa;
  readonly zona: Zona;
}): Promise<ConsumoDelMes[]> {
  const tabla = await asOne(asTable(once(contenido)));
  const deteccion = detectFormat(tabla.subarray(0, BYTES_DE_MUESTRA));
  if (!deteccion.ok) return [];
  const { leible } = await readLabels(deteccion.value, once(tabla), {});
  if (!leible.ok) return [];
  const flujo = createStream(leible.value);
  const lecturas = [...flujo.push(tabla), ...flujo.end()].filter(
    (registro): registro is LecturaCurva => registro.tipo === 'lectura-curva',
  );
  const montada = assembleCurva(lecturas);
  if (!montada.ok || montada.value.curva.huecos.length > 0) return [];
  const { curva } = montada.value;
  const [anio = 0, numero = 0] = mes.split('-').map(Number);
  if (curva.hasta - curva.desde + 1 !== diasDelMes(anio, numero)) return [];
  return sumByMonth({ curva, tarifa, zona })
    .filter((suma) => suma.mes === mes)
    .map(({ periodosKwh }) => ({ mes, periodosKwh: periodosKwh.map((kwh) => round(kwh, 3)) }));
}

async function* once(contenido: Buffer): AsyncGenerator<Buffer> {
  yield contenido;
}

async function asOne(trozos: AsyncIterable<Buffer>): Promise<Buffer> {
  const todos: Buffer[] = [];
  for await (const trozo of trozos) todos.push(trozo);
  return Buffer.concat(todos);
}
