import { webhooks } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';

/** The words for what was told: an event, or a trial. */
export function useEventName(): (evento: string) => string {
  const { t } = useTranslation('webhooks');
  return (evento) => {
    const known = webhooks.EVENTOS.find((name) => name === evento);
    return known ? t(`evento-${known}`) : t('evento-prueba');
  };
}
