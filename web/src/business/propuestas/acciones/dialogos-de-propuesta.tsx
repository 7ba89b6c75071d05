import { useQueryClient } from '@tanstack/react-query';
import { propuestas } from '@vatio/contract';
import { keyOf } from '../../../data/use-read.ts';
import { ConfirmCambio } from './confirm-cambio.tsx';
import { DialogoConflicto } from './dialogo-conflicto.tsx';
import { DialogoEditar } from './dialogo-editar.tsx';
import { DialogoEnviar } from './dialogo-enviar.tsx';
import type { useCambios } from './use-cambios.ts';

export type Dialogo = 'editar' | 'enviar' | 'repreciar' | 'retirar';

type Props = {
  readonly propuesta: propuestas.Propuesta;
  readonly cambios: ReturnType<typeof useCambios>;
  readonly dialogo: Dialogo | undefined;
  readonly onClose: () => void;
};

/** The dialogs of the changes of a proposal, and the choice when somebody else saved first. */
export function DialogosDePropuesta({ propuesta, cambios, dialogo, onClose }: Props) {
  const client = useQueryClient();
  const leave = () => {
    cambios.discard();
    onClose();
    for (const una of [propuestas.get, propuestas.list]) client.invalidateQueries({ queryKey: keyOf(una) });
  };
  return (
    <>
      {dialogo === 'editar' && (
        <DialogoEditar propuesta={propuesta} onSave={cambios.update} onClose={onClose} />
      )}
      {dialogo === 'enviar' && (
        <DialogoEnviar propuesta={propuesta} onSend={cambios.send} onClose={onClose} />
      )}
      {(dialogo === 'repreciar' || dialogo === 'retirar') && (
        <ConfirmCambio cambio={dialogo} propuesta={propuesta} cambios={cambios} onClose={onClose} />
      )}
      {cambios.conflicto && (
        <DialogoConflicto
          conflicto={cambios.conflicto}
          propuesta={propuesta}
          onLeave={leave}
          onProblema={cambios.notifyProblem}
        />
      )}
    </>
  );
}
