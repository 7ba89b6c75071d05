import type { auditoria } from '@vatio/contract';
import { NO_VALUE } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './auditoria.module.css';
import { cambiosDe } from './cambios.ts';
import { useLector } from './use-lector.ts';

/** How many fields a row shows; all of them are in the panel beside the list. */
const A_LA_VISTA = 2;

/** The first fields that changed: one on each line of a card, or all in one line of the table. */
export function Resumen({ entrada }: { entrada: auditoria.Entrada }) {
  const { t } = useTranslation('auditoria');
  const { campo, valor } = useLector(entrada);
  const cambios = cambiosDe(entrada).filter(({ cambia }) => cambia);
  const demas = cambios.length - A_LA_VISTA;
  if (cambios.length === 0) return NO_VALUE;
  return (
    <div className={styles.cambios}>
      <ul className={styles.resumen} data-cut>
        {cambios.slice(0, A_LA_VISTA).map((cambio) => (
          <li key={cambio.campo}>
            <span>{campo(cambio.campo)}: </span>
            {entrada.antes && cambio.antes !== null && (
              <>
                <s>{valor(cambio.antes)}</s> →{' '}
              </>
            )}
            {valor(cambio.despues)}
          </li>
        ))}
        {demas > 0 && <li className="vt-small">{t('yMas', { count: demas })}</li>}
      </ul>
    </div>
  );
}
