import { reglasDeTareas } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SettingCard } from '../../trade/settings/setting-card.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Switch } from '../../ui/kit/switch/switch.tsx';
import styles from './ajustes.module.css';

type Typed = { readonly activa: boolean; readonly diasAntesDelFin: number | null };

/** Whether a task is written down before the end of each contract, and how long before. */
export function TasksCard() {
  const { t } = useTranslation('ajustes');
  const read = useRead(reglasDeTareas.get, {});
  const write = useWrite(reglasDeTareas.update, { invalidates: [reglasDeTareas.get] });
  return (
    <SettingCard<Typed>
      title={t('tareas')}
      read={read}
      unknown={{ activa: false, diasAntesDelFin: 90 }}
      // Nothing written is refused beside its field like any other wrong number.
      save={(rule) => write.mutateAsync({ body: { ...rule, diasAntesDelFin: rule.diasAntesDelFin ?? 0 } })}
    >
      {({ field }) => (
        <>
          <p className="vt-soft">{t('tareasTexto')}</p>
          <Switch atEnd label={t('tareasActivas')} {...field('activa')} />
          <div className={styles.alone}>
            <NumberField
              {...field('diasAntesDelFin')}
              label={t('diasAntesDelFin')}
              hint={t('diasAntesDelFinAyuda')}
              unit={t('dias')}
              decimals={0}
            />
          </div>
        </>
      )}
    </SettingCard>
  );
}
