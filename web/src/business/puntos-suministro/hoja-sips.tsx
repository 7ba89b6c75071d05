import type { puntosSuministro } from '@vatio/contract';
import { significadoSips } from '@vatio/domain';
import { formatFecha } from '../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Facts } from '../../ui/figures/facts.tsx';

type Valor = string | number | boolean | null;

/** The SIPS data in words, each with its original code, which is what one asks a distributor about. */
export function HojaSips({ punto: { sips } }: { punto: puntosSuministro.PuntoSuministro }) {
  const { t, exists } = useTranslation('puntos-suministro');
  if (!sips) return null;
  return (
    <Card title={t('hojaSips', { fecha: formatFecha(sips.fecha) })}>
      <Facts narrowest={220}>
        {Object.entries(sips.datos).map(([campo, valor]) => (
          <div key={campo}>
            <dt>{exists(`sips-${campo}`) ? t(`sips-${campo}`) : wordsOf(campo)}</dt>
            <dd>
              {typeof valor === 'boolean' ? t(valor ? 'si' : 'no') : <Dato campo={campo} valor={valor} />}
            </dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}

function Dato({ campo, valor }: { readonly campo: string; readonly valor: Exclude<Valor, boolean> }) {
  const significado = valor === null ? undefined : significadoSips(campo, valor);
  if (significado === undefined) return legible(valor);
  return (
    <>
      {significado} <span className="vt-soft">({valor})</span>
    </>
  );
}

/** Formats a date; other values stay as they were in the file. */
function legible(valor: string | number | null): string {
  if (typeof valor === 'number') return formatNumber(valor, [0, 3]);
  if (valor === null || valor.trim() === '') return NO_VALUE;
  return /^\d{4}-\d{2}-\d{2}$/.test(valor) ? formatFecha(valor) : valor;
}

/** `codigoTelegestion` → `Codigo telegestion`, for the columns without a name in the dictionary. */
function wordsOf(campo: string): string {
  const texto = campo.replace(/([A-Z])/g, ' $1').toLowerCase();
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
