import type { productos } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber, formatPercent } from '../../../format/number.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Explain } from '../../../ui/overlay/explain.tsx';
import { FormulaDeAhorro, FormulaDeComision, FormulaDeSuma } from '../comparacion/explicaciones.tsx';
import type { OfertaVista } from '../comparacion/vista.ts';
import type { DatosDeOferta } from './lista-ofertas.tsx';
import styles from './ofertas.module.css';

type Props = DatosDeOferta & {
  readonly oferta: OfertaVista;
  readonly puesto: number;
  readonly ficha: productos.ProductoVigente | undefined;
  readonly elegida: boolean;
  readonly onElegir: (idProducto: string) => void;
};

export function FilaOferta({ oferta, puesto, ficha, elegida, onElegir, ...datos }: Props) {
  const { t } = useTranslation('analisis');
  const { estudio, fees, potenciasKw, conPrecios } = datos;
  const { idProducto, producto, comercializadora, totales, comision, aproximado } = oferta;
  const { dias, consumoKwh, actual } = estudio;
  const nombre = `${producto}, ${comercializadora}`;
  const sumandos = [
    { texto: t('fila-baseImponible'), eur: totales.baseImponible },
    ...totales.impuestos.map((cuota) => ({
      texto: `${cuota.nombre} ${formatPercent(cuota.tipo, 2)}`,
      eur: cuota.cuota,
    })),
  ];
  return (
    <tr data-elegida={elegida || undefined}>
      <th scope="row">
        <label className={styles.nombre}>
          <input type="radio" name="oferta" checked={elegida} onChange={() => onElegir(idProducto)} />
          <span className={styles.puesto}>{puesto}</span>
          <span>
            <span className={styles.producto}>{producto}</span>
            <span className={styles.detalle}>
              {comercializadora}
              {ficha && ` · ${t('meses', { count: ficha.duracionMeses })}`}
            </span>
          </span>
        </label>
        <span className={styles.marcas}>
          {ficha?.renovable && <Badge tone="ok">{t('renovable')}</Badge>}
          {ficha?.permanencia && <Badge>{t('permanencia')}</Badge>}
          {ficha && !ficha.peajesIncluidos && <Badge>{t('peajesAparte')}</Badge>}
          {aproximado && <Badge tone="warn">{t('indexadoAproximado')}</Badge>}
        </span>
      </th>
      <td data-titulo={t('totalDe', { dias })}>
        <Explain
          label={`${t('total')} · ${nombre}`}
          explanation={() => <FormulaDeSuma sumandos={sumandos} totalEur={totales.total} />}
        >
          {formatEur(totales.total)}
        </Explain>
      </td>
      <td data-titulo={t('ahorroAnual')} data-tono={conPrecios ? tonoDe(oferta.ahorroAnualEur) : undefined}>
        {conPrecios ? (
          <>
            <Explain
              label={`${t('ahorroAnual')} · ${nombre}`}
              explanation={() => (
                <FormulaDeAhorro
                  {...oferta}
                  dias={dias}
                  actualEur={actual.totales.total}
                  ofertaEur={totales.total}
                />
              )}
            >
              {formatEur(oferta.ahorroAnualEur)}
            </Explain>
            <span className={styles.parte}>
              <bdi>{formatPercent(oferta.ahorroPct / 100, 1)}</bdi>
            </span>
          </>
        ) : (
          '—'
        )}
      </td>
      <td data-titulo={t('comision')} className="vt-no-print">
        <Explain
          label={`${t('comision')} · ${nombre}`}
          explanation={() => <FormulaDeComision {...{ comision, fees, consumoKwh, potenciasKw, dias }} />}
        >
          {formatEur(comision.totalEur)}
        </Explain>
      </td>
      <td data-titulo="€/MWh">{consumoKwh > 0 && formatNumber(totales.total / (consumoKwh / 1000), 2)}</td>
    </tr>
  );
}

function tonoDe(ahorroEur: number): 'gana' | 'pierde' | undefined {
  if (ahorroEur === 0) return undefined;
  return ahorroEur > 0 ? 'gana' : 'pierde';
}
