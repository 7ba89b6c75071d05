import { letrasControl } from '@vatio/domain';

/** The digits of a supply point that the demo portfolio does not have. */
const CIFRAS = '0031405000000777';
export const CUPS = `ES${CIFRAS}${letrasControl(CIFRAS)}`;

const POTENCIAS_W = [30_000, 30_000, 30_000, 30_000, 30_000, 60_000];
/** Columns of a SIPS2 sheet, by their position in the file; its CUPS, its powers and the blank ones are missing. */
const FICHA: Readonly<Record<number, string>> = {
  1: '0031',
  3: '"EDISTRIBUCION REDES DIGITALES, S.L.U."',
  4: '41000',
  5: '41091',
  6: '41',
  7: '2012-06-15',
  8: '019',
  9: '06',
  10: '69000',
  12: '04',
  28: '2026-09-30',
};

export function sipsPs(): string {
  return `${sheetOf(CUPS, { watts: POTENCIAS_W })}\n`;
}

/** The line of a supply of 3.0TD in a SIPS file. */
export function sheetOf(
  cups: string,
  { watts, cnae = '5610' }: { readonly watts: readonly number[]; readonly cnae?: string },
): string {
  const columnas = Array.from({ length: 57 }, (_, i) => FICHA[i + 1] ?? '');
  columnas[1] = `${cups}0F`;
  columnas[45] = cnae;
  columnas.splice(18, watts.length, ...watts.map(String));
  return columnas.join(',');
}

/** Twelve months of 3.0TD that go over 30 kW in summer; one row is bad on purpose. */
export function sipsConsumos(): string {
  const filas = Array.from({ length: 12 }, (_, i) => {
    const fin = (mes: number) => new Date(Date.UTC(2025, 9 + mes, 0)).toISOString().slice(0, 10);
    const activa = '1200000,900000,700000,600000,500000,1800000';
    const maximetro = i >= 8 ? '34200,33000,29000,28000,27000,51000' : '24200,23000,22000,21000,20000,41000';
    return `${CUPS}0F,${fin(i)},${fin(i + 1)},019,${activa},0,0,0,0,0,0,${maximetro},A,1`;
  });
  return `${filas.join('\n')}\n${CUPS}0F,2026-09-30,2026-10-31,019,uno\n`;
}

/** Two days of a Datadis curve. */
export function datadis(): string {
  const filas = ['2026/09/01', '2026/09/02'].flatMap((fecha) =>
    Array.from(
      { length: 24 },
      (_, h) => `${CUPS};${fecha};${String(h + 1).padStart(2, '0')}:00;${h},250;Real`,
    ),
  );
  return `CUPS;Fecha;Hora;consumo_kWh;metodoObtencion\n${filas.join('\n')}\n`;
}
