import type { requisitosDeFirma } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { RequisitoRow } from '../../../trade/requisitos/requisito-row.tsx';
import { ToolsOfRequisito } from './tools-of-requisito.tsx';

type Props = {
  readonly contratoId: string;
  readonly row: requisitosDeFirma.Requisito;
  readonly requisitos: requisitosDeFirma.Requisitos;
};

/** One requirement: its state, why it is missing, what there is of it and what to do. */
export function FilaDeRequisito({ contratoId, row, requisitos }: Props) {
  const recorded = useFacts(row, requisitos);
  if (row.estado === 'no-aplica') return <RequisitoRow row={row} />;
  return (
    <RequisitoRow row={row}>
      {recorded.length > 0 && (
        <ul className="vt-small">
          {recorded.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {requisitos.abierto && <ToolsOfRequisito contratoId={contratoId} row={row} requisitos={requisitos} />}
    </RequisitoRow>
  );
}

/** What is recorded, each with its day and who recorded it. */
function useFacts({ requisito }: Props['row'], requisitos: Props['requisitos']): string[] {
  const { t } = useTranslation('contratos');
  const { contacto, firmante, bonoSocial, ficha, documentos } = requisitos;
  const by = ({ cuando, quien }: { readonly cuando: string; readonly quien: string | null }) =>
    [formatFecha(cuando), quien].filter(Boolean).join(' · ');
  const paper = (documento: Props['requisitos']['documentos']['identidad']) =>
    documento ? [`${documento.nombre} (${by(documento)})`] : [];
  switch (requisito) {
    case 'contacto':
      if (contacto === null) return [];
      return [
        [
          t(`origen-${contacto.origen}`),
          formatFecha(contacto.fecha),
          contacto.prueba,
          contacto.grabacion && t('grabacionEn', { donde: contacto.grabacion }),
        ]
          .filter(Boolean)
          .join(' · '),
        t('anotadoPor', { quien: by(contacto) }),
      ];
    case 'identidad':
      return paper(documentos.identidad);
    case 'firmante':
      if (firmante === null) return [];
      return [
        `${firmante.nombre}, ${firmante.dni}, ${t(`calidad-${firmante.calidad}`)}`,
        firmante.deLaPropuesta
          ? t('deLaPropuesta', { fecha: formatFecha(firmante.cuando) })
          : t('anotadoPor', { quien: by(firmante) }),
        ...paper(documentos.poder),
      ];
    case 'factura':
      return paper(documentos.factura);
    case 'ficha':
      if (ficha === null) return [];
      return [
        `${ficha.medio === 'correo' ? t('fichaPorCorreo', { destinatario: ficha.destinatario ?? '' }) : t('fichaEnMano')} (${by(ficha)})`,
      ];
    case 'bono-social':
      if (bonoSocial === null) return [];
      return [
        `${t(bonoSocial.tiene ? 'bonoSocialSi' : 'bonoSocialNo')} (${by(bonoSocial)})`,
        ...(bonoSocial.tiene ? paper(documentos.renuncia) : []),
      ];
  }
}
