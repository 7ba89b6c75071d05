import { clientes, clientesAdmin } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './admin.module.css';
import { CarasDeFusion } from './caras-de-fusion.tsx';

type Uno = { readonly id: string; readonly nombre: string };
type Props = { readonly cliente: Uno; readonly otroId?: string; readonly onClose: () => void };

/** Merges two sheets of one client: which stays, whose data it keeps, and what moves. */
export function MergeClientes({ cliente, otroId, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const [chosen, setChosen] = useState(otroId);
  const [sobrevive, setSobrevive] = useState(cliente.id);
  if (!chosen) {
    return (
      <Dialog open onClose={onClose} title={t('fusionarCon', { nombre: cliente.nombre })}>
        <ChooseClientes excepto={cliente.id} onChoose={setChosen} />
      </Dialog>
    );
  }
  const params =
    sobrevive === cliente.id ? { id: cliente.id, otroId: chosen } : { id: chosen, otroId: cliente.id };
  return <CompareClientes params={params} onSurvive={setSobrevive} onClose={onClose} />;
}

function ChooseClientes({ excepto, onChoose }: { excepto: string; onChoose: (id: string) => void }) {
  const { t } = useTranslation('clientes');
  const [q, setQ] = useState('');
  const { data, error, refetch } = useRead(
    clientes.list,
    { query: { q, limit: 10 } },
    { enabled: q.length > 1, keepPrevious: true },
  );
  const otros = data?.rows.filter(({ id }) => id !== excepto) ?? [];
  return (
    <div className="vt-stack">
      <p>{t('fusionarTexto')}</p>
      <SearchInput label={t('buscar')} placeholder={t('buscarTexto')} value={q} onSearch={setQ} />
      {error && <ErrorState slim error={error} onRetry={refetch} />}
      <div aria-live="polite">
        {q.length > 1 && data && otros.length === 0 && <p>{t('ninguno-encontrado')}</p>}
        <ul className={`vt-list ${styles.elegir}`}>
          {otros.map(({ id, nombre, nif, municipio }) => (
            <li key={id}>
              <button type="button" onClick={() => onChoose(id)}>
                <span>{nombre}</span>
                <small>{[nif, municipio].filter(Boolean).join(' · ')}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type CompareClientesProps = {
  readonly params: { readonly id: string; readonly otroId: string };
  readonly onSurvive: (id: string) => void;
  readonly onClose: () => void;
};

function CompareClientes({ params, onSurvive, onClose }: CompareClientesProps) {
  const { t } = useTranslation('clientes');
  const previa = useRead(clientesAdmin.previewFusion, { params }, { staleTime: 0, gcTime: 0 });
  if (previa.data) {
    return (
      <CarasDeFusion
        key={`${params.id}-${previa.data.este.version}-${previa.data.otro.version}`}
        previa={previa.data}
        onSurvive={onSurvive}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open wide onClose={onClose} title={t('accion-fusionar')}>
      {previa.error ? <ErrorState error={previa.error} onRetry={previa.refetch} /> : <Skeleton lines={8} />}
    </Dialog>
  );
}
