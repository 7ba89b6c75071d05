import type { contratos } from '@vatio/contract';
import { formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { enClaro } from '../edicion/en-claro.ts';
import styles from './ficha.module.css';

/** Fields that only the machinery reads. */
const INTERNOS = /Id$|^(comision|version)$/;

/** Who did what and when, with each value before and after. */
export function Historial({ contrato: { historial } }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  if (historial === undefined) return null;
  return (
    <Card title={t('historia')}>
      <ol className={`vt-list ${styles.lista}`}>
        {historial.map(({ cuando, quien, accion, antes, despues }) => {
          const campos = Object.keys(despues ?? {}).filter((campo) => !INTERNOS.test(campo));
          return (
            // What an import does it does in one moment, and it may change two things of one contract.
            <li key={[cuando, accion, ...campos].join()}>
              <strong>{t(`accion-${accion}`, { defaultValue: accion })}</strong>
              {campos.length > 0 && (
                <ul className={styles.cambios}>
                  {campos.map((campo) => (
                    <li key={campo}>
                      {t([`reloj-${campo}`, `campo-${campo}`], { defaultValue: campo })}:{' '}
                      {antes && <s>{enClaro(antes[campo])}</s>}
                      {antes && ' → '}
                      {enClaro(despues?.[campo])}
                    </li>
                  ))}
                </ul>
              )}
              <small>
                {quien ?? 'Vatio'} · <time dateTime={cuando}>{formatInstante(cuando)}</time>
              </small>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
