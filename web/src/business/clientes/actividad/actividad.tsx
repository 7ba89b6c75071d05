import { IconHistory } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { Pagination } from '../../../list/table/pagination.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Hechos } from './hechos.tsx';

/** Everything that has happened with a client, the latest first. */
export function Actividad({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const { state, set } = useListState(clientes.cronologiaParameters, { prefix: 'actividad' });
  const { data, error, refetch, isPending } = useRead(
    clientes.cronologia,
    { params: { id: cliente.id }, query: state },
    { keepPrevious: true },
  );
  const tipos = clientes.TIPOS_DE_HECHO.map((tipo) => ({ value: tipo, label: t(`hechos-${tipo}`) }));
  const elegido = tipos.find(({ value }) => state.tipo?.length === 1 && value === state.tipo[0]);
  return (
    <Card
      title={t('seccion-actividad')}
      actions={
        <SelectField
          label={t('tipoDeHecho')}
          labelHidden
          placeholder={t('tiposTodos')}
          value={elegido?.value ?? ''}
          onChange={(tipo) => set({ tipo: tipo ? [tipo] : undefined })}
          options={tipos}
        />
      }
    >
      {error && <ErrorState slim={data !== undefined} error={error} onRetry={refetch} />}
      {isPending && <Skeleton lines={6} />}
      {data?.count === 0 && <EmptyState icon={IconHistory} title={t('sinActividad')} />}
      {data && <Hechos rows={data.rows} />}
      {data && data.count > 0 && (
        <Pagination
          of={t('seccion-actividad')}
          page={state.page}
          limit={state.limit}
          count={data.count}
          onPage={(page) => set({ page })}
          onLimit={(limit) => set({ limit })}
        />
      )}
    </Card>
  );
}
