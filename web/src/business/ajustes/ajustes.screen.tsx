import { IconPlus } from '@tabler/icons-react';
import { ajustes } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card, CardGrid } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AccessCard } from './access-card.tsx';
import styles from './ajustes.module.css';
import { BillsCard } from './bills-card.tsx';
import { BrandCard } from './brand-card.tsx';
import { ExportEverythingCard } from './export-everything-card.tsx';
import { FieldsCard } from './fields-card.tsx';
import { NewBrand } from './new-brand.tsx';
import { NormsCard } from './norms-card.tsx';
import { ProviderCard } from './provider-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { TemplateCard } from './template-card.tsx';

/** The brands under which the house sells, and a way to a new one. */
export default function AjustesScreen() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(ajustes.list, {});
  const [creating, setCreating] = useState(false);
  return (
    <div className="vt-page">
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={() => setCreating(true)}>
          {t('nuevaMarca')}
        </Button>
      </PageActions>
      <p className={`vt-soft ${styles.lead}`}>{t('ajustesTexto')}</p>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && (
        <CardGrid min={300}>
          {data ? (
            data.rows.map((brand) => <BrandCard key={brand.id} brand={brand} />)
          ) : (
            <Card height={263}>
              <Skeleton lines={5} />
            </Card>
          )}
        </CardGrid>
      )}
      <AccessCard />
      <TasksCard />
      <BillsCard />
      <NormsCard />
      <FieldsCard />
      <ProviderCard />
      <TemplateCard />
      <ExportEverythingCard />
      {creating && <NewBrand onClose={() => setCreating(false)} />}
    </div>
  );
}
