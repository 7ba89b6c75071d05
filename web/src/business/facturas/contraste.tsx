import type { calculos, ResponseOf } from '@vatio/contract';
import { type Contraste, contrastFactura, verdictOf } from '@vatio/domain';
import { formatEur } from '../../format/energy.ts';
import { withSign } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './facturas.module.css';
import type { Leida } from './use-lecturas.ts';

type Props = {
  readonly lineas: Leida['lineas'];
  readonly total: number;
  readonly calculada: ResponseOf<typeof calculos.factura>;
};

const SCROLLS = { tabIndex: 0 } as const;
const TOLERANCIA = 0.04;

/** The bill line by line, printed beside calculated, and what it comes to in a sentence. */
export function TablaDeContraste({ lineas, total, calculada }: Props) {
  const { t } = useTranslation('facturas');
  const contrastes =
    lineas.length > 0
      ? contrastFactura(lineas, calculada)
      : contrastFactura([], calculada).map(withoutPrinted);
  const veredicto = verdictOf(contrastes, { impreso: total, calculado: calculada.total });
  const diferencia = total - calculada.total;
  return (
    <div className="vt-stack">
      <div role="status">
        <Notice tone={Math.abs(diferencia) <= TOLERANCIA ? 'ok' : 'bad'}>{veredicto}</Notice>
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
            {contrastes.map((contraste) => (
              <Fila key={`${contraste.concepto}-${contraste.periodo}`} contraste={contraste} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('campo-total')}</th>
              <td>{formatEur(total)}</td>
              <td>{formatEur(calculada.total)}</td>
              <td>{withSign(diferencia, formatEur)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
      {calculada.avisos?.map((aviso) => (
        <Notice key={aviso}>{aviso}</Notice>
      ))}
    </div>
  );
}

/** A bill that was typed or came by its code prints no lines that could differ. */
function withoutPrinted(contraste: Contraste): Contraste {
  return { ...contraste, diferencia: 0, motivo: null };
}

function Fila({
  contraste: { concepto, periodo, impreso, calculado, diferencia, motivo },
}: {
  readonly contraste: Contraste;
}) {
  const { t } = useTranslation('facturas');
  return (
    <tr data-differs={Math.abs(diferencia) > TOLERANCIA / 2 || undefined}>
      <th scope="row">
        {t(`concepto-${concepto}`)} {periodo !== null && <bdi>P{periodo}</bdi>}
      </th>
      <td>{impreso === null ? '—' : formatEur(impreso)}</td>
      <td>{calculado === null ? '—' : formatEur(calculado)}</td>
      <td>{diferencia === 0 ? '' : withSign(diferencia, formatEur)}</td>
      <td className={styles.motivo}>{motivo}</td>
    </tr>
  );
}
