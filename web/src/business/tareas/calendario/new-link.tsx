import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { MadeLink } from '../../../ui/kit/made-link/made-link.tsx';

/** The link of one's own agenda, to be copied or opened by the device's own calendar. */
export function NewLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('tareas');
  const words = {
    once: t('calendarioSolaVez'),
    label: t('calendarioEnlace'),
    copy: t('copiarEnlace'),
    copied: t('copiado'),
    byHand: t('copiaAMano'),
  };
  return (
    <MadeLink url={url} words={words}>
      <a className="vt-row vt-gap-4" href={url.replace(/^https?:/, 'webcal:')}>
        <IconCalendarPlus size={18} aria-hidden />
        {t('abrirCalendario')}
      </a>
    </MadeLink>
  );
}
