import { parametersOf, propuestas, propuestasList } from '@vatio/contract';
import { searchOf } from '../../../data/address.ts';
import { parseSearch, writeListState } from '../../../data/list-state.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Link } from '../../../ui/nav/link.tsx';
import { EstadoPropuesta } from '../estado.tsx';
import { useRepresents, useVende } from '../vende.ts';
import styles from './lista.module.css';
import { type Lista, useResumen } from './sumas.ts';

/**
 * The number of proposals in each state and their sums, with the other filters in force. Pressing a state filters by
 * it.
 */
export function TiraDeEstados({ lista }: { lista: Lista }) {
  const { t } = useTranslation('propuestas');
  const vende = useVende();
  const represents = useRepresents();
  const { estado: elegidos = [] } = lista.state;
  const { data } = useResumen(lista);

  /** Pressing the only state in force removes the filter. */
  const direccion = (estado: propuestas.Estado, solo: boolean) => {
    const search = parseSearch(lista.text);
    const texto = searchOf(
      writeListState(parametersOf(propuestasList), search, { estado: solo ? undefined : [estado] }),
    );
    return texto === '' ? '/propuestas' : `/propuestas?${texto}`;
  };

  return (
    <ul className={styles.tira} aria-label={t('porEstado')}>
      {propuestas.ESTADOS.map((estado) => {
        const suma = data?.estados.find((uno) => uno.estado === estado);
        const solo = elegidos.length === 1 && elegidos[0] === estado;
        return (
          <li key={estado} data-elegido={elegidos.includes(estado) || undefined}>
            <Link to={direccion(estado, solo)} aria-current={solo || undefined}>
              <EstadoPropuesta estado={estado} />
              <span className={styles.cuenta}>{data ? formatNumber(suma?.cuenta ?? 0) : '\u00a0'}</span>
            </Link>
            <dl>
              <div>
                <dt>{t('ahorro')}</dt>
                <dd className="vt-figure">{formatEur(suma?.ahorroAnualEur ?? 0, 0)}</dd>
              </div>
              {vende && (
                <div>
                  <dt>{t('generada')}</dt>
                  <dd className="vt-figure">{formatEur(suma?.comisionEur ?? 0, 0)}</dd>
                </div>
              )}
              {represents && (
                <div>
                  <dt>{t('tuya')}</dt>
                  <dd className="vt-figure">{formatEur(suma?.tuyaEur ?? 0, 0)}</dd>
                </div>
              )}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
