import type { UsoDeExcedentes } from '@vatio/domain';
import { formatEur, formatKwh } from '../../../format/energy.ts';
import type { Translate } from '../../../texts/dictionary.ts';

/** What an offer makes of the surplus, in one sentence. */
export function fraseDeExcedentes(excedentes: UsoDeExcedentes, t: Translate): string {
  const { energiaKwh, valorEur, compensadoEur, perdidoEur, bateria } = excedentes;
  const kwh = formatKwh(energiaKwh);
  if (valorEur === 0) return t('excedentesSinPagar', { kwh });
  const compensa = t('excedentesCompensa', { kwh, importe: formatEur(compensadoEur) });
  if (bateria) {
    const { gastadoEur, saldoEur, caducadoEur } = bateria;
    const partes = [compensa, t('bateriaPaga', { importe: formatEur(gastadoEur) })];
    if (caducadoEur > 0) partes.push(t('bateriaCaducado', { importe: formatEur(caducadoEur) }));
    partes.push(t('bateriaSaldo', { importe: formatEur(saldoEur) }));
    return partes.join(' · ');
  }
  return perdidoEur > 0
    ? `${compensa} · ${t('excedentesPerdidos', { importe: formatEur(perdidoEur) })}`
    : compensa;
}
