import { areasDePlantilla } from '@vatio/contract';
import { changeUser } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SettingCard } from '../../trade/settings/setting-card.tsx';
import { Switch } from '../../ui/kit/switch/switch.tsx';
import styles from './ajustes.module.css';

const { AREAS } = areasDePlantilla;

type Typed = { readonly areasOcultas: areasDePlantilla.Area[] };

/** Which areas of the template the house shows, one by one or all at once. */
export function TemplateCard() {
  const { t } = useTranslation('ajustes');
  const read = useRead(areasDePlantilla.get, {});
  const write = useWrite(areasDePlantilla.update, {
    invalidates: [areasDePlantilla.get],
    // The menu of whoever decides it changes at once.
    onSuccess: ({ areasOcultas }) => changeUser({ hiddenAreas: areasOcultas }),
  });
  return (
    <SettingCard<Typed>
      title={t('plantilla')}
      read={read}
      unknown={{ areasOcultas: [] }}
      save={({ areasOcultas }) => write.mutateAsync({ body: { areasOcultas } })}
    >
      {({ field }) => {
        const { value: hidden, onChange: hide } = field('areasOcultas');
        return (
          <>
            <p className="vt-soft">{t('plantillaTexto')}</p>
            <Switch
              atEnd
              label={t('plantillaEntera')}
              value={hidden.length < AREAS.length}
              onChange={(value) => hide(value ? [] : [...AREAS])}
            />
            <fieldset className={`vt-columns ${styles.areas}`}>
              <legend className="vt-hidden">{t('plantilla')}</legend>
              {AREAS.map((area) => (
                <Switch
                  key={area}
                  label={t(`area-${area}`)}
                  value={!hidden.includes(area)}
                  onChange={(value) =>
                    hide(value ? hidden.filter((other) => other !== area) : [...hidden, area])
                  }
                />
              ))}
            </fieldset>
          </>
        );
      }}
    </SettingCard>
  );
}
