import type { EndpointSpec, operaciones } from '@vatio/contract';
import { useOperacion } from '../../data/use-operacion.ts';
import { BatchDialog } from '../overlay/batch-dialog.tsx';

type Props = {
  readonly operation: operaciones.Operacion;
  readonly title: string;
  readonly invalidates: readonly Pick<EndpointSpec, 'path'>[];
  readonly onClose: () => void;
};

/** What becomes of each row, while it goes and afterwards. */
export function OperationDialog({ operation, title, invalidates, onClose }: Props) {
  return <BatchDialog batch={useOperacion(operation, invalidates)} title={title} onClose={onClose} />;
}
