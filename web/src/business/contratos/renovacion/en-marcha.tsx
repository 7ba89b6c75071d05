import type { renovaciones } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './renovacion.module.css';

/** What is already being done about a contract that ends, the most advanced first, each with its link. */
export function EnMarcha({ renovacion }: { readonly renovacion: renovaciones.Renovacion }) {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const pasos = [
    { tipo: 'contrato', path: '/contratos', documento: renovacion.renovacion },
    { tipo: 'propuesta', path: '/propuestas', documento: renovacion.propuesta },
    { tipo: 'analisis', path: '/analisis', documento: vende ? renovacion.analisis : null },
  ] as const;
  const [ultimo, ...previos] = pasos.flatMap(({ tipo, path, documento }) =>
    documento
      ? [
          <span key={tipo} className={styles.paso}>
            <span>{t(tipo)}</span> <Link to={`${path}/${documento.id}`}>{documento.codigo}</Link>
          </span>,
        ]
      : [],
  );
  if (!ultimo) return <Badge>{t('nadaEnMarcha')}</Badge>;
  return <TwoLines first={ultimo} second={previos.length > 0 && previos} holds="both" />;
}
