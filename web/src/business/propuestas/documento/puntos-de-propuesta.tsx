import type { propuestas } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import { useSells } from '../../../data/use-ability.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber, formatSaving } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { comparedRows } from '../../../trade/comparativa.ts';
import { SideBySide } from '../../../ui/figures/side-by-side.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './documento.module.css';

type Punto = propuestas.Propuesta['puntos'][number];

/** The offer for each supply; when there are many, only the first is unfolded at the beginning. */
export function PuntosDePropuesta({ puntos }: { puntos: readonly Punto[] }) {
  return puntos.map((punto, i) => <PuntoDePropuesta key={punto.cups} punto={punto} desplegado={i === 0} />);
}

function PuntoDePropuesta({ punto, desplegado }: { punto: Punto; desplegado: boolean }) {
  const { t } = useTranslation('propuestas');
  const [opened, setOpened] = useState(desplegado);
  const { cups, municipio, producto, comercializadora, resumen } = punto;
  return (
    <details
      className={styles.punto}
      open={opened}
      onToggle={(evento) => setOpened(evento.currentTarget.open)}
    >
      <summary>
        <span className={styles.titulo}>
          <strong className="vt-code">{formatCups(cups)}</strong>
          <span>{[`${producto} · ${comercializadora}`, municipio].filter(Boolean).join(' · ')}</span>
        </span>
        <span className={styles.cifra}>
          <strong className="vt-figure">{t('alAno', { eur: formatEur(resumen.ahorroAnualEur) })}</strong>
          <span className="vt-figure">{formatSaving(resumen.ahorroPct)}</span>
        </span>
      </summary>
      {opened && <Contenido punto={punto} />}
    </details>
  );
}

function Contenido({ punto }: { punto: Punto }) {
  const { t } = useTranslation('propuestas');
  const datos = useDatos(punto);
  const notas = [...punto.avisos, ...punto.supuestos.pendientes];
  if (punto.aproximado) notas.unshift(t('indexadoEstimado'));
  return (
    <>
      <dl className={`vt-facts ${styles.datos}`}>
        {datos.map(([titulo, valor]) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>
              <bdi>{valor}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {notas.length > 0 && (
        <ul className={styles.notas} aria-label={t('avisos')}>
          {notas.map((nota) => (
            <li key={nota}>{nota}</li>
          ))}
        </ul>
      )}
      <SideBySide
        caption={t('comparacionDe', { cups: formatCups(punto.cups) })}
        heads={{
          concept: t('concepto'),
          before: `${t('hoy')} (€)`,
          after: `${t('oferta')} (€)`,
          change: `${t('diferencia')} (€)`,
        }}
        rows={comparedRows(punto.comparativa)}
      />
      <p className={`vt-note ${styles.reckoning}`}>{t('comoMultiplica')}</p>
    </>
  );
}

function useDatos(punto: Punto): readonly (readonly [string, ReactNode])[] {
  const { t } = useTranslation('propuestas');
  const vende = useSells();
  const { potenciasKw, potenciaPropuestaKw, analisis, duracionMeses } = punto;
  const kw = (potencias: readonly number[]) =>
    `${potencias.map((una) => formatNumber(una, [0, 3])).join(' / ')}\u00a0kW`;
  const codigo = `${analisis.codigo} · v${analisis.version}`;
  const enlace = <Link to={`/analisis/${analisis.id}`}>{codigo}</Link>;
  return [
    [t('tarifa'), punto.tarifa],
    [t('tipo'), t(`tipo-${punto.tipo}`)],
    [t('duracion'), t('meses', { count: duracionMeses })],
    [t('prorroga'), t(punto.prorroga ? 'si' : 'no')],
    [t('permanencia'), t(punto.permanencia ? 'si' : 'no')],
    [t('renovable'), t(punto.renovable ? 'si' : 'no')],
    [
      t('potencia'),
      potenciaPropuestaKw ? `${kw(potenciasKw)} → ${kw(potenciaPropuestaKw)}` : kw(potenciasKw),
    ],
    [t('preciosA'), formatFecha(punto.fecha)],
    [t('analisis'), vende ? enlace : codigo],
  ];
}
