import type { analisis } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { formatPercent, formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import hoy from '../hoy/hoy.module.css';

type Props = { readonly guardado: analisis.Analisis; readonly punto: analisis.Analisis['puntos'][number] };

/** The tax rates that this study used, whatever the law says now. */
export function SupuestosGuardados({ guardado, punto }: Props) {
  const { t } = useTranslation('analisis');
  const { ieeTipo, impuestoTipo, bonoSocialEurAnio, pendientes } = punto.supuestos;
  const nombres = new Set(punto.actual.totales.impuestos.map(({ nombre }) => nombre));
  const filas: readonly (readonly [string, string])[] = [
    [t('fechaPrecios'), formatFecha(guardado.fecha)],
    [t('iee'), formatPercent(ieeTipo, 8)],
    [[...nombres].join(' / ') || t('impuesto'), formatPercent(impuestoTipo, 2)],
    [t('bonoSocial'), formatWithUnit(bonoSocialEurAnio, '€/año', [2, 6])],
  ];
  return (
    <Card
      title={t('supuestos')}
      actions={pendientes.length > 0 && <Badge tone="warn">{t('sinFijar')}</Badge>}
    >
      <dl className={`vt-columns vt-gap-12 ${hoy.supuestos}`}>
        {filas.map(([titulo, valor]) => (
          <div key={titulo}>
            <dt className={hoy.nota}>{titulo}</dt>
            <dd className="vt-figure">{valor}</dd>
          </div>
        ))}
      </dl>
      {pendientes.length > 0 && (
        <ul className={`${hoy.avisos} ${hoy.separados}`} aria-label={t('sinFijar')}>
          {pendientes.map((pendiente) => (
            <li key={pendiente}>{pendiente}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
