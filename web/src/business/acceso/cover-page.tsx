import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import styles from './acceso.module.css';
import { DiaDeTarifa } from './dia-de-tarifa.tsx';

type Props = {
  readonly title: string;
  readonly subtitle?: string;
  readonly footer?: ReactNode;
  /** Content that may arrive later than the rest: it stands below, so that it moves nothing. */
  readonly later?: ReactNode;
  readonly children: ReactNode;
};

/** Two columns: a picture of what the product is about, and the form. A narrow window shows the form alone. */
export function CoverPage({ title, subtitle, footer, later, children }: Props) {
  const { t } = useTranslation('acceso');
  return (
    <div className={styles.cover}>
      <aside className={styles.brand}>
        <Logo size={36} />
        <div>
          <p className={styles.claim}>{t('lema')}</p>
          <p className={styles.text}>{t('lemaTexto')}</p>
        </div>
        <DiaDeTarifa />
      </aside>
      <div className={styles.side}>
        <div className={styles.box}>
          <span className={styles.smallLogo}>
            <Logo size={32} />
          </span>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {children}
          {footer && <p className={styles.footer}>{footer}</p>}
        </div>
        {later}
      </div>
    </div>
  );
}
