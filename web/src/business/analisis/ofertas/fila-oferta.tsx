import type { TFunction } from 'i18next';
import { type ComponentProps, memo } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber, formatPercent } from '../../../format/number.ts';
import { Explain } from '../../../ui/overlay/explain.tsx';
import { FormulaDeAhorro, FormulaDeComision, FormulaDeSuma } from '../comparacion/explicaciones.tsx';
import type { OfertaVista } from '../comparacion/vista.ts';
import type { DatosDeOferta } from './datos-de-oferta.ts';
import { NombreDeOferta } from './nombre-de-oferta.tsx';
import styles from './ofertas.module.css';

type Props = DatosDeOferta & ComponentProps<typeof NombreDeOferta>;

/** An offer of the ranking; it is drawn again only when its own figures change. */
export const FilaOferta = memo(function FilaOferta({ oferta, t, elegida, ...props }: Props) {
  const { dias, consumoKwh, potenciasKw, actualEur, ...nombre } = props;
  const { totales, comision, fees } = oferta;
  const de = `${oferta.producto}, ${oferta.comercializadora}`;
  return (
    <tr data-elegida={elegida || undefined}>
      <th scope="row">
        <NombreDeOferta {...{ ...nombre, oferta, t, elegida }} />
      </th>
      <td data-titulo={t('totalDe', { dias })}>
        <Explain
          label={`${t('total')} · ${de}`}
          explanation={() => <FormulaDeSuma sumandos={sumandosDe(oferta, t)} totalEur={totales.total} />}
        >
          {formatEur(totales.total)}
        </Explain>
      </td>
      {actualEur === undefined ? (
        <td data-titulo={t('ahorroAnual')}>—</td>
      ) : (
        <td data-titulo={t('ahorroAnual')} data-tono={tonoDe(oferta.ahorroAnualEur)}>
          <Explain
            label={`${t('ahorroAnual')} · ${de}`}
            explanation={() => (
              <FormulaDeAhorro {...oferta} {...{ dias, actualEur }} ofertaEur={totales.total} />
            )}
          >
            {formatEur(oferta.ahorroAnualEur)}
          </Explain>
          <span className={styles.parte}>
            <bdi>{formatPercent(oferta.ahorroPct / 100, 1)}</bdi>
          </span>
        </td>
      )}
      <td data-titulo={t('comision')} className="vt-no-print">
        <Explain
          label={`${t('comision')} · ${de}`}
          explanation={() => <FormulaDeComision {...{ comision, fees, consumoKwh, potenciasKw, dias }} />}
        >
          {formatEur(comision.totalEur)}
        </Explain>
      </td>
      <td data-titulo="€/MWh">{consumoKwh > 0 && formatNumber(totales.total / (consumoKwh / 1000), 2)}</td>
    </tr>
  );
});

function sumandosDe({ totales }: OfertaVista, t: TFunction) {
  return [
    { texto: t('fila-baseImponible'), eur: totales.baseImponible },
    ...totales.impuestos.map(({ nombre, tipo, cuota }) => ({
      texto: `${nombre} ${formatPercent(tipo, 2)}`,
      eur: cuota,
    })),
  ];
}

function tonoDe(ahorroEur: number): 'gana' | 'pierde' | undefined {
  if (ahorroEur === 0) return undefined;
  return ahorroEur > 0 ? 'gana' : 'pierde';
}
