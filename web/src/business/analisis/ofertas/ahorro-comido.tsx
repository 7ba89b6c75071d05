import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { OfertaVista } from '../comparacion/vista.ts';
import type { DatosDeOferta } from './datos-de-oferta.ts';
import styles from './ofertas.module.css';

const DIAS_DE_UN_ANIO = 365;

type Props = { readonly oferta: OfertaVista | undefined; readonly datos: DatosDeOferta | undefined };

/** Says that an offer saves nothing because of its fees. What they cost before taxes is the least that it would save. */
export function AhorroComido({ oferta, datos }: Props) {
  const { t } = useTranslation('analisis');
  const sinFees = oferta && datos && savingWithoutFees(oferta, datos);
  if (sinFees === undefined) return null;
  return (
    <p role="status" className={styles.comido}>
      {t('feeSeComeElAhorro', { ahorro: formatEur(sinFees) })}
    </p>
  );
}

/** What the client would save in a year without the fees, if with them it is nothing. */
export function savingWithoutFees(
  { ahorroAnualEur, comision }: Pick<OfertaVista, 'ahorroAnualEur' | 'comision'>,
  { dias, actualEur }: Pick<DatosDeOferta, 'dias' | 'actualEur'>,
): number | undefined {
  if (actualEur === undefined || comision === null || ahorroAnualEur > 0) return undefined;
  const without = ahorroAnualEur + (comision.totalEur * DIAS_DE_UN_ANIO) / dias;
  return without > 0 ? without : undefined;
}
