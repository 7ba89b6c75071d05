import type { liquidaciones } from '@vatio/contract';
import { formatInstante, formatMes } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Estado } from '../estado.tsx';
import { APagar } from './a-pagar.tsx';
import styles from './ficha.module.css';

type Props = { readonly liquidacion: liquidaciones.Liquidacion };

/** The representative of the settlement, its state, and the sums that lead to what is paid. */
export function Cuentas({ liquidacion }: Props) {
  const { t } = useTranslation('liquidaciones');
  const { mes, comercial, estado, estadoDesde, disputadoEur, disputadas } = liquidacion;
  const sumandos = [
    ['campo-comisiones', liquidacion.comisionesEur],
    ['decomisiones', liquidacion.decomisionesEur],
    ['ajustes', liquidacion.ajustesEur],
  ] as const;
  return (
    <Card title={formatMes(mes)} actions={<Estado estado={estado} />}>
      <div className={styles.cuentas}>
        <p>
          <Link to={`/comerciales/${comercial.id}`}>{comercial.nombre}</Link>
          <small>{t('estadoDesde', { fecha: formatInstante(estadoDesde) })}</small>
        </p>
        <dl className="vt-facts">
          {sumandos.map(([nombre, importe]) => (
            <div key={nombre}>
              <dt>{t(nombre)}</dt>
              <dd className="vt-figure">{formatEur(importe)}</dd>
            </div>
          ))}
          {disputadas > 0 && (
            <div data-disputado>
              <dt>{t('disputadoSinPagar')}</dt>
              <dd className="vt-figure">{formatEur(disputadoEur)}</dd>
            </div>
          )}
          <div data-total>
            <dt>{t('total')}</dt>
            <dd className="vt-figure">{formatEur(liquidacion.totalEur)}</dd>
          </div>
        </dl>
      </div>
      <APagar liquidacion={liquidacion} />
    </Card>
  );
}
