import type { renovaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { useVende } from '../quien.ts';
import styles from './renovacion.module.css';

/** What is being done about a contract that ends, with the way to each. */
export function EnMarcha({ renovacion }: { readonly renovacion: renovaciones.Renovacion }) {
  const { t } = useTranslation('contratos');
  const vende = useVende();
  const pasos = [
    { tipo: 'analisis', path: '/analisis', documento: vende ? renovacion.analisis : null },
    { tipo: 'propuesta', path: '/propuestas', documento: renovacion.propuesta },
    { tipo: 'contrato', path: '/contratos', documento: renovacion.renovacion },
  ] as const;
  if (pasos.every(({ documento }) => documento === null)) return <Badge>{t('nadaEnMarcha')}</Badge>;
  return (
    <ul className={styles.pasos}>
      {pasos.map(
        ({ tipo, path, documento }) =>
          documento && (
            <li key={tipo}>
              <span>{t(tipo)}</span> <Link to={`${path}/${documento.id}`}>{documento.codigo}</Link>
            </li>
          ),
      )}
    </ul>
  );
}
