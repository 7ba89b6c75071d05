import type { puntosSuministro } from '@vatio/contract';
import { isCupsDeGas } from '@vatio/domain';
import { memo, type ReactNode } from 'react';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatEur, formatKw } from '../../../format/energy.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './ficha.module.css';

type Props = { readonly ficha: puntosSuministro.PuntoCongelado; readonly children?: ReactNode };

/** The supply of the study, and the age of its data. */
export const FichaPunto = memo(function FichaPunto({ ficha, children }: Props) {
  const { t } = useTranslation('analisis');
  const lugar = [ficha.direccion, ficha.codigoPostal, ficha.municipio].filter(Boolean).join(', ');
  const deGas = isCupsDeGas(ficha.cups);
  const datos: readonly (readonly [string, ReactNode])[] = [
    [t('cliente'), ficha.cliente?.nombre ?? NO_VALUE],
    [t('direccion'), lugar || NO_VALUE],
    [t('distribuidora'), ficha.distribuidora ?? NO_VALUE],
    [t('tarifaYZona'), `${ficha.tarifa ?? NO_VALUE} · ${t(`zona-${ficha.zona}`)} · ${t(`uso-${ficha.uso}`)}`],
    // What follows from powers, which gas has not.
    ...(deGas
      ? []
      : ([
          [t('tipoMedida'), String(ficha.tipoMedida)],
          [t('derechos'), formatKw(ficha.derechosExtensionKw)],
        ] as const)),
    [
      t('alquiler'),
      ficha.alquilerEurMes === null ? t('sinAlquiler') : `${formatEur(ficha.alquilerEurMes)}/mes`,
    ],
  ];
  return (
    <section className="vt-stack vt-gap-12" aria-label={t('ficha')}>
      <div className={styles.cabeza}>
        <Link to={`/cups/${ficha.cups}`} className="vt-code">
          {formatCups(ficha.cups)}
        </Link>
        {ficha.fechaSips ? (
          <Badge tone="ok">{t('datosSips', { fecha: formatFecha(ficha.fechaSips) })}</Badge>
        ) : (
          <Badge tone="info">{t('fichaManual')}</Badge>
        )}
        {children}
      </div>
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
    </section>
  );
});
