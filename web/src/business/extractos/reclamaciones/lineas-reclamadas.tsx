import type { reclamaciones } from '@vatio/contract';
import { formatCups } from '../../../format/cups.ts';
import { formatMes } from '../../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from '../importar/ensayo.module.css';

const SCROLLS = { tabIndex: 0 } as const;

/** The lines of a claim, with what was claimed of each and what is still owed of it. */
export function LineasReclamadas({ detalle }: Pick<reclamaciones.Reclamacion, 'detalle'>) {
  const { t } = useTranslation('extractos');
  return (
    <Card flush title={t('lineasReclamadas')}>
      <section className={styles.frame} aria-label={t('tablaReclamada')} {...SCROLLS}>
        <table className={`vt-table ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('campo-cups')}</th>
              <th scope="col">{t('campo-contrato')}</th>
              <th scope="col">{t('campo-extracto')}</th>
              <th scope="col" data-figure>
                {t('reclamadoEur')}
              </th>
              <th scope="col" data-figure>
                {t('pendienteEur')}
              </th>
            </tr>
          </thead>
          <tbody>
            {detalle.map(({ linea: { id, cups, contrato, extracto, mes, pendienteEur }, reclamadoEur }) => (
              <tr key={id}>
                <th scope="row" className="vt-code">
                  {formatCups(cups)}
                </th>
                <td>
                  {contrato ? <Link to={`/contratos/${contrato.id}`}>{contrato.codigo}</Link> : NO_VALUE}
                </td>
                <td>
                  <Link to={`/extractos/lineas?deExtracto=${extracto.id}`}>
                    {`${extracto.codigo}, ${formatMes(mes)}`}
                  </Link>
                </td>
                <td data-figure>{formatNumber(reclamadoEur, 2)}</td>
                <td data-figure>{formatNumber(pendienteEur, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
