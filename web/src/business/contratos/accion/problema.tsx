import type { Problem } from '../../../data/problem.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { MissingOfHouse } from '../../../trade/brands/missing-of-house.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './accion.module.css';

/** Says why the action failed; if another contract is in the way, it links to that. */
export function Problema({ problema }: { readonly problema: Problem | null | undefined }) {
  const { t } = useTranslation('contratos');
  const otroContrato = problema && contratoDe(problema.datos.contrato);
  return (
    <div role="alert">
      {problema && (
        <p className={`vt-refused ${styles.problema}`}>
          {problema.title}
          {problema.detail && problema.detail !== problema.title && `. ${problema.detail}`}
          <MissingOfHouse problem={problema} />
          {otroContrato && (
            <>
              {' '}
              <Link to={`/contratos/${otroContrato.id}`}>
                {t('verContrato', { codigo: otroContrato.codigo })}
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function contratoDe(dato: unknown): { readonly id: string; readonly codigo: string } | undefined {
  if (typeof dato !== 'object' || dato === null || !('id' in dato) || !('codigo' in dato)) return undefined;
  const { id, codigo } = dato;
  return typeof id === 'string' && typeof codigo === 'string' ? { id, codigo } : undefined;
}
