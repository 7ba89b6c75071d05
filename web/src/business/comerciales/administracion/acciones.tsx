import {
  IconArrowsExchange,
  IconDots,
  IconHistory,
  IconPencil,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import type { comerciales } from '@vatio/contract';
import { useState } from 'react';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { EditComercial } from '../formulario/edit-comercial.tsx';
import { Traspaso } from '../traspaso/traspaso.tsx';
import { DeactivateComercial } from './baja.tsx';
import { ReactivateComercial } from './reactivate-comercial.tsx';

const ACCIONES = [
  { accion: 'editar', icon: IconPencil },
  { accion: 'traspasar', icon: IconArrowsExchange },
  { accion: 'dar-de-baja', icon: IconUserOff },
  { accion: 'reactivar', icon: IconUserCheck },
] as const;

type Dialogo = (typeof ACCIONES)[number]['accion'];

/** The actions on a representative that the server allows now; each opens its dialog. */
export function AccionesDeComercial({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const navigate = useNavigate();
  const [dialogo, setDialogo] = useState<Dialogo>();
  const close = () => setDialogo(undefined);
  const historia = { entidad: 'comercial', entidadId: comercial.id };
  return (
    <>
      <Menu icon={IconDots} label={t('masAcciones')}>
        {ACCIONES.filter(({ accion }) => comercial.acciones.includes(accion)).map(({ accion, icon }) => (
          <MenuItem key={accion} icon={icon} onChoose={() => setDialogo(accion)}>
            {t(`accion-${accion}`)}
          </MenuItem>
        ))}
        <MenuItem icon={IconHistory} onChoose={() => navigate({ to: '/auditoria', search: historia })}>
          {t('verCambios')}
        </MenuItem>
      </Menu>
      {dialogo === 'editar' && <EditComercial comercial={comercial} onClose={close} />}
      {dialogo === 'traspasar' && <Traspaso comercial={comercial} onClose={close} />}
      {dialogo === 'dar-de-baja' && (
        <DeactivateComercial
          comercial={comercial}
          onClose={close}
          onHandOver={() => setDialogo('traspasar')}
        />
      )}
      {dialogo === 'reactivar' && <ReactivateComercial comercial={comercial} onClose={close} />}
    </>
  );
}
