import type { puntosSuministro } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Facts } from '../../ui/figures/facts.tsx';

/** The SIPS snapshot as it came, codes included: what a distributor is asked about. */
export function HojaSips({ punto: { sips } }: { punto: puntosSuministro.PuntoSuministro }) {
  const { t, i18n } = useTranslation('puntos-suministro');
  if (!sips) return null;
  const datos = Object.entries(sips.datos).filter(([, valor]) => valor !== null && valor !== '');
  return (
    <Card title={t('hojaSips', { fecha: formatFecha(sips.fecha) })}>
      <Facts narrowest={220}>
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>
              {i18n.exists(`puntos-suministro:sips-${nombre}`) ? t(`sips-${nombre}`) : enPalabras(nombre)}
            </dt>
            <dd>{typeof valor === 'boolean' ? t(valor ? 'si' : 'no') : legible(valor)}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}

/** Dates as a person writes them; the rest as the file had it. */
function legible(valor: string | number | null): string {
  if (typeof valor === 'number') return formatNumber(valor, 0, 3);
  return valor && /^\d{4}-\d{2}-\d{2}$/.test(valor) ? formatFecha(valor) : (valor ?? NO_VALUE);
}

/** `codigoTelegestion` → `Codigo telegestion`, for the columns without a name of their own. */
function enPalabras(nombre: string): string {
  const texto = nombre.replace(/([A-Z])/g, ' $1').toLowerCase();
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
