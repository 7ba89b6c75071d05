import type { propuestas } from '@vatio/contract';
import { useState } from 'react';
import { useSells } from '../../../data/use-ability.ts';
import { formatEnergia, formatEur } from '../../../format/energy.ts';
import { formatSaving } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BlockedClient } from '../../../trade/blocked-client.tsx';
import { Occupied } from '../../../trade/occupied.tsx';
import { CardGrid } from '../../../ui/figures/card.tsx';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { Cabecera } from './cabecera.tsx';
import { Diferencias } from './diferencias.tsx';
import { Historia } from './historia.tsx';
import { Interno } from './interno.tsx';
import { OfertasComparadas } from './ofertas-comparadas.tsx';
import { ofertasDePropuesta } from './ofertas-de-propuesta.ts';
import { PuntosDePropuesta } from './puntos-de-propuesta.tsx';
import { QueFaltara } from './que-faltara.tsx';
import { Respuesta } from './respuesta.tsx';

/** A proposal in one of these may still become contracts. */
const ABIERTAS: readonly propuestas.Estado[] = ['borrador', 'enviada', 'vista'];

/** All that is known of a proposal; only sellers see its internal part. */
export function Documento({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('propuestas');
  const { actualAnualEur, ofertaAnualEur, ahorroAnualEur, ahorroPct, consumoAnualKwh, puntos } = propuesta;
  const sells = useSells();
  const ofertas = ofertasDePropuesta(propuesta);
  const [vista, setVista] = useState(propuesta.oferta);
  // Another version may make fewer offers.
  const mostrada = ofertas.find(({ oferta }) => oferta === vista) ?? propuesta;
  return (
    <div className="vt-page vt-gap-18">
      <BlockedClient of={propuesta} area="propuestas" />
      <Occupied ocupados={propuesta.ocupados} area="propuestas" />
      <Cabecera propuesta={propuesta} />
      {propuesta.respuesta && <Respuesta propuesta={propuesta} respuesta={propuesta.respuesta} />}
      <CardGrid min={200}>
        <StatCard
          label={t('ahorroAnual')}
          value={formatEur(ahorroAnualEur)}
          note={t('sobreLoDeHoy', { pct: formatSaving(ahorroPct) })}
          tone={ahorroAnualEur > 0 ? 'ok' : 'warn'}
        />
        <StatCard label={t('hoyAnual')} value={formatEur(actualAnualEur)} note={t('impuestosIncluidos')} />
        <StatCard label={t('ofertaAnual')} value={formatEur(ofertaAnualEur)} note={t('impuestosIncluidos')} />
        <StatCard
          label={t('consumoAnual')}
          value={formatEnergia(consumoAnualKwh)}
          note={t('enPuntos', { count: puntos.length })}
        />
      </CardGrid>
      <Diferencias propuesta={propuesta} />
      {ofertas.length > 1 && (
        <OfertasComparadas propuesta={propuesta} ofertas={ofertas} vista={mostrada.oferta} onSee={setVista} />
      )}
      <PuntosDePropuesta key={mostrada.oferta} puntos={mostrada.puntos} />
      {sells &&
        ABIERTAS.includes(propuesta.estado) &&
        propuesta.numero === propuesta.versiones[0]?.numero && <QueFaltara propuesta={propuesta} />}
      {mostrada.comisionEur !== undefined && <Interno oferta={mostrada} />}
      <Historia propuesta={propuesta} />
    </div>
  );
}
