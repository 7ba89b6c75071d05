import type { informes } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Cambio } from './cambio.tsx';
import styles from './informes.module.css';
import { useNombres } from './use-nombres.ts';

/** The values of a figure: undefined for all of them. */
export type Cual = { readonly fila?: string | null; readonly columna?: string | null };

type Props = {
  readonly consulta: informes.Consulta;
  readonly informe: informes.Informe;
  readonly onFigure: (cual: Cual) => void;
};

const SCROLLS = { tabIndex: 0 } as const;

/** The report as a table: a row for each value, its columns, its total and the change since the period before. */
export function Tabla({ consulta, informe, onFigure }: Props) {
  const { t } = useTranslation('informes');
  const { medida, valor, unidad, cifra } = useNombres();
  const { filas, columnas, celdas, antes, nombres } = informe;
  const naming = { fuente: consulta.fuente, nombres };
  const como = unidad(consulta);
  const figure = (value: informes.Cifra, cual: Cual, name: string) =>
    value.ahora === null || value.ahora === 0 ? (
      <span className={styles.nada}>{cifra(value.ahora, como)}</span>
    ) : (
      <button
        type="button"
        className={styles.cifra}
        aria-label={t('verFilas', { cual: name, cifra: cifra(value.ahora, como) })}
        onClick={() => onFigure(cual)}
      >
        {cifra(value.ahora, como)}
      </button>
    );
  const columnName = (value: string | null) => valor(naming, consulta.columnas ?? '', value);
  return (
    <section className={styles.desplazable} aria-label={medida(consulta.medida)} {...SCROLLS}>
      <table className={styles.tabla}>
        <Cabecera consulta={consulta} informe={informe} />
        <tbody>
          {filas.map((fila, i) => {
            const name = valor(naming, consulta.filas, fila.valor);
            return (
              <tr key={fila.valor}>
                <th scope="row">{name}</th>
                {columnas.map((columna, j) => (
                  <td key={columna.valor}>
                    {figure(
                      celdas[i]![j]!,
                      { fila: fila.valor, columna: columna.valor },
                      `${name}, ${columnName(columna.valor)}`,
                    )}
                  </td>
                ))}
                <td>{figure(fila.total, { fila: fila.valor }, name)}</td>
                {antes && (
                  <td>
                    <Cambio cifra={fila.total} inColumn />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
        <Pie informe={informe} figure={figure} columnName={columnName} />
      </table>
    </section>
  );
}

function Cabecera({ consulta, informe }: Omit<Props, 'onFigure'>) {
  const { t } = useTranslation('informes');
  const { campo, medida, valor, signo } = useNombres();
  const { columnas, antes, nombres } = informe;
  const unit = signo(consulta);
  const columnName = (value: string | null) =>
    valor({ fuente: consulta.fuente, nombres }, consulta.columnas ?? '', value);
  return (
    <thead>
      <tr>
        <th scope="col">{campo(consulta.filas)}</th>
        {columnas.map((columna) => (
          <th key={columna.valor} scope="col">
            {columnName(columna.valor)}
          </th>
        ))}
        <th scope="col">
          {columnas.length > 0 ? t('total') : medida(consulta.medida)}
          {unit && <small> {unit}</small>}
        </th>
        {antes && <th scope="col">{t('cambio')} (%)</th>}
      </tr>
    </thead>
  );
}

type Sums = Pick<Props, 'informe'> & {
  readonly figure: (value: informes.Cifra, cual: Cual, name: string) => ReactNode;
  readonly columnName: (value: string | null) => string;
};

function Pie({ informe: { columnas, total, antes }, figure, columnName }: Sums) {
  const { t } = useTranslation('informes');
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('total')}</th>
        {columnas.map((columna) => (
          <td key={columna.valor}>
            {figure(columna.total, { columna: columna.valor }, columnName(columna.valor))}
          </td>
        ))}
        <td>{figure(total, {}, t('total'))}</td>
        {antes && (
          <td>
            <Cambio cifra={total} inColumn />
          </td>
        )}
      </tr>
    </tfoot>
  );
}
