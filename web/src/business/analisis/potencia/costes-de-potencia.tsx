import type { PotenciaOptima } from '@vatio/domain';
import { formatEur } from '../../../format/energy.ts';
import { withSign } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Explain } from '../../../ui/overlay/explain.tsx';
import { FormulaDeSuma } from '../comparacion/explicaciones.tsx';
import styles from './potencia.module.css';

type Props = {
  readonly optima: PotenciaOptima;
  /** The same calculation with the typed powers instead of today's. */
  readonly escrita: PotenciaOptima | undefined;
};

/**
 * The cost of power and excess in a year: with the contracted powers, with the best ones and with those of the study.
 */
export function CostesDePotencia({ optima, escrita }: Props) {
  const { t } = useTranslation('analisis');
  const { costeActualEur, costeOptimoEur, ahorroAnualEur } = optima;
  const ahorroEscrita = escrita && costeActualEur - escrita.costeActualEur;
  return (
    <>
      <dl className={`vt-columns vt-gap-12 ${styles.costes}`}>
        <div>
          <dt>{t('costeContratada')}</dt>
          <dd>
            <Explain
              label={t('costeContratada')}
              explanation={() => <Partes de={optima} lado="actual" totalEur={costeActualEur} />}
            >
              {formatEur(costeActualEur)}
            </Explain>
          </dd>
        </div>
        <div>
          <dt>{t('costeOptima')}</dt>
          <dd>
            <Explain
              label={t('costeOptima')}
              explanation={() => <Partes de={optima} lado="optima" totalEur={costeOptimoEur} />}
            >
              {formatEur(costeOptimoEur)}
            </Explain>
          </dd>
          <dd>{t('ahorroDeOptima', { ahorro: withSign(ahorroAnualEur, formatEur) })}</dd>
        </div>
        <div>
          <dt>{t('costeEstudio')}</dt>
          <dd>
            {escrita ? (
              <Explain
                label={t('costeEstudio')}
                explanation={() => <Partes de={escrita} lado="actual" totalEur={escrita.costeActualEur} />}
              >
                {formatEur(escrita.costeActualEur)}
              </Explain>
            ) : (
              '—'
            )}
          </dd>
          <dd>{t('ahorroDeOptima', { ahorro: withSign(ahorroEscrita, formatEur) })}</dd>
        </div>
      </dl>
      <p className="vt-small">{t('costesSinImpuestos')}</p>
    </>
  );
}

type PartesProps = {
  readonly de: PotenciaOptima;
  readonly lado: 'actual' | 'optima';
  readonly totalEur: number;
};

function Partes({ de, lado, totalEur }: PartesProps) {
  const { t } = useTranslation('analisis');
  const sumandos = de.detalle.flatMap(({ periodo, [lado]: situacion }) => [
    { texto: t('potenciaDeP', { periodo }), eur: situacion.costePotenciaEur },
    { texto: t('excesosDeP', { periodo }), eur: situacion.costeExcesosEur },
  ]);
  return <FormulaDeSuma sumandos={sumandos.filter(({ eur }) => eur !== 0)} totalEur={totalEur} />;
}
