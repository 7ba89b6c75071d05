import { accesoDeLaCasa, cuenta } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SettingCard } from '../../trade/settings/setting-card.tsx';
import { Switch } from '../../ui/kit/switch/switch.tsx';

const UNKNOWN = { segundoPasoAdministradores: false };

/** Administrators say here what the house asks of whoever signs in. */
export function AccessCard() {
  const { t } = useTranslation('ajustes');
  const read = useRead(accesoDeLaCasa.get, {});
  const write = useWrite(accesoDeLaCasa.update, { invalidates: [accesoDeLaCasa.get, cuenta.segundoPaso] });
  const { administradores = 1, conSegundoPaso = 0 } = read.data ?? {};
  return (
    <SettingCard<typeof UNKNOWN>
      title={t('acceso')}
      read={read}
      unknown={UNKNOWN}
      save={({ segundoPasoAdministradores }) => write.mutateAsync({ body: { segundoPasoAdministradores } })}
    >
      {({ field }) => (
        <>
          <p className="vt-soft">
            {t('accesoTexto', { count: administradores, con: formatNumber(conSegundoPaso) })}
          </p>
          <Switch
            atEnd
            label={t('exigirSegundoPaso')}
            hint={t('exigirSegundoPasoAyuda')}
            {...field('segundoPasoAdministradores')}
          />
        </>
      )}
    </SettingCard>
  );
}
