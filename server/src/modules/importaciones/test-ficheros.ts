import { diasDelMes, letrasControl } from '@vatio/domain';

/** A CUPS whose control letters are right. */
export function cupsDePrueba(numero: number, distribuidora = '0021'): string {
  const cifras = `${distribuidora}${String(numero).padStart(12, '0')}`;
  return `ES${cifras}${letrasControl(cifras)}`;
}

type PuntoPs = {
  readonly cups: string;
  readonly codigoPostal?: string;
  readonly municipio?: string;
  readonly provincia?: string;
  readonly tarifa?: string;
  readonly clasificacion?: string;
  /** The powers in W, from P1 on. */
  readonly potencias?: readonly number[];
  readonly ultimaLectura?: string;
  readonly vivienda?: string;
  readonly cnae?: string;
  readonly tipoSuministro?: string;
};

/** Rows of SIPS2 PS without a header, as the CNMC sends them. */
export function sipsPs(puntos: readonly PuntoPs[]): string {
  return puntos.map(filaPs).join('');
}

function filaPs(punto: PuntoPs): string {
  const celdas: (string | number)[] = Array.from({ length: 57 }, () => '');
  const put = (columna: number, valor: string | number | undefined) => {
    celdas[columna - 1] = valor ?? '';
  };
  put(1, punto.cups.slice(2, 6));
  put(2, `${punto.cups}0F`);
  put(3, '"DISTRIBUIDORA DE PRUEBA, S.L."');
  put(4, punto.codigoPostal ?? '28001');
  put(5, punto.municipio ?? 'Madrid');
  put(6, punto.provincia ?? '28');
  put(8, punto.tarifa ?? '018');
  put(12, punto.clasificacion ?? '05');
  put(15, 9200);
  for (const [i, w] of (punto.potencias ?? [4600, 4600]).entries()) put(19 + i, w);
  put(28, punto.ultimaLectura ?? '2026-09-30');
  put(32, punto.vivienda ?? 'S');
  put(46, punto.cnae ?? '9820');
  put(56, punto.tipoSuministro ?? 'VI');
  put(57, 0);
  return `${celdas.join(',')}\n`;
}

/** A row of SIPS2 CONSUMOS, with energies in Wh. */
export function filaConsumo(
  cups: string,
  desde: string,
  hasta: string,
  wh: readonly number[],
  tarifa = '018',
): string {
  const seis = (valores: readonly number[]) => Array.from({ length: 6 }, (_, i) => valores[i] ?? 0);
  return `${[`${cups}0F`, desde, hasta, tarifa, ...seis(wh), ...seis([]), ...seis([3100, 2800]), '9', '1'].join(',')}\n`;
}

/** A point's monthly rows from October 2025 on, `meses` of them. */
export function consumosDe(cups: string, meses = 12, whDelMes = 100_000): string {
  const fin = (mes: number) => {
    const anio = 2025 + Math.floor((8 + mes) / 12);
    const numero = ((8 + mes) % 12) + 1;
    return `${anio}-${String(numero).padStart(2, '0')}-${diasDelMes(anio, numero)}`;
  };
  return Array.from({ length: meses }, (_, mes) =>
    filaConsumo(cups, fin(mes), fin(mes + 1), [whDelMes, 2 * whDelMes, whDelMes + mes]),
  ).join('');
}

/** Hourly readings of some days as Datadis writes them, 0,5 kWh each unless `kwh` says otherwise. */
export function datadis(
  cups: string,
  dias: readonly string[],
  kwh: (dia: string, hora: number) => string = () => '0,500',
): string {
  const filas = dias.flatMap((dia) =>
    Array.from({ length: 24 }, (_, i) => {
      const hora = `${String(i + 1).padStart(2, '0')}:00`;
      return `${cups}0F;${dia.replaceAll('-', '/')};${hora};${kwh(dia, i + 1)};Real`;
    }),
  );
  return ['CUPS;Fecha;Hora;consumo_kWh;metodoObtencion', ...filas, ''].join('\n');
}
