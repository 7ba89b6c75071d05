import { IconFileText } from '@tabler/icons-react';
import type { propuestaPublica } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { direccionDelPdf } from '../direccion-del-pdf.ts';
import styles from '../propuesta-publica.module.css';

type Props = { readonly token: string; readonly propuesta: propuestaPublica.PropuestaPublica };

/** The sources of the figures, and the document that has them. */
export function Condiciones({ token, propuesta: { puntos, pdfSha256 } }: Props) {
  const { t } = useTranslation('propuesta-publica');
  const [primero] = puntos;
  return (
    <section className={styles.caja}>
      <h2>{t('documento')}</h2>
      <p className="vt-note">
        {t('comoSeCalcula', { count: primero?.dias ?? 365, fecha: formatFecha(primero?.fecha) })}
      </p>
      <p>
        <a className={styles.pdf} href={direccionDelPdf(token)} target="_blank" rel="noreferrer">
          <IconFileText size={20} aria-hidden />
          {t('verPdf')}
        </a>
      </p>
      {pdfSha256 && (
        <p className={styles.huella}>
          {t('huella')} <code>{pdfSha256}</code>
        </p>
      )}
    </section>
  );
}
