import { useTranslation } from 'react-i18next';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import styles from './importacion.module.css';
import type { Plan } from './use-importacion.ts';

type Fila = Plan['filas'][number];
export type Accion = Fila['accion'];

const TONOS: Readonly<Record<Accion, Tone>> = {
  crear: 'ok',
  cambiar: 'info',
  'sin-cambios': 'idle',
  error: 'bad',
};

const SCROLLS = { tabIndex: 0 } as const;

/** The rows of the file with what each one does, or why it cannot. */
export function Filas({ filas }: { filas: readonly Fila[] }) {
  const { t } = useTranslation('clientes');
  return (
    <section className={styles.marco} aria-label={t('filas')} {...SCROLLS}>
      <table className={styles.tabla}>
        <caption className="vt-hidden">{t('filas')}</caption>
        <thead>
          <tr>
            <th scope="col" data-figure>
              {t('linea')}
            </th>
            <th scope="col">{t('que')}</th>
            <th scope="col">{t('nombre')}</th>
            <th scope="col">{t('nif')}</th>
            <th scope="col">{t('detalle')}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map(({ fila, accion, nombre, nif, cambios, motivo }) => (
            <tr key={fila}>
              <td data-figure>{formatNumber(fila)}</td>
              <td>
                <Badge tone={TONOS[accion]}>{t(`fila-${accion}`)}</Badge>
              </td>
              <td>{nombre || NO_VALUE}</td>
              <td>
                <span className="vt-code">{nif || NO_VALUE}</span>
              </td>
              <td>
                {motivo ? (
                  <span className={styles.motivo}>{motivo}</span>
                ) : (
                  cambios.map((campo) => t(campo, { defaultValue: campo })).join(', ')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
