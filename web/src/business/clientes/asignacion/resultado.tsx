import { clientes, type operaciones } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BatchDialog } from '../../../trade/operations/batch-dialog.tsx';
import { useOperacion } from '../../../trade/operations/use-operacion.ts';

const CAMBIAN = [clientes.list, clientes.get];

type Props = {
  readonly operacion: operaciones.Operacion;
  readonly titulo?: string;
  readonly onClose: () => void;
};

/** The progress of the assignment and, at its end, the result of each client. */
export function ResultadoAsignacion({ operacion, titulo, onClose }: Props) {
  const { t } = useTranslation('clientes');
  return (
    <BatchDialog batch={useOperacion(operacion, CAMBIAN)} title={titulo ?? t('asignado')} onClose={onClose} />
  );
}
