import type { contratos } from '@vatio/contract';
import { round } from '@vatio/domain';
import { useState } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import styles from './ficha.module.css';
import { OtrasReglas } from './otras-reglas.tsx';

/** The commission of the contract, who gets it, and the rule that decides it. */
export function Comision({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const [opened, setOpened] = useState(false);
  const { comision, comisionCongelada } = contrato;
  if (!comision) return null;
  return (
    <Card
      title={t('comisionDeLaCasa')}
      actions={
        <Badge tone={comisionCongelada ? 'ok' : 'info'}>
          {t(comisionCongelada ? 'congelada' : 'prevista')}
        </Badge>
      }
    >
      <div className={styles.porque}>
        <strong>{comision.porQue}</strong>
        <span>
          {comision.calculo} = {formatEur(comision.totalEur)}
        </span>
      </div>
      <Reparto comision={comision} />
      <p className={styles.nota}>{t(`repartoDe-${comision.repartoDe}`)}</p>
      <details className={styles.descartadas} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>
          <span>{t('porQueEstaRegla')}</span>
        </summary>
        {opened && <OtrasReglas contrato={contrato} />}
      </details>
    </Card>
  );
}

type RepartoProps = { readonly comision: NonNullable<contratos.Contrato['comision']> };

/** Each representative's part, and that of the house where the user may see it. */
function Reparto({ comision }: RepartoProps) {
  const { t } = useTranslation('contratos');
  const resto = restoDe(comision);
  return (
    <table className={styles.tabla}>
      <caption className="vt-hidden">{t('reparto')}</caption>
      <thead>
        <tr>
          <th scope="col" data-texto>
            {t('quien')}
          </th>
          <th scope="col">{t('parte')} (%)</th>
          <th scope="col">{t('importe')} (€)</th>
        </tr>
      </thead>
      <tbody>
        {comision.partes.map(({ nivel, comercial, porcentaje, importeEur }) => (
          <tr key={nivel}>
            <th scope="row">
              {comercial.nombre} <span className="vt-small">{t('nivel', { nivel })}</span>
            </th>
            <td>{formatNumber(porcentaje, [0, 2])}</td>
            <td>{formatNumber(importeEur, 2)}</td>
          </tr>
        ))}
        {comision.empresaEur !== null && (
          <tr>
            <th scope="row">{t('empresa')}</th>
            <td />
            <td>{formatNumber(comision.empresaEur, 2)}</td>
          </tr>
        )}
        {resto !== 0 && (
          <tr>
            <th scope="row">{t('restoDelReparto')}</th>
            <td />
            <td>{formatNumber(resto, 2)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td />
          <td>{formatNumber(comision.totalEur, 2)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What belongs to the house and to whom the viewer does not see, so that the rows come to the total beneath them. */
function restoDe({ totalEur, partes, empresaEur }: RepartoProps['comision']): number {
  const vistas = partes.reduce((suma, { importeEur }) => suma + importeEur, empresaEur ?? 0);
  return round(totalEur - vistas);
}
