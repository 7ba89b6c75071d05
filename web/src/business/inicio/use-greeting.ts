import { useSession } from '../../data/session.ts';
import { partOfDay } from '../../format/part-of-day.ts';
import { useTranslation } from '../../texts/use-translation.ts';

export function useGreeting(): string {
  const { t } = useTranslation('inicio');
  const [nombre = ''] = (useSession()?.userData.fullName ?? '').split(' ');
  return t(`saludo-${partOfDay(new Date().getHours())}`, { nombre });
}
