import type { extractos } from '@vatio/contract';
import { useState } from 'react';
import { formatCups } from '../../../format/cups.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FigureStrip } from '../../../ui/figures/figure-strip.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { EstadoDeLinea, TONOS } from '../estado.tsx';
import styles from './ensayo.module.css';

type Props = {
  readonly trial: extractos.Ensayo & { readonly total: number };
  readonly onImport: (errores: 'rechazar' | 'dejar-fuera') => void;
};

/** What importing the file would make of it. Rows that cannot be read stop it, unless they are to be left out. */
export function EnsayoDeExtracto({
  trial: { resumen, errores, filasConError, lineas, total },
  onImport,
}: Props) {
  const { t } = useTranslation('extractos');
  const [leavingOut, setLeavingOut] = useState(false);
  const buenas = total - errores;
  return (
    <div className={`vt-stack vt-gap-12 ${styles.trial}`}>
      <FigureStrip
        label={t('porEstado')}
        figures={resumen.map(({ estado, lineas: count, pendienteEur }) => ({
          id: estado,
          label: t(`estado-${estado}`),
          figure: formatNumber(count),
          tone: count > 0 ? TONOS[estado] : undefined,
          note: t('quedarian', { pendiente: formatEur(pendienteEur) }),
        }))}
      />
      {areOfAnother(resumen) && <Notice>{t('deOtra')}</Notice>}
      {errores > 0 && (
        <>
          <Notice tone="bad">{t('conErrores', { count: errores, number: formatNumber(errores) })}</Notice>
          <FilasConError filas={filasConError} />
          <CheckField
            label={t('dejarFuera', { count: errores, number: formatNumber(errores) })}
            value={leavingOut}
            onChange={setLeavingOut}
          />
        </>
      )}
      <p>
        <Button
          look="primary"
          disabled={buenas === 0 || (errores > 0 && !leavingOut)}
          onClick={() => onImport(leavingOut ? 'dejar-fuera' : 'rechazar')}
        >
          {t('importarFilas', { count: buenas, number: formatNumber(buenas) })}
        </Button>
      </p>
      <Lineas lineas={lineas} />
    </div>
  );
}

/** No line of the file is of a contract of the supplier that was chosen. */
function areOfAnother(resumen: extractos.Resumen): boolean {
  const countOf = (estados: readonly extractos.Estado[]) =>
    resumen.reduce((sum, { estado, lineas }) => (estados.includes(estado) ? sum + lineas : sum), 0);
  return countOf(['no-nuestra']) > 0 && countOf(['pagada', 'corta', 'de-mas']) === 0;
}

const SCROLLS = { tabIndex: 0 } as const;

function FilasConError({ filas }: { readonly filas: extractos.Ensayo['filasConError'] }) {
  const { t } = useTranslation('extractos');
  return (
    <section className={styles.frame} aria-label={t('filasConError')} {...SCROLLS}>
      <table className={`vt-table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col" data-figure>
              {t('fila')}
            </th>
            <th scope="col">{t('campo-cups')}</th>
            <th scope="col">{t('motivo')}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map(({ fila, cups, motivo }) => (
            <tr key={fila}>
              <th scope="row" data-figure>
                {formatNumber(fila)}
              </th>
              <td className="vt-code">{cups || NO_VALUE}</td>
              <td>{motivo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Lineas({ lineas }: { readonly lineas: readonly extractos.Linea[] }) {
  const { t } = useTranslation('extractos');
  return (
    <section className={styles.frame} aria-label={t('primerasLineas')} {...SCROLLS}>
      <table className={`vt-table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('campo-cups')}</th>
            <th scope="col">{t('campo-estado')}</th>
            <th scope="col">{t('campo-cliente')}</th>
            <th scope="col" data-figure>
              {t('esperadoEur')}
            </th>
            <th scope="col" data-figure>
              {t('pagadoEur')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lineas.map(({ id, cups, estado, cliente, esperadoEur, importeEur }) => (
            <tr key={id}>
              <th scope="row" className="vt-code">
                {formatCups(cups)}
              </th>
              <td>
                <EstadoDeLinea estado={estado} />
              </td>
              <td>{cliente?.nombre ?? t('deNadie')}</td>
              <td data-figure>{formatNumber(esperadoEur, 2)}</td>
              <td data-figure>{formatNumber(importeEur, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
