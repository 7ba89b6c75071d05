import {
  type Icon,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDevices,
  IconDeviceTablet,
} from '@tabler/icons-react';
import { cuenta } from '@vatio/contract';
import { useWrite } from '../../data/use-write.ts';
import { formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/nav/button.tsx';

const GLYPHS: Readonly<Record<(typeof cuenta.DISPOSITIVOS)[number], Icon>> = {
  ordenador: IconDeviceDesktop,
  telefono: IconDeviceMobile,
  tableta: IconDeviceTablet,
};

/** A session in words: with what, from where and since when. */
export function Sesion({ sesion }: { readonly sesion: cuenta.Sesion }) {
  const { t } = useTranslation('cuenta');
  const { id, esta, direccion, dispositivo, abierta, usada } = sesion;
  const Glyph = dispositivo ? GLYPHS[dispositivo] : IconDevices;
  const name = useDeviceName(sesion);
  const close = useWrite(cuenta.closeSesion, {
    invalidates: [cuenta.sesiones],
    onSuccess: () => notify(t('cerradaLaDe', { name })),
    onError: notifyFailure,
  });
  return (
    <li>
      <Glyph size={26} stroke={1.6} aria-hidden />
      <div>
        <p>
          <strong>{name}</strong> {esta && <Badge tone="ok">{t('esta')}</Badge>}
        </p>
        <p className="vt-note">
          {direccion
            ? t('usadaDesde', { cuando: formatInstante(usada), direccion })
            : t('usada', { cuando: formatInstante(usada) })}
          {' · '}
          {t('abierta', { cuando: formatInstante(abierta) })}
        </p>
      </div>
      {!esta && (
        <Button
          small
          busy={close.isPending}
          aria-label={t('cerrarLaDe', { name })}
          onClick={() => close.mutate({ params: { id } })}
        >
          {t('cerrar')}
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ navegador, sistema }: cuenta.Sesion): string {
  const { t } = useTranslation('cuenta');
  if (navegador && sistema) return t('navegadorEnSistema', { navegador, sistema });
  return navegador ?? sistema ?? t('otroDispositivo');
}
