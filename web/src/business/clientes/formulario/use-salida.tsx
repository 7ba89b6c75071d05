import { useState } from 'react';
import { useLeaveGuard } from '../../../data/use-leave-guard.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

/** Asks once before typed data are lost by closing the form or leaving the page. */
export function useSalida(cambiado: boolean, onClose: () => void) {
  const { t } = useTranslation('clientes');
  const [dejando, setDejando] = useState(false);
  const puerta = useLeaveGuard(cambiado);
  const stayHere = () => {
    setDejando(false);
    puerta.stay();
  };
  return {
    close: () => (cambiado ? setDejando(true) : onClose()),
    aviso: (
      <ConfirmDialog
        open={dejando || puerta.asking}
        title={t('sinGuardar')}
        confirm={t('salirSinGuardar')}
        danger
        onConfirm={puerta.asking ? puerta.leave : onClose}
        onClose={stayHere}
      >
        <p>{t('sinGuardarTexto')}</p>
      </ConfirmDialog>
    ),
  };
}
