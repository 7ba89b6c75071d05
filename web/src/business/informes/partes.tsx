import { useTranslation } from '../../texts/use-translation.ts';
import { PageSummary } from '../../ui/frame/page.tsx';
import { Sections } from '../../ui/kit/sections/sections.tsx';

const PARTES = { informe: '/informes', calidad: '/informes/calidad', embudo: '/informes/embudo' } as const;

/** The three rooms of the reports, in the line of the heading. */
export function Partes({ active }: { readonly active: keyof typeof PARTES }) {
  const { t } = useTranslation('informes');
  return (
    <PageSummary>
      <Sections
        inHeading
        label={t('partes')}
        active={active}
        tabs={Object.entries(PARTES).map(([id, to]) => ({
          id,
          label: t(`parte-${id as keyof typeof PARTES}`),
          to,
        }))}
      />
    </PageSummary>
  );
}
