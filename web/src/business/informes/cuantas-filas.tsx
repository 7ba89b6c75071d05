import { useTranslation } from '../../texts/use-translation.ts';

/** How many rows there are, and how many of them are shown where that is not all. */
export function CuantasFilas({ count, shown }: { readonly count: number; readonly shown: number }) {
  const { t } = useTranslation('informes');
  return (
    <p className="vt-note">
      {shown < count ? t('lasQueMasPesan', { total: count, vistas: shown }) : t('cuantasFilas', { count })}
    </p>
  );
}
