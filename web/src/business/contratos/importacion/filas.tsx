import { useTranslation } from 'react-i18next';
import { formatCups } from '../../../format/cups.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import styles from './importacion.module.css';
import type { Plan } from './plan.ts';

export type Accion = Plan['filas'][number]['accion'];

const TONOS: Readonly<Record<Accion, Tone>> = {
  crear: 'ok',
  cambiar: 'info',
  'sin-cambios': 'idle',
  error: 'bad',
};

const DESPLAZABLE = { tabIndex: 0 } as const;

/** The rows of the file with what each one does, or why it cannot. */
export function Filas({ filas }: { readonly filas: Plan['filas'] }) {
  const { t } = useTranslation('contratos');
  return (
    <section className={styles.marco} aria-label={t('filas')} {...DESPLAZABLE}>
      <table className={styles.tabla}>
        <thead>
          <tr>
            <th scope="col" data-figure>
              {t('fila')}
            </th>
            <th scope="col">{t('resultado')}</th>
            <th scope="col">CUPS</th>
            <th scope="col">{t('contrato')}</th>
            <th scope="col">{t('detalle')}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map(({ fila, cups, codigo, producto, accion, cambios, motivo }) => (
            <tr key={fila}>
              <th scope="row" data-figure>
                {formatNumber(fila)}
              </th>
              <td>
                <Badge tone={TONOS[accion]}>{t(`hace-${accion}`)}</Badge>
              </td>
              <td className="vt-code">{formatCups(cups) || NO_VALUE}</td>
              <td>{[codigo, producto].filter(Boolean).join(' · ') || NO_VALUE}</td>
              <td>{motivo ? <span className={styles.motivo}>{motivo}</span> : cambios.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
