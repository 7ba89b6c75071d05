import {
  IconAlarm,
  IconCalendarDue,
  IconCalendarX,
  IconChecklist,
  IconCircleCheck,
  IconEye,
  IconFileDescription,
  IconFileImport,
  IconFileUpload,
  IconHourglassLow,
  IconLifebuoy,
  IconMoodSad,
  IconPlugConnectedX,
  IconReceipt,
  IconSend,
  IconSignature,
  IconUserPlus,
} from '@tabler/icons-react';
import { searchOf } from '../../../router/search.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BellLine } from './bell-line.tsx';
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
  'contratos-por-solicitar': { icon: IconSend, tone: 'info' },
  'incidencias-abiertas': { icon: IconLifebuoy, tone: 'warn' },
  'cuentas-en-espera': { icon: IconUserPlus, tone: 'info' },
  'importaciones-terminadas': { icon: IconFileImport, tone: 'info' },
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
  const search = searchOf(enlace.search);
  return (
    <BellLine
      {...LOOKS[tarea]}
      to={search === '' ? enlace.path : `${enlace.path}?${search}`}
      title={t(`task-${tarea}`, { count: cuantas })}
      small={t(`taskHint-${tarea}`)}
      fresh={fresh}
      onFollow={onFollow}
    />
  );
}
