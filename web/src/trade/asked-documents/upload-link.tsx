import { useTranslation } from '../../texts/use-translation.ts';
import { MadeLink } from '../../ui/kit/made-link/made-link.tsx';

/** The link by which a client uploads what is missing. */
export function UploadLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('asked-documents');
  const words = {
    once: t('solaVez'),
    label: t('enlace'),
    copy: t('copiar'),
    copied: t('copiado'),
    byHand: t('copiaAMano'),
  };
  return <MadeLink url={url} words={words} />;
}
