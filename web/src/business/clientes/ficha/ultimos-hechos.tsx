import { IconHistory } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Hechos } from '../actividad/hechos.tsx';
import { FirstRows } from './first-rows.tsx';

const A_LA_VISTA = 5;

export function UltimosHechos({ cliente: { id } }: { readonly cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const read = useRead(clientes.cronologia, { params: { id }, query: { page: 1, limit: A_LA_VISTA } });
  return (
    <FirstRows
      title={t('ultimosHechos')}
      most={A_LA_VISTA}
      read={read}
      more={`/clientes/${id}?seccion=actividad`}
      empty={<EmptyState icon={IconHistory} title={t('sinActividad')} />}
    >
      {(rows) => <Hechos rows={rows} />}
    </FirstRows>
  );
}
