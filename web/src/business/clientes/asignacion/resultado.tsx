import type { clientesLote, ResponseOf } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../format/number.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './asignacion.module.css';
import { Deshacer } from './deshacer.tsx';

export type Fila = { readonly id: string; readonly nombre: string };

type Resultado = ResponseOf<typeof clientesLote.asignar>;
type Uno = Resultado['resultados'][number]['resultado'];

const TONOS: Readonly<Record<Uno, Tone>> = { hecho: 'ok', 'sin-cambios': 'idle', 'no-existe': 'bad' };
/** More lines than these say nothing to a person; the list of clients does. */
const MAX = 200;

type Props = { readonly resultado: Resultado; readonly filas: readonly Fila[]; readonly onClose: () => void };

/** What became of each client. */
export function ResultadoAsignacion({ resultado, filas, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const { hechos, operacionId, resultados } = resultado;
  const nombres = new Map(filas.map(({ id, nombre }) => [id, nombre]));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('asignado')}
      footer={
        <>
          {operacionId && <Deshacer operacionId={operacionId} onDone={onClose} />}
          <Button look="primary" onClick={onClose}>
            {t('listo')}
          </Button>
        </>
      }
    >
      <div className={styles.cuerpo}>
        <p role="status">
          <strong>{t('asignados', { count: hechos, number: formatNumber(hechos) })}</strong>
        </p>
        <ul className={styles.muestra} aria-label={t('unoPorUno')}>
          {resultados.slice(0, MAX).map(({ id, resultado: uno }) => (
            <li key={id}>
              <Link to={`/clientes/${id}`}>
                {nombres.get(id) ?? t('clienteSinNombre', { id: id.slice(0, 8) })}
              </Link>
              <Badge tone={TONOS[uno]}>{t(`asignacion-${uno}`)}</Badge>
            </li>
          ))}
        </ul>
        {resultados.length > MAX && (
          <p className={styles.nota}>
            {t('yMas', { count: resultados.length - MAX, number: formatNumber(resultados.length - MAX) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
