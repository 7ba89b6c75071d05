import { IconCircleCheck, IconCircleX, IconClockOff, IconHourglass } from '@tabler/icons-react';
import type { propuestaPublica } from '@vatio/contract';
import { formatFecha, formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from '../propuesta-publica.module.css';

/** Until when the proposal can be accepted, or how it ended. */
export function Estado({ propuesta }: { propuesta: propuestaPublica.PropuestaPublica }) {
  const { t } = useTranslation('propuesta-publica');
  const { abierta, respuesta, validaHasta, diasRestantes } = propuesta;
  const fecha = formatFecha(validaHasta);
  if (respuesta) {
    const aceptada = respuesta.tipo === 'aceptada';
    const Icono = aceptada ? IconCircleCheck : IconCircleX;
    return (
      <p className={styles.estado} data-tono={aceptada ? 'ok' : 'bad'}>
        <Icono size={20} aria-hidden />
        {t(aceptada ? 'yaAceptada' : 'yaRechazada', { instante: formatInstante(respuesta.cuando) })}
      </p>
    );
  }
  if (!abierta) {
    return (
      <p className={styles.estado} data-tono="warn">
        <IconClockOff size={20} aria-hidden />
        {t('caducada', { fecha })}
      </p>
    );
  }
  return (
    <p className={styles.estado} data-tono={diasRestantes <= 3 ? 'warn' : undefined}>
      <IconHourglass size={20} aria-hidden />
      {diasRestantes <= 0 ? t('validaHoy', { fecha }) : t('validaHasta', { fecha, count: diasRestantes })}
    </p>
  );
}
