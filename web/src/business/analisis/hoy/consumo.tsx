import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import type { Cambio, PuntoBorrador } from '../borrador/borrador.ts';
import type { ConsumoEstudiado } from './consumo-estudiado.ts';
import { ConsumoPorMeses } from './consumo-por-meses.tsx';
import styles from './hoy.module.css';

type Props = {
  readonly punto: PuntoBorrador;
  readonly consumo: ConsumoEstudiado | undefined;
  readonly fuentes: readonly string[];
  readonly avisos: string;
  readonly change: (cambio: Cambio) => void;
};

/** The source of the consumption, the warnings about it, and the fields to type another. */
export function ConsumoDelEstudio({ punto, consumo, fuentes, avisos, change }: Props) {
  const { t } = useTranslation('analisis');
  const [opened, setOpened] = useState(false);
  const { cups, consumoAnualKwh, precioEnergiaEurKwh } = punto;
  const escrito = consumoAnualKwh !== null;
  const write = (kwh: PuntoBorrador['consumoAnualKwh']) =>
    change({ tipo: 'punto', cups, cambio: { consumoAnualKwh: kwh } });

  return (
    <>
      <div className={`vt-toolbar ${styles.atajos}`}>
        {escrito ? (
          <Badge tone="info">{t('consumoEscrito')}</Badge>
        ) : (
          fuentes.map((fuente) => <Badge key={fuente}>{t(`fuente-${fuente}`)}</Badge>)
        )}
        {consumo && !escrito && (
          <span className={styles.nota}>
            {t('consumoDe', {
              dias: consumo.dias,
              desde: formatFecha(consumo.desde),
              hasta: formatFecha(consumo.hasta),
            })}
          </span>
        )}
        <Button
          look="quiet"
          small
          onClick={() =>
            write(escrito ? null : precioEnergiaEurKwh.map((_, p) => Math.round(consumo?.activaKwh[p] ?? 0)))
          }
        >
          {t(escrito ? 'usarConsumoGuardado' : 'escribirConsumo')}
        </Button>
      </div>
      {avisos !== '' && (
        <ul className={styles.avisos}>
          {avisos.split('\n').map((aviso) => (
            <li key={aviso}>
              <IconAlertTriangle size={16} aria-hidden />
              {aviso}
            </li>
          ))}
        </ul>
      )}
      {consumo && !escrito && (
        <details
          className={`${styles.meses} vt-no-print`}
          onToggle={(event) => setOpened(event.currentTarget.open)}
        >
          <summary>
            <span>{t('consumoPorMeses')}</span>
          </summary>
          {opened && <ConsumoPorMeses consumo={consumo} />}
        </details>
      )}
    </>
  );
}
