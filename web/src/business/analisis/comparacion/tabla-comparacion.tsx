import { memo, useMemo } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber, formatSaving, withSign } from '../../../format/number.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Explain } from '../../../ui/overlay/explain.tsx';
import styles from './comparacion.module.css';
import { breakDownLados, type Celda, type Fila, filasSumadas } from './desglose.ts';
import { FormulaDeAhorro, FormulaDeLineas, FormulaDeSuma } from './explicaciones.tsx';
import { resumenDe } from './formula.ts';
import type { LadoVista, OfertaVista } from './vista.ts';

type Props = {
  readonly actual: LadoVista;
  readonly oferta: OfertaVista | undefined;
  readonly dias: number;
  readonly consumoKwh: number;
  /** Whether today's prices are known: without them there is no saving to show. */
  readonly conPrecios: boolean;
};

const SCROLLS = { tabIndex: 0 } as const;

/** The two bills side by side, line by line; every amount opens its arithmetic (domain reference §6.5). */
export const TablaComparacion = memo(function TablaComparacion(props: Props) {
  const { actual, oferta, dias, consumoKwh, conPrecios } = props;
  const { t } = useTranslation('analisis');
  const filas = useMemo(() => breakDownLados(actual, oferta), [actual, oferta]);
  const mwh = consumoKwh / 1000;
  return (
    <section className={styles.marco} aria-label={t('tabla', { titulo: t('comparacion') })} {...SCROLLS}>
      <table className={`vt-table vt-heads ${styles.tabla}`}>
        <caption className="vt-hidden">{t('comparacion')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('concepto')}</th>
            <th scope="col">{t('hoy')}</th>
            <th scope="col">{oferta ? oferta.producto : t('oferta')}</th>
            <th scope="col">{t('diferencia')}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <FilaComparada
              key={`${fila.clave}-${fila.periodo ?? fila.tipo ?? ''}`}
              fila={fila}
              filas={filas}
              conPrecios={conPrecios}
              t={t}
            />
          ))}
        </tbody>
        <tfoot>
          {oferta && conPrecios && <FilasDeAhorro actual={actual} oferta={oferta} dias={dias} />}
          <tr>
            <th scope="row">{t('precioMedio')}</th>
            <td>{conPrecios && mwh > 0 && formatNumber(actual.totales.total / mwh, 2)}</td>
            <td>{oferta && mwh > 0 && formatNumber(oferta.totales.total / mwh, 2)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
});

type FilaProps = {
  readonly fila: Fila;
  readonly filas: readonly Fila[];
  readonly conPrecios: boolean;
  /** It comes from the parent, because calling `useTranslation` in fifty cells costs more than drawing them. */
  readonly t: Translate;
};

function FilaComparada({ fila, filas, conPrecios, t }: FilaProps) {
  const sinExcesos =
    fila.nivel === 'suma' &&
    filas.some(({ clave, actual: { importeEur } }) => clave === 'excesos' && importeEur === null);
  const nombre = sinExcesos ? t('sinExcesos', { suma: nombreDe(fila, t) }) : nombreDe(fila, t);
  const { actual, oferta } = fila;
  const diferencia =
    oferta && conPrecios && oferta.importeEur !== null && actual.importeEur !== null
      ? oferta.importeEur - actual.importeEur
      : undefined;
  return (
    <tr data-nivel={fila.nivel}>
      <th scope="row">{nombre}</th>
      <td>{conPrecios ? <Importe lado="actual" celda={actual} {...{ fila, filas, nombre, t }} /> : '—'}</td>
      <td>{oferta && <Importe lado="oferta" celda={oferta} {...{ fila, filas, nombre, t }} />}</td>
      <td data-tono={diferencia ? (diferencia < 0 ? 'baja' : 'sube') : undefined}>
        {diferencia !== undefined && <span className="vt-figure">{withSign(diferencia, formatEur)}</span>}
      </td>
    </tr>
  );
}

type ImporteProps = {
  readonly lado: 'actual' | 'oferta';
  readonly celda: Celda;
  readonly fila: Fila;
  readonly filas: readonly Fila[];
  readonly nombre: string;
  readonly t: Translate;
};

/** An amount that opens its formula, with the multiplication in small type below. */
function Importe({ lado, celda, fila, filas, nombre, t }: ImporteProps) {
  const { importeEur } = celda;
  if (importeEur === null) return t('sinDatos');
  const resumen = fila.nivel === 'detalle' ? resumenDe(celda.partes) : undefined;
  const esSuma = fila.nivel === 'suma' || fila.nivel === 'termino';
  const explain = () =>
    esSuma ? (
      <FormulaDeSuma sumandos={sumandosDe({ suma: fila, filas, lado, t })} totalEur={importeEur} />
    ) : (
      <FormulaDeLineas partes={celda.partes} totalEur={importeEur} />
    );
  const conFormula = fila.nivel === 'suma' || celda.partes.length > 0;
  return (
    <>
      {conFormula ? (
        <Explain label={`${nombre} · ${t(lado === 'actual' ? 'hoy' : 'oferta')}`} explanation={explain}>
          {formatEur(importeEur)}
        </Explain>
      ) : (
        <span className="vt-figure">{formatEur(importeEur)}</span>
      )}
      {resumen && (
        <span className={styles.resumen}>
          <span className="vt-figure">{resumen}</span>
        </span>
      )}
    </>
  );
}

function FilasDeAhorro({ actual, oferta, dias }: Pick<Props, 'actual' | 'dias'> & { oferta: OfertaVista }) {
  const { t } = useTranslation('analisis');
  const { ahorroEur, ahorroPct, ahorroAnualEur, totales } = oferta;
  const explain = () => (
    <FormulaDeAhorro
      {...{ ahorroEur, ahorroAnualEur, dias }}
      actualEur={actual.totales.total}
      ofertaEur={totales.total}
    />
  );
  return (
    <>
      <tr data-nivel="ahorro">
        <th scope="row">{t('ahorroDe', { dias })}</th>
        <td />
        <td>
          <Explain label={t('ahorro')} explanation={explain}>
            {formatEur(ahorroEur)}
          </Explain>
        </td>
        <td>
          <span className="vt-figure">{formatSaving(ahorroPct)}</span>
        </td>
      </tr>
      <tr data-nivel="ahorro">
        <th scope="row">{t('ahorroAnual')}</th>
        <td />
        <td>
          <Explain label={t('ahorroAnual')} explanation={explain}>
            {formatEur(ahorroAnualEur)}
          </Explain>
        </td>
        <td />
      </tr>
    </>
  );
}

function nombreDe({ clave, periodo, tipo }: Fila, t: Translate): string {
  if (tipo !== undefined) return `${clave} ${formatNumber(tipo * 100, [0, 2])}\u00a0%`;
  return periodo === undefined ? t(`fila-${clave}`) : `P${periodo}`;
}

function sumandosDe({
  suma,
  filas,
  lado,
  t,
}: {
  readonly suma: Fila;
  readonly filas: readonly Fila[];
  readonly lado: 'actual' | 'oferta';
  readonly t: Translate;
}) {
  return filasSumadas(suma, filas).flatMap((fila) => {
    const eur = fila[lado]?.importeEur ?? 0;
    return fila[lado]?.importeEur === null ? [] : { texto: nombreDe(fila, t), eur };
  });
}
