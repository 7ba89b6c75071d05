import { normas } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatPercent } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './ajustes.module.css';
import { SettleNorm } from './settle-norm.tsx';

/** The norms that lower the taxes of a month if something comes true, and what has been settled of each. */
export function NormsCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(normas.list, {});
  const [settling, setSettling] = useState<normas.Norma>();
  return (
    <Card title={t('normas')}>
      <div className="vt-page">
        <p className="vt-soft">{t('normasTexto')}</p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {data?.rows.map((norma) => (
          <Norm key={norma.id} norma={norma} onSettle={() => setSettling(norma)} />
        ))}
      </div>
      {settling && <SettleNorm norma={settling} onClose={() => setSettling(undefined)} />}
    </Card>
  );
}

const STATES = {
  normaAbierta: 'warn',
  normaSeAplica: 'ok',
  normaNoSeAplica: 'idle',
} as const satisfies Record<string, Tone>;

function stateOf({ abierta, cumplida, validada }: normas.Norma): keyof typeof STATES {
  if (abierta) return 'normaAbierta';
  return cumplida && validada ? 'normaSeAplica' : 'normaNoSeAplica';
}

function Norm({ norma, onSettle }: { readonly norma: normas.Norma; readonly onSettle: () => void }) {
  const { t } = useTranslation('ajustes');
  const { medida, acordada } = norma;
  const [desde, hasta] = [formatFecha(norma.desde), formatFecha(norma.hasta)];
  const state = stateOf(norma);
  const known = (value: boolean | null) =>
    t(value === null ? 'normaNoSeSabe' : value ? 'normaSi' : 'normaNo');
  return (
    <section className="vt-stack vt-gap-8">
      <div className={`vt-ends ${styles.field}`}>
        <h3 className="vt-row">
          {t('normaDias', { desde, hasta })}
          <Badge tone={STATES[state]}>{t(state)}</Badge>
        </h3>
        <Button small onClick={onSettle} aria-label={t('normaResolverDe', { norma: norma.norma, desde })}>
          {t('normaResolver')}
        </Button>
      </div>
      <Facts narrowest={240} dense>
        <Fact title={t('norma')}>{`${norma.norma} (${norma.boe})`}</Fact>
        <Fact title={t('normaMedida')}>
          {t('normaRebaja', {
            iee: formatPercent(medida.ieeTipo, 2),
            iva: formatPercent(medida.ivaTipo, 2),
            kw: medida.ivaHastaKw,
          })}
        </Fact>
        <Fact title={t('normaCondicion')}>{norma.condicion}</Fact>
        <Fact title={t('normaSerie')}>
          {t('normaSeriePublicada', { serie: norma.serie, dia: formatFecha(norma.publicada) })}
        </Fact>
        <Fact title={t('normaCumplida')}>{known(norma.cumplida)}</Fact>
        <Fact title={t('normaValidada')}>{known(norma.validada)}</Fact>
        {acordada && (
          <Fact title={t('normaFirma')}>
            {t('normaFirmada', {
              por: acordada.por ?? t('normaAlguien'),
              en: formatInstante(acordada.en),
            })}
          </Fact>
        )}
        {acordada?.nota && <Fact title={t('normaNota')}>{acordada.nota}</Fact>}
      </Facts>
    </section>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
