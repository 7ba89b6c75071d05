import { analisis, propuestas, propuestasDeRenovacion, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatSaving } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { AFTER_CONTRATO_CHANGE } from '../accion/after-contrato-change.ts';

const AFTER_PROPOSING = {
  invalidates: [...AFTER_CONTRATO_CHANGE.invalidates, analisis.list, propuestas.list, propuestas.summary],
};

type Props = { readonly errand: Errand; readonly onClose: () => void };
type Trial = ResponseOf<typeof propuestasDeRenovacion.preview>;

/**
 * Makes a proposal for each of many contracts that come to their end, with the offer of today that saves its client most, after
 * showing of each what would be offered or why nothing would.
 */
export function ProposeMany({ errand, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const [sends, setSends] = useState(true);
  const [mensaje, setMensaje] = useState('');
  const preview = useWrite(propuestasDeRenovacion.preview);
  const apply = useWrite(propuestasDeRenovacion.apply, AFTER_PROPOSING);
  const many = useMany<{ enviar: boolean; mensaje?: string }>(errand, preview, apply);
  const body = { enviar: sends, ...(mensaje.trim() !== '' && { mensaje }) };
  const offers = new Map(preview.data?.filas.map(({ id, oferta }) => [id, oferta]));
  return (
    <ManyDialog
      title={t('proponerVarios')}
      many={many}
      ready
      onTry={() => many.tryOut(body)}
      onApply={() => many.apply(body)}
      href={(id) => `/contratos/${id}`}
      tell={{
        row: (id) => <Offered oferta={offers.get(id)} />,
        all: preview.data && preview.data.hechos > 0 && <Summed suma={preview.data.suma} />,
      }}
      invalidates={AFTER_PROPOSING.invalidates}
      onClose={onClose}
    >
      <p>{t('proponerVariosTexto')}</p>
      <CheckField
        label={t('proponerEnviar')}
        value={sends}
        onChange={(checked) => {
          setSends(checked);
          many.reset();
        }}
      />
      <TextAreaField label={t('proponerMensaje')} maxLength={4000} value={mensaje} onChange={setMensaje} />
    </ManyDialog>
  );
}

function Offered({ oferta }: { readonly oferta: Trial['filas'][number]['oferta'] | undefined }) {
  const { t } = useTranslation('contratos');
  if (!oferta) return null;
  const { comercializadora, producto, ahorroAnualEur, ahorroPct, comisionEur } = oferta;
  return (
    <small>
      {`${comercializadora} · ${producto} · ${t('proponerAhorra', {
        importe: formatEur(ahorroAnualEur),
        tanto: formatSaving(ahorroPct),
      })} · ${t('comisionGenerada')}: ${formatEur(comisionEur)}`}
    </small>
  );
}

function Summed({ suma }: Pick<Trial, 'suma'>) {
  const { t } = useTranslation('contratos');
  return (
    <p>
      <strong>
        {t('proponerSuma', {
          importe: formatEur(suma.ahorroAnualEur),
          comision: formatEur(suma.comisionEur),
        })}
      </strong>
    </p>
  );
}
