import { enFecha } from '../cifras-en-texto.ts';
import type { CondicionDeSuministro } from '../condicion-de-suministro.ts';
import type { FilaConsumo } from '../consumo-anual.ts';
import type { Issue } from '../result.ts';

type Suministro = {
  readonly condicion?: CondicionDeSuministro | undefined;
  readonly precioExcedentesEurKwh?: number | null | undefined;
};

/** A reading cycle is never longer, but for one that takes two months in. */
const DIAS_DE_UN_MES_LARGO = 45;

/** Warns of the surplus that a study does not count, and of how far it can be trusted. */
export function avisosDeExcedentes(
  { condicion, precioExcedentesEurKwh }: Suministro,
  filas: readonly FilaConsumo[],
): Issue[] {
  const conDatos = filas.filter(({ excedentesKwh }) => excedentesKwh);
  const autoconsumo = condicion?.autoconsumo;
  if (conDatos.length === 0) {
    if (autoconsumo === undefined) return [];
    const message = `El suministro tiene autoconsumo (${autoconsumo}): este estudio no cuenta sus excedentes ni lo que compensan`;
    return [{ code: 'autoconsumo-sin-excedentes', message }];
  }
  const avisos: Issue[] = [];
  const warn = (code: string, message: string) => avisos.push({ code, message });
  const sinDatos = filas.filter(({ excedentesKwh }) => !excedentesKwh);
  if (sinDatos.length > 0) {
    const [primera, ultima] = [sinDatos[0]!, sinDatos.at(-1)!];
    warn(
      'excedentes-incompletos',
      `${sinDatos.length} de los ${filas.length} periodos de consumo no traen excedentes y se cuentan sin ellos, entre el ${enFecha(primera.desde + 1)} y el ${enFecha(ultima.hasta)}`,
    );
  }
  if (conDatos.some(({ desde, hasta }) => hasta - desde > DIAS_DE_UN_MES_LARGO)) {
    warn(
      'excedentes-de-varios-meses',
      'Los excedentes se compensan mes a mes, y hay consumo de varios meses en una fila: lo que compensan sale por encima de lo que será',
    );
  }
  if (conExcedentes(conDatos) && (precioExcedentesEurKwh ?? null) === null) {
    warn(
      'excedentes-sin-precio-actual',
      'No se sabe a cuánto se compensan hoy los excedentes: la factura de hoy va sin compensación, y el ahorro sale mayor de lo que es',
    );
  }
  return avisos;
}

/** What has to be said of the virtual batteries of some offers, and of the regulated tariff beside them. */
export function avisosDeCompensacion({
  hayExcedentes,
  hayBaterias,
  hayPvpc,
}: {
  readonly hayExcedentes: boolean;
  readonly hayBaterias: boolean;
  readonly hayPvpc: boolean;
}): Issue[] {
  const avisos: Issue[] = [];
  if (!hayExcedentes) return avisos;
  if (hayBaterias) {
    const message =
      'La batería virtual de cada oferta empieza vacía, y lo que queda en ella al final no se cuenta como ahorro';
    avisos.push({ code: 'bateria-virtual-vacia', message });
  }
  if (hayPvpc) {
    const message = 'La referencia del PVPC va sin lo que compensarían los excedentes';
    avisos.push({ code: 'pvpc-sin-excedentes', message });
  }
  return avisos;
}

function conExcedentes(filas: readonly FilaConsumo[]): boolean {
  return filas.some(({ excedentesKwh }) => excedentesKwh?.some((kwh) => kwh > 0));
}
