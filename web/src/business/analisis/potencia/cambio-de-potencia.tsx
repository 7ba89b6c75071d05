import type { puntosSuministro } from '@vatio/contract';
import { type CambioDePotencia, cambioDePotencia, type PotenciaOptima } from '@vatio/domain';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Explain } from '../../../ui/overlay/explain.tsx';
import type { EntradaDeLuz } from '../calculo/entrada.ts';
import { FormulaDeSuma } from '../comparacion/explicaciones.tsx';
import styles from './potencia.module.css';

type Props = {
  readonly ficha: Pick<puntosSuministro.PuntoSuministro, 'derechosExtensionKw'>;
  readonly entrada: EntradaDeLuz;
  /** The powers of the study, kW, and what they cost. */
  readonly dadas: readonly number[];
  readonly escrita: PotenciaOptima | undefined;
  readonly optima: PotenciaOptima;
  readonly onUse: (potenciasKw: readonly number[]) => void;
};

/** What the change costs and when it is paid back, and the powers that last year's demand never goes above. */
export function CosteDelCambio({ optima, onUse, ...study }: Props) {
  const { prudente } = optima;
  const cambio = cambioDe(optima, study);
  const { t } = useTranslation('analisis');
  return (
    <>
      {cambio && (
        <p>
          {t('cambioCuesta')}{' '}
          <Explain label={t('cambioCuesta')} explanation={() => <Derechos cambio={cambio} />}>
            {formatEur(cambio.costeEur)}
          </Explain>{' '}
          {cambio.mesesHastaCompensar === null
            ? t('cambioNoCompensa')
            : t('cambioCompensa', { count: cambio.mesesHastaCompensar })}
          {cambio.derechosSupuestos && ` ${t('derechosSupuestos')}`}
        </p>
      )}
      {prudente && (
        <p>
          <b>{t('sinExcesosMedidos')}</b>:{' '}
          {prudente.potenciasKw.map((kw, p) => `P${p + 1} ${formatNumber(kw, [0, 3])}`).join(' · ')} kW.{' '}
          {t('masQueOptima', { importe: formatEur(prudente.masQueOptimaEur) })}{' '}
          <span className={styles.acciones}>
            <Button small onClick={() => onUse(prudente.potenciasKw)}>
              {t('ponerPrudente')}
            </Button>
          </span>
        </p>
      )}
    </>
  );
}

function cambioDe(
  { costeActualEur }: PotenciaOptima,
  { ficha, entrada, dadas, escrita }: Omit<Props, 'optima' | 'onUse'>,
): CambioDePotencia | null {
  if (!escrita) return null;
  return cambioDePotencia({
    tarifa: entrada.punto.tarifa,
    actualesKw: entrada.punto.potenciasKw,
    nuevasKw: dadas,
    derechosKw: ficha.derechosExtensionKw ?? undefined,
    ahorroAnualEur: costeActualEur - escrita.costeActualEur,
  });
}

function Derechos({ cambio: { derechos, costeEur } }: { cambio: CambioDePotencia }) {
  const { t } = useTranslation('analisis');
  const sumandos = derechos.map(({ concepto, cantidad, precioEur, importeEur }) => ({
    texto:
      concepto === 'enganche'
        ? t('derecho-enganche')
        : `${t(`derecho-${concepto}`)}: ${formatNumber(cantidad, [0, 3])} kW × ${formatNumber(precioEur, 6)} €/kW`,
    eur: importeEur,
  }));
  return <FormulaDeSuma sumandos={sumandos} totalEur={costeEur} />;
}
