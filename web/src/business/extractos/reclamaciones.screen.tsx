import { IconMailQuestion } from '@tabler/icons-react';
import { reclamaciones } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ReadRows } from '../../trade/read-rows.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './importar/ensayo.module.css';
import { EstadoDeReclamacion } from './reclamaciones/estado.tsx';

/** The claims to the suppliers, those that wait for an answer first. */
export default function ReclamacionesScreen() {
  const { t } = useTranslation('extractos');
  const { data, error, refetch } = useRead(reclamaciones.list, {});
  return (
    <>
      <PageActions>
        <ButtonLink to="/extractos/lineas">{t('verLineas')}</ButtonLink>
      </PageActions>
      <ReadRows
        rows={data?.rows}
        error={error}
        onRetry={refetch}
        empty={{
          icon: IconMailQuestion,
          title: t('sinReclamaciones'),
          text: t('sinReclamacionesTexto'),
          action: <ButtonLink to="/extractos/lineas">{t('verLineas')}</ButtonLink>,
        }}
      >
        {(rows) => (
          <Card flush>
            <Claims rows={rows} />
          </Card>
        )}
      </ReadRows>
    </>
  );
}

const SCROLLS = { tabIndex: 0 } as const;

function Claims({ rows }: { readonly rows: readonly reclamaciones.ReclamacionRow[] }) {
  const { t } = useTranslation('extractos');
  return (
    <section className={styles.frame} aria-label={t('reclamaciones')} {...SCROLLS}>
      <table className={`vt-table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('campo-codigo')}</th>
            <th scope="col">{t('campo-comercializadora')}</th>
            <th scope="col">{t('campo-estado')}</th>
            <th scope="col">{t('hechaEl')}</th>
            <th scope="col" data-figure>
              {t('campo-lineas')}
            </th>
            <th scope="col" data-figure>
              {t('reclamadoEur')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, codigo, comercializadora, estado, creada, lineas, reclamadoEur }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/extractos/reclamaciones/${id}`}>{codigo}</Link>
              </th>
              <td>{comercializadora}</td>
              <td>
                <EstadoDeReclamacion estado={estado} />
              </td>
              <td>{formatFecha(creada)}</td>
              <td data-figure>{formatNumber(lineas)}</td>
              <td data-figure>{formatNumber(reclamadoEur, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
