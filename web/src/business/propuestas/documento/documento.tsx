import type { propuestas } from '@vatio/contract';
import { useState } from 'react';
import { useSells } from '../../../data/use-ability.ts';
import { BlockedClient } from '../../../trade/blocked-client.tsx';
import { Occupied } from '../../../trade/occupied.tsx';
import { RecordPage } from '../../../ui/kit/sheet/record-page.tsx';
import { Cabecera } from './cabecera.tsx';
import { Diferencias } from './diferencias.tsx';
import styles from './documento.module.css';
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
  const sells = useSells();
  const ofertas = ofertasDePropuesta(propuesta);
  const [vista, setVista] = useState(propuesta.oferta);
  // Another version may make fewer offers.
  const mostrada = ofertas.find(({ oferta }) => oferta === vista) ?? propuesta;
  return (
    <div className="vt-page vt-gap-18">
      <BlockedClient of={propuesta} area="propuestas" />
      <Occupied ocupados={propuesta.ocupados} area="propuestas" />
      <RecordPage identity={<Cabecera propuesta={propuesta} />} aside={<Historia propuesta={propuesta} />}>
        {propuesta.respuesta && <Respuesta propuesta={propuesta} respuesta={propuesta.respuesta} />}
        {propuesta.mensaje !== '' && (
          <blockquote className={styles.mensaje}>
            <p>{propuesta.mensaje}</p>
          </blockquote>
        )}
        <Diferencias propuesta={propuesta} />
        {ofertas.length > 1 && (
          <OfertasComparadas
            propuesta={propuesta}
            ofertas={ofertas}
            vista={mostrada.oferta}
            onSee={setVista}
          />
        )}
        <PuntosDePropuesta key={mostrada.oferta} puntos={mostrada.puntos} />
        {sells &&
          ABIERTAS.includes(propuesta.estado) &&
          propuesta.numero === propuesta.versiones[0]?.numero && <QueFaltara propuesta={propuesta} />}
        {mostrada.comisionEur !== undefined && <Interno oferta={mostrada} />}
      </RecordPage>
    </div>
  );
}
