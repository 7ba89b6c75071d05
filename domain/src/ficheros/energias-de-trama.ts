import { type Energia, nameColumn } from './formato.ts';
import { readNumber, type SignoDecimal } from './numeros.ts';
import type { LecturaCurva } from './registro.ts';
import type { Trama } from './trama.ts';

type EnergiasLeidas = Pick<
  LecturaCurva,
  'activaKwh' | 'vertidaKwh' | 'generadaKwh' | 'autoconsumidaKwh' | 'reactivaKvarh'
>;

const MAGNITUDES = ['ai', 'ae', 'r1', 'r2', 'r3', 'r4'] as const;

/** From this quality code on, the meter marks the value as not valid. */
const CALIDAD_NO_VALIDA = 128;

/** A reader of the energies of a positional row, in kWh and kVArh; or the reason why one cannot be read. */
export function createEnergyReader(
  { columnas, ai, ae, divisor }: Trama,
  decimal: SignoDecimal,
): (campos: readonly string[]) => EnergiasLeidas | string {
  const sitios = MAGNITUDES.map((magnitud) => ({
    magnitud,
    indice: columnas.indexOf(magnitud),
    // Files in circulation flag good incoming energies too, so only the other magnitudes heed the flag.
    calidad: magnitud === 'ai' ? -1 : columnas.indexOf(`calidad-${magnitud}`),
  }));
  const sitioDe = (energia: Energia) => (ai === energia ? 0 : ae === energia ? 1 : -1);
  const activa = sitioDe('activa');
  const vertida = sitioDe('vertida');
  const generada = sitioDe('generada');
  const autoconsumida = sitioDe('autoconsumida');

  return (campos) => {
    const valores: (number | null)[] = [];
    for (const { magnitud, indice, calidad } of sitios) {
      const texto = campos[indice]?.trim() ?? '';
      const valida = texto !== '' && !(Number(campos[calidad]) >= CALIDAD_NO_VALIDA);
      const valor = valida ? readNumber(texto, decimal) : null;
      if (Number.isNaN(valor)) return `${nameColumn(indice, magnitud)}: «${texto}» no es un número`;
      valores.push(valor === null ? null : valor / divisor);
    }
    const cuadrantes = valores.slice(2);
    return {
      activaKwh: valores[activa] ?? null,
      vertidaKwh: valores[vertida] ?? null,
      generadaKwh: valores[generada] ?? null,
      autoconsumidaKwh: valores[autoconsumida] ?? null,
      reactivaKvarh: cuadrantes.some((valor) => valor !== null) ? cuadrantes : null,
    };
  };
}
