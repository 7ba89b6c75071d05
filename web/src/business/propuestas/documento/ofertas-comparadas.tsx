import type { propuestas } from '@vatio/contract';
import { formatCups } from '../../../format/cups.ts';
import { formatNumber, formatSaving } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import styles from './documento.module.css';
import type { OfertaDePropuesta } from './ofertas-de-propuesta.ts';

const SCROLLS = { tabIndex: 0 } as const;

type Props = {
  readonly propuesta: propuestas.Propuesta;
  readonly ofertas: readonly OfertaDePropuesta[];
  /** The offer whose supplies are shown below. */
  readonly vista: number;
  readonly onSee: (oferta: number) => void;
};

/** The offers side by side, and which of them is shown below. What each one earns is only there for sellers. */
export function OfertasComparadas({ propuesta, ofertas, vista, onSee }: Props) {
  const { t } = useTranslation('propuestas');
  const elegida = propuesta.respuesta?.oferta;
  const titulo = t('ofertasComparadas', { n: ofertas.length });
  return (
    <Card flush title={titulo}>
      <section className={styles.marco} aria-label={t('tabla', { titulo })} {...SCROLLS}>
        <table className={`vt-table vt-heads ${styles.tabla}`}>
          <caption className="vt-hidden">{titulo}</caption>
          <thead>
            <tr>
              <th scope="col">{t('concepto')}</th>
              {ofertas.map(({ oferta }) => (
                <th key={oferta} scope="col">
                  <label className={styles.oferta}>
                    <input
                      type="radio"
                      name="oferta-vista"
                      checked={oferta === vista}
                      onChange={() => onSee(oferta)}
                    />
                    {t('ofertaN', { n: oferta })}
                    {elegida === oferta && <Badge tone="ok">{t('elegidaPorCliente')}</Badge>}
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <Filas ofertas={ofertas} />
        </table>
      </section>
    </Card>
  );
}

function Filas({ ofertas }: Pick<Props, 'ofertas'>) {
  const { t } = useTranslation('propuestas');
  const [primera] = ofertas;
  const cups = (primera?.puntos ?? []).map((punto) => punto.cups);
  const eur = (valor: number | undefined) => formatNumber(valor, 2);
  const fila = (titulo: string, de: (oferta: OfertaDePropuesta) => string) => (
    <tr key={titulo}>
      <th scope="row">{titulo}</th>
      {ofertas.map((oferta) => (
        <td key={oferta.oferta}>{de(oferta)}</td>
      ))}
    </tr>
  );
  return (
    <tbody>
      {fila(t('productos'), ({ puntos }) =>
        [
          ...new Set(puntos.map(({ producto, comercializadora }) => `${producto} · ${comercializadora}`)),
        ].join(', '),
      )}
      {cups.length > 1 &&
        cups.map((cual) =>
          fila(formatCups(cual), ({ puntos }) =>
            eur(puntos.find((punto) => punto.cups === cual)?.resumen.ofertaAnualEur),
          ),
        )}
      {fila(`${t('ofertaAnual')} (€)`, ({ ofertaAnualEur }) => eur(ofertaAnualEur))}
      {fila(`${t('ahorroAnual')} (€)`, ({ ahorroAnualEur }) => eur(ahorroAnualEur))}
      {fila(t('ahorroPct'), ({ ahorroPct }) => formatSaving(ahorroPct))}
      {primera?.comisionEur !== undefined &&
        fila(`${t('comisionGenerada')} (€)`, ({ comisionEur }) => eur(comisionEur))}
      {primera?.tuyaEur !== undefined && fila(`${t('tuComision')} (€)`, ({ tuyaEur }) => eur(tuyaEur))}
    </tbody>
  );
}
