import type { requisitosDeFirma } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import styles from './requisitos.module.css';

const TONES: Readonly<Record<requisitosDeFirma.Requisito['estado'], Tone>> = {
  cumple: 'ok',
  falta: 'warn',
  'no-aplica': 'idle',
};

type Props = {
  readonly row: requisitosDeFirma.Requisito;
  /** Why it is missing, in other words than those of a contract. */
  readonly reason?: string;
  /** Its parts say what there is of the requirement, and what to do. */
  readonly children?: ReactNode;
};

/** One requirement of a signature: its state, and why it is missing. */
export function RequisitoRow({ row: { requisito, estado, motivo, porLey }, reason, children }: Props) {
  const { t } = useTranslation('requisitos');
  const why = reason ?? (motivo && t(`motivo-${motivo}`, { defaultValue: motivo }));
  return (
    <li className={styles.row}>
      <span className={styles.name}>{t(`requisito-${requisito}`)}</span>
      <Badge tone={TONES[estado]}>{t(`requisito-${estado}`)}</Badge>
      {why && <p className="vt-soft">{why}</p>}
      {!porLey && estado !== 'no-aplica' && <p className="vt-note">{t('requisitoDeLaCasa')}</p>}
      {children}
    </li>
  );
}

export function MissingBadge({ count }: { readonly count: number }) {
  const { t } = useTranslation('requisitos');
  return (
    <Badge tone={count === 0 ? 'ok' : 'warn'}>
      {count === 0 ? t('requisitosCompletos') : t('requisitosFaltan', { count })}
    </Badge>
  );
}
