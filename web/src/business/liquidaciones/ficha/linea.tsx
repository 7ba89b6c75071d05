import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './ficha.module.css';
import type { Linea } from './una-linea.ts';

const TONOS = {
  pendiente: 'idle',
  aceptada: 'ok',
  disputada: 'warn',
  retirada: 'idle',
  trasladada: 'info',
} as const;

type Props = {
  readonly linea: Linea;
  readonly onDispute: (() => void) | undefined;
  readonly onResolve: (() => void) | undefined;
};

export function LineaDeLiquidacion({ linea, onDispute, onResolve }: Props) {
  const { t } = useTranslation('liquidaciones');
  const { contrato, tipo, nivel, fecha, producto, explicacion, estado, motivo, respuesta } = linea;
  const { pagadaEn, vieneDe } = linea;
  const { codigo } = contrato;
  return (
    <tr
      data-disputada={estado === 'disputada' || undefined}
      data-fuera={estado === 'retirada' || estado === 'trasladada' || undefined}
    >
      <th scope="row">
        <Link to={`/contratos/${contrato.id}`}>{codigo}</Link>
        <small>{contrato.cliente}</small>
        <small className="vt-code">{formatCups(contrato.cups)}</small>
      </th>
      <td>
        {t(`tipo-${tipo}`)} {nivel > 1 && <Badge>{t('nivel', { nivel })}</Badge>}
        <small>{[producto, fecha && formatFecha(fecha)].filter(Boolean).join(' · ')}</small>
        <small>{explicacion}</small>
        {vieneDe && (
          <small>
            <Link to={`/liquidaciones/${vieneDe.id}`}>{t('vieneDe', { codigo: vieneDe.codigo })}</Link>
          </small>
        )}
      </td>
      <td data-cifra data-titulo={`${t('base')} (€)`}>
        {formatNumber(linea.baseEur, 2)}
      </td>
      <td data-cifra data-titulo="%">
        {formatNumber(linea.porcentaje, [0, 2])}
      </td>
      <td data-cifra data-titulo={`${t('importe')} (€)`}>
        <strong>{formatNumber(linea.importeEur, 2)}</strong>
      </td>
      <td className={styles.acuerdo}>
        <Badge tone={TONOS[estado]}>{t(`linea-${estado}`)}</Badge>
        {motivo && <small>{t('dice', { texto: motivo })}</small>}
        {pagadaEn && <small>{t('sePagaEn', { codigo: pagadaEn.codigo })}</small>}
        {respuesta && <small>{t('respondido', { texto: respuesta })}</small>}
        {onDispute && (
          <Button small look="quiet" aria-label={t('disputarDe', { codigo })} onClick={onDispute}>
            {t('disputar')}
          </Button>
        )}
        {onResolve && (
          <Button small aria-label={t('responderDe', { codigo })} onClick={onResolve}>
            {t('responder')}
          </Button>
        )}
      </td>
    </tr>
  );
}
