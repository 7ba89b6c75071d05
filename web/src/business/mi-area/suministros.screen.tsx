import { IconPlug } from '@tabler/icons-react';
import type { miArea } from '@vatio/contract';
import { formatCups } from '../../format/cups.ts';
import { formatFecha } from '../../format/date.ts';
import { formatEur, formatKwh } from '../../format/energy.ts';
import { NO_VALUE } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Fact } from './fact.tsx';
import { OwnArea } from './own-area.tsx';

/** Where the client's power arrives, what it costs a year, and until when it is contracted. */
export default function MisSuministrosScreen() {
  const { t } = useTranslation('mi-area');
  const empty = { icon: IconPlug, title: t('sinSuministros'), text: t('sinSuministrosTexto') };
  return (
    <OwnArea rowsOf={({ suministros }) => suministros} empty={empty}>
      {(suministros) => (
        <div className="vt-page">
          {suministros.map((suministro) => (
            <Suministro key={suministro.cups} suministro={suministro} />
          ))}
        </div>
      )}
    </OwnArea>
  );
}

function Suministro({ suministro }: { readonly suministro: miArea.Suministro }) {
  const { t } = useTranslation('mi-area');
  const { cups, direccion, municipio, tarifa, consumoAnualKwh, costeAnualEur, contrato } = suministro;
  const place = [direccion, municipio].filter(Boolean).join(', ');
  return (
    <Card title={place || formatCups(cups)}>
      <Facts narrowest={150}>
        <Fact name="CUPS">
          <span className="vt-code">{formatCups(cups)}</span>
        </Fact>
        <Fact name={t('tarifa')}>{tarifa ?? NO_VALUE}</Fact>
        <Fact name={t('consumoAlAnio')}>{formatKwh(consumoAnualKwh)}</Fact>
        <Fact name={t('costeAlAnio')}>
          {costeAnualEur === null ? t('sinEstudiar') : formatEur(costeAnualEur)}
        </Fact>
        <Fact name={t('contrato')}>
          {contrato ? (
            <>
              {contrato.comercializadora}. <End {...contrato} />
            </>
          ) : (
            t('sinContrato')
          )}
        </Fact>
      </Facts>
    </Card>
  );
}

/** The end of a contract in the client's words: the last day, and what happens then. */
function End({ hasta, prorroga }: NonNullable<miArea.Suministro['contrato']>) {
  const { t } = useTranslation('mi-area');
  if (hasta === null) return t('sinFecha');
  return t(prorroga ? 'hastaYSigue' : 'hastaElDia', { fecha: formatFecha(hasta) });
}
