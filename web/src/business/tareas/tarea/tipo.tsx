import type { tareas } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';

export const TONES: Readonly<Record<tareas.Tarea['tipo'], Tone>> = {
  llamada: 'accent',
  visita: 'info',
  recordatorio: 'warn',
};

/** What kind of task it is and, once it is done, that it is. */
export function TipoDeTarea({ tarea: { tipo, estado } }: { readonly tarea: tareas.Tarea }) {
  const { t } = useTranslation('tareas');
  return (
    <span className="vt-row vt-gap-4">
      <Badge tone={TONES[tipo]}>{t(`tipo-${tipo}`)}</Badge>
      {estado === 'hecha' && <Badge tone="ok">{t('estado-hecha')}</Badge>}
    </span>
  );
}
