import { IconX } from '@tabler/icons-react';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from './nueva.module.css';
import { SearchAnalisis } from './search-analisis.tsx';
import { eleccionDe, useElegidos } from './use-elegidos.ts';

type Props = {
  readonly ids: readonly string[];
  /** Only this client's analyses are offered, even before one is chosen. */
  readonly cliente?: string;
  readonly onChoose: (ids: string[]) => void;
  /** The errors of the server by path: `analisis.0` belongs to the analysis at that position. */
  readonly errores: Readonly<Record<string, string>>;
};

/** The analyses of a proposal, each with its error, and a search for more. */
export function ChooseAnalisis({ ids, cliente, onChoose, errores }: Props) {
  const { t } = useTranslation('propuestas');
  const elegidos = useElegidos(ids);
  const suCliente = elegidos.find(({ analisis }) => analisis?.cliente)?.analisis?.cliente;
  return (
    <div className={styles.elegir}>
      {suCliente && <p className={styles.cliente}>{t('deCliente', { cliente: suCliente.nombre })}</p>}
      {ids.length > 0 && (
        <ul className={`vt-stack vt-gap-10 ${styles.elegidos}`} aria-label={t('elegidos')}>
          {elegidos.map((elegido, i) => (
            <Elegido
              key={elegido.id}
              {...elegido}
              problema={errores[`analisis.${i}`] ?? elegido.error?.message}
              onRemove={() => onChoose(ids.filter((id) => id !== elegido.id))}
            />
          ))}
        </ul>
      )}
      {errores.analisis && (
        <p role="alert" className="vt-problem">
          {errores.analisis}
        </p>
      )}
      <SearchAnalisis
        cliente={suCliente?.id ?? cliente}
        elegidos={ids}
        onAdd={(id) => onChoose([...ids, id])}
      />
    </div>
  );
}

type ElegidoProps = ReturnType<typeof useElegidos>[number] & {
  readonly problema: string | undefined;
  readonly onRemove: () => void;
};

function Elegido({ id, analisis, problema, onRemove }: ElegidoProps) {
  const { t } = useTranslation('propuestas');
  return (
    <li data-mal={problema !== undefined || undefined}>
      <div className={`vt-ends vt-gap-8 ${styles.cabeza}`}>
        <strong>
          {analisis ? `${analisis.codigo} · v${analisis.version}` : id.slice(0, 8)}
          {analisis && <span> {t('preciosDe', { fecha: formatFecha(analisis.fecha) })}</span>}
        </strong>
        <IconButton
          small
          icon={IconX}
          label={t('quitarAnalisis', { codigo: analisis?.codigo ?? '' })}
          onClick={onRemove}
        />
      </div>
      {!analisis && !problema && <Skeleton lines={1} />}
      {analisis && (
        <ul className={`vt-stack vt-gap-10 ${styles.puntos}`}>
          {eleccionDe(analisis).map(({ cups, elegido }) => (
            <li key={cups}>
              <span className="vt-code">{formatCups(cups)}</span>
              <span>{elegido ? `${elegido.producto} · ${elegido.comercializadora}` : t('sinProducto')}</span>
              <span className="vt-figure">
                {elegido && t('alAno', { eur: formatEur(elegido.ahorroAnualEur) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {problema && (
        <p role="alert" className="vt-problem">
          {problema}
        </p>
      )}
    </li>
  );
}
