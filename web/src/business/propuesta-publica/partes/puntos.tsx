import type { PuntoPropuesto } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import { formatCups } from '../../../format/cups.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { comparedRows } from '../../../trade/comparativa.ts';
import { SideBySide } from '../../../ui/figures/side-by-side.tsx';
import styles from '../propuesta-publica.module.css';
import { QueCambia } from './que-cambia.tsx';

/** Each supply with its changes; its two bills, line by line, can be unfolded. */
export function Puntos({ puntos }: { puntos: readonly PuntoPropuesto[] }) {
  const { t } = useTranslation('propuesta-publica');
  return (
    <section className="vt-page vt-gap-12">
      <h2>{t('suministros', { count: puntos.length })}</h2>
      {puntos.map((punto) => (
        <Punto key={punto.cups} punto={punto} solo={puntos.length === 1} />
      ))}
    </section>
  );
}

function Punto({ punto, solo }: { punto: PuntoPropuesto; solo: boolean }) {
  const { t } = useTranslation('propuesta-publica');
  const { cups, direccion, codigoPostal, municipio, resumen } = punto;
  const lugar = [direccion, [codigoPostal, municipio].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const eur = formatEur(Math.abs(resumen.ahorroAnualEur));
  return (
    <article className={styles.punto}>
      <header>
        <h3>
          {lugar || t('suministro')}
          <small className="vt-code">{formatCups(cups)}</small>
        </h3>
        <strong data-ahorra={resumen.ahorroAnualEur > 0 || undefined}>
          {t(resumen.ahorroAnualEur > 0 ? 'ahorroDe' : 'aumentoDe', { eur })}
        </strong>
      </header>
      <Plegado titulo={t('queCambia')} abierto={solo}>
        {() => <QueCambia punto={punto} />}
      </Plegado>
      <Plegado titulo={t('lineaALinea')}>
        {() => (
          <>
            <SideBySide
              caption={t('comparacionDe', { cups: formatCups(cups) })}
              heads={{
                concept: t('concepto'),
                before: `${t('hoy')} (€)`,
                after: `${t('oferta')} (€)`,
                change: `${t('diferencia')} (€)`,
              }}
              rows={comparedRows(punto.comparativa)}
            />
            <p className={`vt-note ${styles.nota}`}>{t('comoMultiplica')}</p>
          </>
        )}
      </Plegado>
    </article>
  );
}

type PlegadoProps = {
  readonly titulo: string;
  readonly abierto?: boolean;
  /** Called only once the part is unfolded, because a proposal may have two hundred supplies. */
  readonly children: () => ReactNode;
};

function Plegado({ titulo, abierto = false, children }: PlegadoProps) {
  const [viewed, setViewed] = useState(abierto);
  return (
    <details open={viewed} onToggle={(evento) => setViewed(evento.currentTarget.open)}>
      <summary>
        <span>{titulo}</span>
      </summary>
      {viewed && children()}
    </details>
  );
}
