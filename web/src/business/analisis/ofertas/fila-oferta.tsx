import { type ComponentProps, memo } from 'react';
import { type Figure, formatNumber, formatSaving } from '../../../format/number.ts';
import type { DatosDeOferta } from './datos-de-oferta.ts';
import { deLaCasa, gananciaDe, nombreDeComision } from './ganancia.ts';
import { AhorroDeOferta, ComisionDeOferta, TotalDeOferta, tonoDe } from './importes-de-oferta.tsx';
import { NombreDeOferta } from './nombre-de-oferta.tsx';
import styles from './ofertas.module.css';

type Props = ComponentProps<typeof NombreDeOferta> & { readonly datos: DatosDeOferta };

/** The heads of the columns say the euros. */
const importe = (eur: Figure) => formatNumber(eur, 2);

/** A row of the ranking of offers; it is drawn again only when its own figures change. */
export const FilaOferta = memo(function FilaOferta({ datos, ...nombre }: Props) {
  const { oferta, elegida, t } = nombre;
  const { dias, consumoKwh, actualEur } = datos;
  const ahorroEur = actualEur === undefined ? undefined : oferta.ahorroAnualEur;
  return (
    <tr data-elegida={elegida || undefined}>
      <th scope="row">
        <NombreDeOferta {...nombre} />
      </th>
      <td data-titulo={`${t('totalDe', { dias })} (€)`}>
        <TotalDeOferta oferta={oferta} t={t} write={importe} />
      </td>
      <td data-titulo={`${t('ahorroAnual')} (€)`} data-tono={tonoDe(ahorroEur)}>
        <AhorroDeOferta oferta={oferta} datos={datos} t={t} write={importe} />
        {ahorroEur !== undefined && (
          <span className={styles.parte}>
            <bdi>{formatSaving(oferta.ahorroPct)}</bdi>
          </span>
        )}
      </td>
      {oferta.comision && (
        <td data-titulo={`${t(nombreDeComision(datos))} (€)`} className="vt-no-print">
          <ComisionDeOferta oferta={oferta} datos={datos} t={t} write={importe} />
          {datos.reglas?.nivel === null && (
            <span className={styles.parte}>
              {t('comisionDeLaCasa')}: <bdi>{deLaCasa(gananciaDe(oferta, datos), t, importe)}</bdi>
            </span>
          )}
        </td>
      )}
      <td data-titulo="€/MWh">
        {consumoKwh > 0 && formatNumber(oferta.totales.total / (consumoKwh / 1000), 2)}
      </td>
    </tr>
  );
});
