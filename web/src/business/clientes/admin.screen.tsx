import { useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { OperationsList } from '../../trade/operations/operations-list.tsx';
import { PageSummary } from '../../ui/frame/page.tsx';
import { Sections } from '../../ui/kit/sections/sections.tsx';
import { AFTER_CLIENTE_BLOCK } from './admin/after-cliente-block.ts';
import { TodosLosClientes } from './admin/todos.tsx';

const PARTES = ['clientes', 'operaciones'] as const;

/** Every client for an administrator, and the operations over many of them. */
export default function AdminClientesScreen() {
  const { t } = useTranslation('clientes');
  const { seccion } = useSearch();
  const parte = PARTES.find((una) => una === seccion) ?? 'clientes';
  return (
    <div className="vt-page vt-gap-18">
      <PageSummary>
        <Sections
          inHeading
          label={t('secciones')}
          active={parte}
          tabs={[
            { id: 'clientes', label: t('titulo'), to: '/admin/clientes' },
            { id: 'operaciones', label: t('operaciones'), to: '/admin/clientes?seccion=operaciones' },
          ]}
        />
      </PageSummary>
      {parte === 'operaciones' ? (
        <OperationsList
          caption={t('operaciones')}
          kindName={(tipo) => t(`operacion-${tipo}`)}
          invalidates={AFTER_CLIENTE_BLOCK.invalidates}
        />
      ) : (
        <TodosLosClientes />
      )}
    </div>
  );
}
