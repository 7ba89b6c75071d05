import { clientes, type operaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useOperacion } from '../../../data/use-operacion.ts';
import { BatchDialog } from '../../../ui/overlay/batch-dialog.tsx';

const CAMBIAN = [clientes.list, clientes.get];

type Props = {
  readonly operacion: operaciones.Operacion;
  readonly titulo?: string;
  readonly onClose: () => void;
};

/** What becomes of each client, while it goes and afterwards. */
export function ResultadoAsignacion({ operacion, titulo, onClose }: Props) {
  const { t } = useTranslation('clientes');
  return (
    <BatchDialog batch={useOperacion(operacion, CAMBIAN)} title={titulo ?? t('asignado')} onClose={onClose} />
  );
}
