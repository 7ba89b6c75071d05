import { IconPlus } from '@tabler/icons-react';
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
import { AddNorm } from './add-norm.tsx';
import styles from './ajustes.module.css';
import { RemovalDialog } from './removal-dialog.tsx';
import { SettleNorm } from './settle-norm.tsx';

/** The norms that lower the taxes of a month if something comes true, and what has been settled of each. */
export function NormsCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(normas.list, {});
  const [settling, setSettling] = useState<normas.Norma>();
  const [removing, setRemoving] = useState<normas.Norma>();
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title={t('normas')}
      actions={
        <Button small icon={IconPlus} onClick={() => setAdding(true)}>
          {t('normaAnadir')}
        </Button>
      }
    >
      <div className="vt-page">
        <p className="vt-soft">{t('normasTexto')}</p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {data?.rows.map((norma) => (
          <Norm
            key={norma.id}
            norma={norma}
            onSettle={() => setSettling(norma)}
            onRemove={() => setRemoving(norma)}
          />
        ))}
      </div>
      {adding && <AddNorm onClose={() => setAdding(false)} />}
      {removing && (
        <RemovalDialog
          call={normas.remove}
          input={{ params: { id: removing.id } }}
          invalidates={[normas.list]}
          title={t('normaQuitarDe', { norma: removing.norma, desde: formatFecha(removing.desde) })}
          confirm={t('normaQuitar')}
          text={t('normaQuitarTexto')}
          done={t('normaQuitada')}
          onClose={() => setRemoving(undefined)}
        />
      )}
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

type NormProps = {
  readonly norma: normas.Norma;
  readonly onSettle: () => void;
  readonly onRemove: () => void;
};

function Norm({ norma, onSettle, onRemove }: NormProps) {
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
        <div className="vt-row">
          {norma.propia && (
            <Button
              small
              look="quiet"
              onClick={onRemove}
              aria-label={t('normaQuitarDe', { norma: norma.norma, desde })}
            >
              {t('normaQuitar')}
            </Button>
          )}
          <Button small onClick={onSettle} aria-label={t('normaResolverDe', { norma: norma.norma, desde })}>
            {t('normaResolver')}
          </Button>
        </div>
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
