import type { operaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useOperacion } from '../../../data/use-operacion.ts';
import { BatchDialog } from '../../../ui/overlay/batch-dialog.tsx';
import { AL_MOVER } from '../accion/al-mover.ts';

type Props = { readonly operacion: operaciones.Operacion; readonly onClose: () => void };

/** What becomes of each contract, while it goes and afterwards. */
export function ResultadoDeLote({ operacion, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const batch = useOperacion(operacion, AL_MOVER.invalidates);
  return <BatchDialog batch={batch} title={t('moverReloj')} onClose={onClose} />;
}
