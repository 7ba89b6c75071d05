import { IconBuildingStore, IconFileTypePdf } from '@tabler/icons-react';
import { ajustes } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions, usePageTitle } from '../../ui/frame/page.tsx';
import { Tabs } from '../../ui/kit/tabs/tabs.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { Company } from './marca/company.tsx';
import { Conditions } from './marca/conditions.tsx';
import { Look } from './marca/look.tsx';
import { Mails } from './marca/mails.tsx';
import { Owners } from './marca/owners.tsx';
import { Sample } from './marca/sample.tsx';
import { Texts } from './marca/texts.tsx';
import { Whole } from './marca/whole.tsx';

const PARTS = {
  empresa: Company,
  aspecto: Look,
  condiciones: Conditions,
  textos: Texts,
  correos: Mails,
  quien: Owners,
};
type Part = keyof typeof PARTS;
const IDS = Object.keys(PARTS) as Part[];

/** Everything that a brand decides, in parts that are saved one by one. */
export default function MarcaScreen() {
  const { t } = useTranslation('ajustes');
  const { id = '' } = useParams();
  const { data: brand, error, refetch } = useRead(ajustes.get, { params: { id } });
  const [part, setPart] = useState<Part>('empresa');
  const [looking, setLooking] = useState(false);
  usePageTitle(brand?.nombre);
  if (error?.status === 404) {
    return (
      <EmptyState icon={IconBuildingStore} title={t('noExiste')} text={t('noExisteTexto')}>
        <ButtonLink to="/ajustes">{t('verMarcas')}</ButtonLink>
      </EmptyState>
    );
  }
  if (error && !brand) return <ErrorState error={error} onRetry={refetch} />;
  const Content = PARTS[part];
  return (
    <div className="vt-page">
      <PageActions>
        <Button icon={IconFileTypePdf} disabled={!brand} onClick={() => setLooking(true)}>
          {t('verMuestra')}
        </Button>
      </PageActions>
      <Tabs
        label={t('partes')}
        look="line"
        align="start"
        tabs={IDS.map((name) => ({ id: name, label: t(`parte-${name}`) }))}
        value={part}
        onChange={setPart}
      >
        {brand ? (
          // Another version is another form: what was read has to be what is edited.
          <Content key={brand.id} brand={brand} />
        ) : (
          <Card height={480}>
            <Skeleton lines={12} />
          </Card>
        )}
      </Tabs>
      {brand && <Whole brand={brand} />}
      {brand && looking && <Sample brand={brand} onClose={() => setLooking(false)} />}
    </div>
  );
}
