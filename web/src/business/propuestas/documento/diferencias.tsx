import type { propuestas } from '@vatio/contract';
import { formatCups } from '../../../format/cups.ts';
import { formatNumber, withSign } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import styles from './documento.module.css';

const SCROLLS = { tabIndex: 0 } as const;
const DECIMALES = {
  precioEnergia: 6,
  precioPotencia: 6,
  precioFijo: 6,
  ofertaAnualEur: 2,
  ahorroAnualEur: 2,
  producto: 0,
};

/** What changed from the previous version when the proposal was priced again. */
export function Diferencias({
  propuesta: { diferencias = [], numero },
}: {
  propuesta: propuestas.Propuesta;
}) {
  const { t } = useTranslation('propuestas');
  if (diferencias.length === 0) return null;
  const titulo = t('cambiosDesde', { numero: numero - 1 });
  return (
    <Card flush title={titulo}>
      <section className={styles.marco} aria-label={t('tabla', { titulo: titulo })} {...SCROLLS}>
        <table className={`vt-table vt-heads ${styles.tabla}`}>
          <caption className="vt-hidden">{titulo}</caption>
          <thead>
            <tr>
              <th scope="col">CUPS</th>
              <th scope="col">{t('concepto')}</th>
              <th scope="col">{t('antes')}</th>
              <th scope="col">{t('ahora')}</th>
              <th scope="col">{t('diferencia')}</th>
            </tr>
          </thead>
          <tbody>
            {diferencias.map((una) => (
              <FilaDiferencia
                key={`${una.oferta}-${una.cups}-${una.campo}-${una.periodo}`}
                diferencia={una}
              />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function FilaDiferencia({ diferencia }: { diferencia: propuestas.Diferencia }) {
  const { t } = useTranslation('propuestas');
  const { oferta, cups, campo, periodo, antes, despues } = diferencia;
  const write = (valor: number | string) =>
    typeof valor === 'string' ? valor : formatNumber(valor, DECIMALES[campo]);
  const cambio = typeof antes === 'number' && typeof despues === 'number' ? despues - antes : undefined;
  return (
    <tr>
      <th scope="row" className="vt-code">
        {formatCups(cups)}
      </th>
      <td data-texto>
        {oferta !== undefined && `${t('ofertaN', { n: oferta })} · `}
        {t(`campo-${campo}`)}
        {periodo !== null && ` P${periodo}`}
      </td>
      <td>{write(antes)}</td>
      <td>{write(despues)}</td>
      <td>{cambio !== undefined && withSign(cambio, (valor) => formatNumber(valor, DECIMALES[campo]))}</td>
    </tr>
  );
}
