import {
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconFileTypePdf,
  IconPencil,
  IconRefresh,
  IconSend,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react';
import type { propuestas } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BY_BLOCKED_CLIENT } from '../../../trade/blocked-client.tsx';
import { PageActions } from '../../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { type Dialogo, DialogosDePropuesta } from './dialogos-de-propuesta.tsx';
import { useCambios } from './use-cambios.ts';
import { downloadPdf, viewPdf } from './view-pdf.ts';

/** The actions on the proposal that the server allows now. */
export function AccionesDePropuesta({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const cambios = useCambios(propuesta);
  const [dialogo, setDialogo] = useState<Dialogo>();
  return (
    <>
      <PageActions>
        <Botones propuesta={propuesta} cambios={cambios} onDialogo={setDialogo} />
      </PageActions>
      <DialogosDePropuesta {...{ propuesta, cambios, dialogo }} onClose={() => setDialogo(undefined)} />
    </>
  );
}

type BotonesProps = {
  readonly propuesta: propuestas.Propuesta;
  readonly cambios: ReturnType<typeof useCambios>;
  readonly onDialogo: (dialogo: Dialogo) => void;
};

/** The action that moves the proposal on is a button; rarer ones are in the menu. */
function Botones({ propuesta, cambios, onDialogo }: BotonesProps) {
  const { t } = useTranslation('propuestas');
  const { acciones, enlace } = propuesta;
  const may = (...unas: propuestas.Accion[]) => unas.some((una) => acciones.includes(una));
  const bloqueado = propuesta.clienteBloqueado !== null;
  const cerrado = bloqueado && BY_BLOCKED_CLIENT;
  return (
    <>
      <Button icon={IconFileTypePdf} onClick={() => viewPdf(propuesta).catch(cambios.notifyProblem)}>
        {t('verPdf')}
      </Button>
      {may('editar', 'nueva-version') && (
        <Button icon={IconPencil} {...cerrado} onClick={() => onDialogo('editar')}>
          {t(may('editar') ? 'accion-editar' : 'accion-nueva-version')}
        </Button>
      )}
      {may('enviar', 'reenviar') && (
        <Button look="primary" icon={IconSend} {...cerrado} onClick={() => onDialogo('enviar')}>
          {t(may('enviar') ? 'accion-enviar' : 'accion-reenviar')}
        </Button>
      )}
      {may('responder') && enlace && !bloqueado && (
        <ButtonLink look="primary" icon={IconExternalLink} to={new URL(enlace).pathname}>
          {t('accion-responder')}
        </ButtonLink>
      )}
      {may('restaurar') && (
        <Button
          look="primary"
          icon={IconArrowBackUp}
          busy={cambios.ocupado}
          onClick={() => cambios.restore()}
        >
          {t('accion-restaurar')}
        </Button>
      )}
      <MenosFrecuentes propuesta={propuesta} cambios={cambios} onDialogo={onDialogo} />
    </>
  );
}

function MenosFrecuentes({ propuesta, cambios, onDialogo }: BotonesProps) {
  const { t } = useTranslation('propuestas');
  const { acciones } = propuesta;
  const bloqueado = propuesta.clienteBloqueado !== null;
  return (
    <Menu icon={IconDots} label={t('masAcciones')}>
      <MenuItem icon={IconDownload} onChoose={() => downloadPdf(propuesta).catch(cambios.notifyProblem)}>
        {t('descargarPdf')}
      </MenuItem>
      {acciones.includes('duplicar') && !bloqueado && (
        <MenuItem icon={IconCopy} onChoose={cambios.duplicate}>
          {t('accion-duplicar')}
        </MenuItem>
      )}
      {acciones.includes('repreciar') && !bloqueado && (
        <MenuItem icon={IconRefresh} onChoose={() => onDialogo('repreciar')}>
          {t('accion-repreciar')}
        </MenuItem>
      )}
      {acciones.includes('retirar') && (
        <MenuItem icon={IconUnlink} onChoose={() => onDialogo('retirar')}>
          {t('accion-retirar')}
        </MenuItem>
      )}
      {acciones.includes('borrar') && (
        <MenuItem icon={IconTrash} onChoose={cambios.remove}>
          {t('accion-borrar')}
        </MenuItem>
      )}
    </Menu>
  );
}
