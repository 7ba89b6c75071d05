import {
  IconAlarm,
  IconCalendarDue,
  IconCalendarX,
  IconChecklist,
  IconCircleCheck,
  IconEye,
  IconFileDescription,
  IconFileUpload,
  IconHourglassLow,
  IconLifebuoy,
  IconMoodSad,
  IconPlugConnectedX,
  IconReceipt,
  IconSignature,
} from '@tabler/icons-react';
import { searchOf } from '../../../router/search.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './notifications.module.css';
import type { Task } from './use-notices.ts';

const LOOKS = {
  'tareas-atrasadas': { icon: IconAlarm, tone: 'bad' },
  'tareas-de-hoy': { icon: IconChecklist, tone: 'info' },
  'atr-rechazado': { icon: IconPlugConnectedX, tone: 'bad' },
  'propuestas-aceptadas': { icon: IconCircleCheck, tone: 'info' },
  'propuestas-rechazadas': { icon: IconMoodSad, tone: 'warn' },
  'renovaciones-vencidas': { icon: IconCalendarX, tone: 'bad' },
  'renovaciones-30': { icon: IconCalendarDue, tone: 'warn' },
  'propuestas-por-caducar': { icon: IconHourglassLow, tone: 'warn' },
  'propuestas-sin-respuesta': { icon: IconEye, tone: 'info' },
  'contratos-por-firmar': { icon: IconSignature, tone: 'info' },
  'liquidaciones-por-revisar': { icon: IconReceipt, tone: 'info' },
  'propuestas-por-contestar': { icon: IconFileDescription, tone: 'info' },
  'contratos-que-firmar': { icon: IconSignature, tone: 'info' },
  'documentos-pedidos': { icon: IconFileUpload, tone: 'warn' },
  'incidencias-respondidas': { icon: IconLifebuoy, tone: 'info' },
} as const;

type Props = { readonly task: Task; readonly fresh: boolean; readonly onFollow: () => void };

/** A task that waits for the user, and the link to it. */
export function NoticeLine({ task: { tarea, cuantas, enlace }, fresh, onFollow }: Props) {
  const { t } = useTranslation('shell');
  const { icon: Glyph, tone } = LOOKS[tarea];
  const search = searchOf(enlace.search);
  return (
    <li>
      <Link
        to={search === '' ? enlace.path : `${enlace.path}?${search}`}
        className={styles.line}
        data-fresh={fresh || undefined}
        onClick={onFollow}
      >
        <span className={styles.glyph} data-tone={tone}>
          <Glyph size={20} stroke={1.7} aria-hidden />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {t(`task-${tarea}`, { count: cuantas })}
            {fresh && <span className="vt-hidden"> ({t('fresh')})</span>}
          </span>
          <span className="vt-small">{t(`taskHint-${tarea}`)}</span>
        </span>
      </Link>
    </li>
  );
}
