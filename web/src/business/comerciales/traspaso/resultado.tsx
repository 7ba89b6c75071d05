import { auditoria, clientes, comerciales, contratos, propuestas, puntosSuministro } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BatchDialog } from '../../../trade/operations/batch-dialog.tsx';
import { useOperacion } from '../../../trade/operations/use-operacion.ts';
import type { HandoverDone } from './handover.ts';

const CAMBIAN = [
  ...[comerciales.list, comerciales.get, comerciales.previewTraspaso, auditoria.list],
  ...[clientes.list, clientes.get, puntosSuministro.list, propuestas.list, contratos.list],
];

type Props = { readonly result: HandoverDone; readonly nombre: string; readonly onClose: () => void };

/** The result for each part of the portfolio, and the undo of the whole handover. */
export function Resultado({ result, nombre, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const batch = useOperacion(result.operacion, CAMBIAN);
  return <BatchDialog batch={batch} title={t('traspasoDe', { nombre })} onClose={onClose} />;
}
