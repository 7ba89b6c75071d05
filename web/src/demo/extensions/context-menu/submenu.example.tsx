import { IconArrowRight, IconDownload, IconMail } from '@tabler/icons-react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { MenuItem } from '../../../ui/overlay/menu.tsx';
import { ContextMenu } from '../../kit/context-menu/context-menu.tsx';
import { SubMenu } from '../../kit/context-menu/sub-menu.tsx';
import styles from '../extensions.module.css';
import { opensMenu } from './opens-menu.ts';

const STATES = ['En estudio', 'Enviada', 'Aceptada'];

export default function NestedContextMenu() {
  return (
    <ContextMenu
      label="Propuesta P-119"
      items={
        <>
          <MenuItem icon={IconMail} onChoose={() => notify('Propuesta enviada')}>
            Enviar
          </MenuItem>
          <SubMenu label="Pasar a" icon={IconArrowRight}>
            {STATES.map((state) => (
              <MenuItem key={state} onChoose={() => notify(`Ahora está: ${state.toLowerCase()}`)}>
                {state}
              </MenuItem>
            ))}
            <MenuItem disabled onChoose={() => notify('Contrato firmado')}>
              Firmada (falta la aceptación)
            </MenuItem>
          </SubMenu>
          <MenuItem icon={IconDownload} onChoose={() => notify('Propuesta descargada')}>
            Descargar
          </MenuItem>
        </>
      }
    >
      <button type="button" className={styles.target} onClick={(press) => opensMenu(press)}>
        Un menú dentro de otro, con una opción apagada
      </button>
    </ContextMenu>
  );
}
