import {
  type Icon,
  IconAlarm,
  IconCalendarX,
  IconChecklist,
  IconChevronRight,
  IconCircleCheck,
  IconClockExclamation,
  IconFileImport,
  IconHourglass,
  IconLifebuoy,
  IconMoodCheck,
  IconMoodSad,
  IconPlugConnectedX,
  IconReceiptEuro,
  IconRefreshAlert,
  IconSend,
  IconSignature,
  IconUserPlus,
} from '@tabler/icons-react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { ALTO_DE_LISTA } from './alto-de-lista.ts';
import { direccionDe, type Resumen } from './enlace.ts';
import styles from './resumen.module.css';

type Tarea = Resumen['tareas'][number]['tarea'];

const ICONOS: Readonly<Record<Tarea, Icon>> = {
  'tareas-atrasadas': IconAlarm,
  'tareas-de-hoy': IconChecklist,
  'propuestas-aceptadas': IconCircleCheck,
  'propuestas-rechazadas': IconMoodSad,
  'propuestas-sin-respuesta': IconHourglass,
  'propuestas-por-caducar': IconClockExclamation,
  'contratos-por-firmar': IconSignature,
  'contratos-por-solicitar': IconSend,
  'atr-rechazado': IconPlugConnectedX,
  'incidencias-abiertas': IconLifebuoy,
  'cuentas-en-espera': IconUserPlus,
  'renovaciones-30': IconRefreshAlert,
  'renovaciones-vencidas': IconCalendarX,
  'liquidaciones-por-revisar': IconReceiptEuro,
  'importaciones-terminadas': IconFileImport,
};

export function Tareas({ tareas }: { readonly tareas: Resumen['tareas'] }) {
  const { t } = useTranslation('inicio');
  return (
    <Card title={t('paraHoy')} height={ALTO_DE_LISTA}>
      {tareas.length === 0 ? (
        <EmptyState icon={IconMoodCheck} title={t('nadaParaHoy')} text={t('nadaParaHoyTexto')} />
      ) : (
        <ul className={`vt-stack vt-gap-2 ${styles.tareas}`}>
          {tareas.map(({ tarea, cuantas, enlace }) => {
            const Glifo = ICONOS[tarea];
            return (
              <li key={tarea}>
                <Link to={direccionDe(enlace)}>
                  <Glifo size={20} stroke={1.7} aria-hidden />
                  <span className={styles.cifra}>{formatNumber(cuantas)}</span>
                  <span>{t(`tarea-${tarea}`, { count: cuantas })}</span>
                  <IconChevronRight size={18} aria-hidden className={`vt-soft ${styles.flecha}`} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
