import { type BateriaDeCondensadores, bateriaDeCondensadores, consumoAnual } from '@vatio/domain';
import { memo, useMemo, useState } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import type { EntradaDeLuz } from '../calculo/entrada.ts';

type Punto = EntradaDeLuz['punto'];

/** The bank of capacitors that takes off the reactive energy of the year; nothing for a supply that pays none. */
export const ReactivaDelEstudio = memo(function ReactivaDelEstudio({ punto }: { punto: Punto }) {
  const { t } = useTranslation('analisis');
  const [precioEur, setPrecio] = useState<number | null>(null);
  const bateria = useMemo(() => bateriaDe(punto, precioEur), [punto, precioEur]);
  if (!bateria) return null;
  const { escalonKvar, necesariaKvar, ahorroAnualEur, mesesHastaAmortizar, sobrecompensa } = bateria;
  return (
    <Card title={t('energiaReactiva')}>
      <div className="vt-stack">
        <p>
          {t('reactivaPaga', { importe: formatEur(bateria.penalizacionEur) })}{' '}
          {t('bateriaNecesaria', {
            necesaria: formatWithUnit(necesariaKvar, 'kVAr', [0, 2]),
            escalon: formatWithUnit(escalonKvar, 'kVAr', [0, 1]),
            ahorro: formatEur(ahorroAnualEur),
          })}
        </p>
        {sobrecompensa && <p className="vt-note">{t('bateriaSobrecompensa')}</p>}
        <NumberField
          label={t('precioBateria')}
          value={precioEur}
          onChange={setPrecio}
          hint={
            mesesHastaAmortizar === null
              ? t('precioBateriaTexto')
              : t('bateriaSeAmortiza', { count: mesesHastaAmortizar })
          }
        />
      </div>
    </Card>
  );
});

function bateriaDe(
  { tarifa, zona, consumos }: Punto,
  precioEur: number | null,
): BateriaDeCondensadores | null {
  const anual = consumoAnual(consumos);
  if (!anual.ok) return null;
  const { filas } = anual.value;
  const bateria = bateriaDeCondensadores({ tarifa, zona, filas, precioEur: precioEur ?? undefined });
  return bateria.ok ? bateria.value : null;
}
