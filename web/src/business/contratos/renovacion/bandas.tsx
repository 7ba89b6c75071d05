import { parametersOf, renovaciones, renovacionesList } from '@vatio/contract';
import { searchOf } from '../../../data/address.ts';
import { parseSearch, writeListState } from '../../../data/list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatEnergia, formatEur } from '../../../format/energy.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { ListOf } from '../../../trade/use-list.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { useRepresents, useVende } from '../quien.ts';
import styles from './renovacion.module.css';

/**
 * How many contracts end in each band and what they are worth, with the other filters in force. Pressing a band filters
 * by it.
 */
export function Bandas({ lista }: { readonly lista: ListOf<typeof renovacionesList> }) {
  const { t } = useTranslation('contratos');
  const vende = useVende();
  const represents = useRepresents();
  const { page: _page, limit: _limit, sort: _sort, banda: elegida, ...filtros } = lista.state;
  const { data } = useRead(renovaciones.resumen, { query: filtros }, { keepPrevious: true });
  /** Pressing the band in force removes the filter. */
  const direccion = (banda: (typeof renovaciones.BANDAS)[number]) => {
    const cambio = { banda: banda === elegida ? undefined : banda };
    const texto = searchOf(writeListState(parametersOf(renovacionesList), parseSearch(lista.text), cambio));
    return texto === '' ? '/renovaciones' : `/renovaciones?${texto}`;
  };
  return (
    <ul className={styles.tira} aria-label={t('porBanda')}>
      {renovaciones.BANDAS.map((banda) => {
        const suma = data?.bandas.find((una) => una.banda === banda);
        const cifras = [
          [t('consumo'), suma && formatEnergia(suma.consumoAnualKwh)],
          [t('importeAnual'), suma && formatEur(suma.importeAnualEur, 0)],
          ...(vende ? [[t('comisionGenerada'), suma && formatEur(suma.comisionEur, 0)]] : []),
          ...(represents ? [[t('tuComision'), suma && formatEur(suma.tuyaEur ?? 0, 0)]] : []),
          [t('enMarcha'), suma && formatNumber(suma.enMarcha)],
        ];
        return (
          <li
            key={banda}
            data-banda={banda}
            data-vacia={suma?.contratos === 0 || undefined}
            data-elegida={banda === elegida || undefined}
          >
            <Link to={direccion(banda)} aria-current={banda === elegida || undefined}>
              <span>{t(`banda-${banda}`)}</span>
              <span className={styles.cuenta}>{suma ? formatNumber(suma.contratos) : NO_VALUE}</span>
            </Link>
            <dl>
              {cifras.map(([titulo, cifra]) => (
                <div key={titulo}>
                  <dt>{titulo}</dt>
                  <dd className="vt-figure">{cifra ?? NO_VALUE}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
