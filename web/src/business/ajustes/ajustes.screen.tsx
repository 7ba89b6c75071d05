import { IconPlus } from '@tabler/icons-react';
import { ajustes } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card, CardGrid } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Indexed } from '../../ui/kit/indexed/indexed.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AccessCard } from './access-card.tsx';
import styles from './ajustes.module.css';
import { AssignmentsCard } from './assignments-card.tsx';
import { BillsCard } from './bills-card.tsx';
import { BrandCard } from './brand-card.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { ExportEverythingCard } from './export-everything-card.tsx';
import { FieldsCard } from './fields-card.tsx';
import { NewBrand } from './new-brand.tsx';
import { NormsCard } from './norms-card.tsx';
import { ProviderCard } from './provider-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { TemplateCard } from './template-card.tsx';

/** What the house decides, by the word of its title. */
const CARDS = [
  { id: 'acceso', Content: AccessCard },
  { id: 'proveedor', Content: ProviderCard },
  { id: 'conexiones', Content: ConnectionsCard },
  { id: 'tareas', Content: TasksCard },
  { id: 'facturas', Content: BillsCard },
  { id: 'normas', Content: NormsCard },
  { id: 'campos', Content: FieldsCard },
  { id: 'asignaciones', Content: AssignmentsCard },
  { id: 'plantilla', Content: TemplateCard },
  { id: 'exportarTodo', Content: ExportEverythingCard },
] as const;

/** The brands under which the house sells, and a way to a new one. */
export default function AjustesScreen() {
  const { t } = useTranslation('ajustes');
  const [creating, setCreating] = useState(false);
  return (
    <div className="vt-page">
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={() => setCreating(true)}>
          {t('nuevaMarca')}
        </Button>
      </PageActions>
      <p className={`vt-soft ${styles.lead}`}>{t('ajustesTexto')}</p>
      <Indexed
        narrow
        label={t('partesDeAjustes')}
        parts={[
          { id: 'marcas', title: t('marcas'), content: <Brands /> },
          ...CARDS.map(({ id, Content }) => ({ id, title: t(id), content: <Content /> })),
        ]}
      />
      {creating && <NewBrand onClose={() => setCreating(false)} />}
    </div>
  );
}

function Brands() {
  const { data, error, refetch } = useRead(ajustes.list, {});
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <CardGrid min={300}>
      {data ? (
        data.rows.map((brand) => <BrandCard key={brand.id} brand={brand} />)
      ) : (
        <Card height={263}>
          <Skeleton lines={5} />
        </Card>
      )}
    </CardGrid>
  );
}
