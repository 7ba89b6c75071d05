import type { contratos } from '@vatio/contract';
import { formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { enClaro } from '../edicion/en-claro.ts';
import styles from './ficha.module.css';

/** Matches internal fields, which tell a person nothing. */
const INTERNOS = /Id$|^(comision|version)$/;

/** Who changed what and when, with each value before and after. */
export function Historial({ contrato: { historial } }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  if (historial === undefined) return null;
  const logico = (valor: boolean) => t(valor ? 'si' : 'no');
  return (
    <Card title={t('historia')}>
      <ol className={`vt-list ${styles.lista}`}>
        {historial.map(({ cuando, quien, accion, antes, despues }) => {
          const campos = Object.keys(despues ?? {}).filter((campo) => !INTERNOS.test(campo));
          return (
            // The time alone is no key: an import may change two things of one contract at the same moment.
            <li key={[cuando, accion, ...campos].join()}>
              <strong>{t(`accion-${accion}`, { defaultValue: accion })}</strong>
              {campos.length > 0 && (
                <ul className={styles.cambios}>
                  {campos.map((campo) => (
                    <li key={campo}>
                      {t([`reloj-${campo}`, `campo-${campo}`], { defaultValue: campo })}:{' '}
                      {antes && <s>{enClaro(antes[campo], logico)}</s>}
                      {antes && ' → '}
                      {enClaro(despues?.[campo], logico)}
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
