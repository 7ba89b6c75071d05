import type { operaciones } from '@vatio/contract';
import { useOperacion } from '../../../data/use-operacion.ts';
import { BatchDialog } from '../../../ui/overlay/batch-dialog.tsx';
import { AL_MOVER } from '../accion/al-mover.ts';

type Props = {
  readonly operacion: operaciones.Operacion;
  readonly title: string;
  readonly onClose: () => void;
};

/** What becomes of each contract, while it goes and afterwards. */
export function ResultadoDeLote({ operacion, title, onClose }: Props) {
  const batch = useOperacion(operacion, AL_MOVER.invalidates);
  return <BatchDialog batch={batch} title={title} onClose={onClose} />;
}
