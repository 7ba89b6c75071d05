import { reglasDeFacturas } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SettingCard } from '../../trade/settings/setting-card.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import styles from './ajustes.module.css';

type Typed = { readonly toleranciaEur: number | null };

/** How far a bill may be from its contract and still be right. */
export function BillsCard() {
  const { t } = useTranslation('ajustes');
  const read = useRead(reglasDeFacturas.get, {});
  const write = useWrite(reglasDeFacturas.update, { invalidates: [reglasDeFacturas.get] });
  return (
    <SettingCard<Typed>
      title={t('facturas')}
      read={read}
      unknown={{ toleranciaEur: 0 }}
      // Nothing written is refused beside its field like any other wrong number.
      save={({ toleranciaEur }) => write.mutateAsync({ body: { toleranciaEur: toleranciaEur ?? -1 } })}
    >
      {({ field }) => (
        <>
          <p className="vt-soft">{t('facturasTexto')}</p>
          <div className={styles.alone}>
            <NumberField {...field('toleranciaEur')} label={t('tolerancia')} unit="€" decimals={2} />
          </div>
        </>
      )}
    </SettingCard>
  );
}
