import { IconNote } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import * as clientesSchemas from '@vatio/contract/clientes.schemas';
import { useForm } from '../../../data/use-form.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Pagination } from '../../../list/table/pagination.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { NotaEscrita } from './nota.tsx';
import styles from './notas.module.css';

/** The notes of the house about a client, the latest first. */
export function Notas({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const { state, set } = useListState(clientes.notasParameters, { prefix: 'notas' });
  const { data, error, refetch, isPending } = useRead(
    clientes.notas,
    { params: { id: cliente.id }, query: state },
    { keepPrevious: true },
  );
  return (
    <Card title={t('seccion-notas')}>
      <AddNota clienteId={cliente.id} />
      {error && <ErrorState slim={data !== undefined} error={error} onRetry={refetch} />}
      {isPending && <Skeleton lines={4} />}
      {data?.count === 0 && <EmptyState icon={IconNote} title={t('sinNotas')} text={t('sinNotasTexto')} />}
      <ul className={styles.notas}>
        {data?.rows.map((nota) => (
          <NotaEscrita key={nota.id} clienteId={cliente.id} nota={nota} />
        ))}
      </ul>
      {data && data.count > state.limit && (
        <Pagination
          of={t('seccion-notas')}
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

function AddNota({ clienteId }: { clienteId: string }) {
  const { t } = useTranslation('clientes');
  const add = useWrite(clientes.addNota, {
    invalidates: [clientes.notas, clientes.get, clientes.cronologia],
  });
  const form = useForm({
    initial: { texto: '' },
    schema: clientesSchemas.addNota.body,
    clears: true,
    submit: (body) => add.mutateAsync({ params: { id: clienteId }, body }),
  });
  return (
    <form className="vt-stack vt-gap-10" onSubmit={form.onSubmit} noValidate>
      <TextAreaField label={t('nuevaNota')} rows={3} maxLength={5000} {...form.field('texto')} />
      <div className={styles.pie}>
        <p role="alert">{form.formError}</p>
        <Button look="primary" type="submit" busy={form.sending}>
          {t('anotar')}
        </Button>
      </div>
    </form>
  );
}
