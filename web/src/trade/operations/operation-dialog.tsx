import type { Call, operaciones } from '@vatio/contract';
import { BatchDialog } from './batch-dialog.tsx';
import { useOperacion } from './use-operacion.ts';

type Props = {
  readonly operation: operaciones.Operacion;
  readonly title: string;
  readonly invalidates: readonly Pick<Call, 'path'>[];
  readonly onClose: () => void;
};

/** Shows the progress of an operation and, at its end, the result of each row. */
export function OperationDialog({ operation, title, invalidates, onClose }: Props) {
  return <BatchDialog batch={useOperacion(operation, invalidates)} title={title} onClose={onClose} />;
}
