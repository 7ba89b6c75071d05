import { IconArrowRight, IconFileDescription } from '@tabler/icons-react';
import type { miArea } from '@vatio/contract';
import { formatFecha } from '../../format/date.ts';
import { formatEur } from '../../format/energy.ts';
import { NO_VALUE } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Fact } from './fact.tsx';
import { OwnArea } from './own-area.tsx';

const TONOS: Readonly<Partial<Record<miArea.Propuesta['estado'], Tone>>> = {
  enviada: 'warn',
  vista: 'warn',
  aceptada: 'ok',
};

/** What the house has proposed to the client: each opens on its own page, where it is accepted. */
export default function MisPropuestasScreen() {
  const { t } = useTranslation('mi-area');
  const empty = { icon: IconFileDescription, title: t('sinPropuestas'), text: t('sinPropuestasTexto') };
  return (
    <OwnArea rowsOf={({ propuestas }) => propuestas} empty={empty}>
      {(propuestas) => (
        <div className="vt-page">
          {propuestas.map((propuesta) => (
            <Propuesta key={propuesta.id} propuesta={propuesta} />
          ))}
        </div>
      )}
    </OwnArea>
  );
}

function Propuesta({ propuesta }: { readonly propuesta: miArea.Propuesta }) {
  const { t } = useTranslation('mi-area');
  const { codigo, estado, cups, validaHasta, actualAnualEur, ofertaAnualEur, ahorroAnualEur, enlace } =
    propuesta;
  const waits = estado === 'enviada' || estado === 'vista';
  return (
    <Card title={codigo} actions={<Badge tone={TONOS[estado] ?? 'idle'}>{t(`propuesta-${estado}`)}</Badge>}>
      <div className="vt-stack vt-gap-16">
        <Facts narrowest={150}>
          <Fact name={t('pagasHoy')}>{formatEur(actualAnualEur)}</Fact>
          <Fact name={t('pagarias')}>{formatEur(ofertaAnualEur)}</Fact>
          <Fact name={t('ahorrarias')}>{formatEur(ahorroAnualEur)}</Fact>
          <Fact name={t('suministros')}>{cups.length}</Fact>
          <Fact name={t('valeHasta')}>{validaHasta ? formatFecha(validaHasta) : NO_VALUE}</Fact>
        </Facts>
        {enlace && (
          <div className="vt-toolbar">
            <ButtonLink
              look={waits ? 'primary' : 'plain'}
              icon={IconArrowRight}
              to={new URL(enlace, location.href).pathname}
            >
              {t(waits ? 'abrirYContestar' : 'abrir')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
