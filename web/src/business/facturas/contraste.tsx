import { formatEur } from '../../format/energy.ts';
import { withSign } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './facturas.module.css';

/** A part of a bill, printed beside calculated, €. */
type Parte = {
  readonly concepto: string;
  readonly texto?: string | null;
  readonly periodo: number | null;
  readonly impreso: number | null;
  readonly calculado: number | null;
  readonly diferencia: number;
  readonly motivo: string | null;
};

type Props = {
  /** The bill of a distributor has parts of its own. */
  readonly atr?: boolean;
  readonly contrastes: readonly Parte[];
  readonly total: { readonly impreso: number; readonly calculado: number };
  /** The verdict in a sentence. */
  readonly veredicto: string;
  readonly bien: boolean;
  readonly avisos: readonly string[];
};

const SCROLLS = { tabIndex: 0 } as const;
const TOLERANCIA = 0.02;

/** The bill line by line, printed beside calculated, and what it comes to in a sentence. */
export function TablaDeContraste({ atr = false, contrastes, total, veredicto, bien, avisos }: Props) {
  const { t } = useTranslation('facturas');
  return (
    <div className="vt-stack">
      <div role="status">
        <Notice tone={bien ? 'ok' : 'bad'}>{veredicto}</Notice>
      </div>
      <section className={styles.marco} aria-label={t('lineas')} {...SCROLLS}>
        <table className="vt-table vt-heads">
          <caption className="vt-hidden">{t('lineas')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('concepto')}</th>
              <th scope="col">{t('impreso')}</th>
              <th scope="col">{t('calculado')}</th>
              <th scope="col">{t('diferencia')}</th>
              <th scope="col">{t('motivo')}</th>
            </tr>
          </thead>
          <tbody>
            {contrastes.map((parte, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a bill may be the same in all
              <Fila key={i} parte={parte} atr={atr} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('campo-total')}</th>
              <td>{formatEur(total.impreso)}</td>
              <td>{formatEur(total.calculado)}</td>
              <td>{withSign(total.impreso - total.calculado, formatEur)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
      {avisos.map((aviso) => (
        <Notice key={aviso}>{aviso}</Notice>
      ))}
    </div>
  );
}

function Fila({ parte, atr }: { readonly parte: Parte; readonly atr: boolean }) {
  const { t } = useTranslation('facturas');
  const { concepto, texto, periodo, impreso, calculado, diferencia, motivo } = parte;
  return (
    <tr data-differs={Math.abs(diferencia) > TOLERANCIA || undefined}>
      <th scope="row">
        {texto ?? t(`${atr ? 'f1' : 'concepto'}-${concepto}`)} {periodo !== null && <bdi>P{periodo}</bdi>}
      </th>
      <td>{impreso === null ? '—' : formatEur(impreso)}</td>
      <td>{calculado === null ? '—' : formatEur(calculado)}</td>
      <td>{diferencia === 0 ? '' : withSign(diferencia, formatEur)}</td>
      <td className={styles.motivo}>{motivo}</td>
    </tr>
  );
}
