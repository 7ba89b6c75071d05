import type { puntosSuministro } from '@vatio/contract';
import { avisosDePaneles, type EstudioDePaneles, sitioDeProvincia, studyPaneles } from '@vatio/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { EntradaDeLuz } from '../calculo/entrada.ts';
import { CamposPaneles, PANELES_DE_PARTIDA, type PanelesEscritos } from './campos-paneles.tsx';
import { ResultadoPaneles } from './resultado-paneles.tsx';

type Props = {
  readonly ficha: Pick<puntosSuministro.PuntoSuministro, 'provincia'>;
  readonly entrada: EntradaDeLuz;
  /** Whether today's prices are known: without them there is no saving to speak of. */
  readonly conPrecios: boolean;
  readonly onClose: () => void;
};

/** What panels and a battery would do to the bill of today: an estimate, which is not kept. */
export function DialogoPaneles({ ficha: { provincia }, entrada, conPrecios, onClose }: Props) {
  const { t } = useTranslation('analisis');
  const [escritos, setEscritos] = useState<PanelesEscritos>(PANELES_DE_PARTIDA);
  const resultado = useMemo(() => study(provincia, entrada, escritos), [provincia, entrada, escritos]);
  return (
    <Dialog open wide onClose={onClose} title={t('queHarianPaneles')}>
      <div className="vt-stack">
        <CamposPaneles escritos={escritos} onChange={(cambio) => setEscritos({ ...escritos, ...cambio })} />
        <p role="alert" className="vt-problem">
          {!conPrecios
            ? t('faltanPrecios')
            : 'problema' in resultado && (resultado.problema ?? t('panelesSinProvincia'))}
        </p>
        {conPrecios && 'estudio' in resultado && <ResultadoPaneles estudio={resultado.estudio} />}
        <ul className="vt-note">
          {avisosDePaneles(false).map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function study(
  provincia: string | null,
  { punto, fecha, supuestos }: EntradaDeLuz,
  escritos: PanelesEscritos,
): { readonly estudio: EstudioDePaneles } | { readonly problema: string | undefined } {
  const sitio = sitioDeProvincia(provincia ?? '');
  if (!sitio) return { problema: undefined };
  const { kwp, orientacionGrados, inclinacionGrados, bateriaKwh, precioExcedentesEurKwh, precioEur } =
    escritos;
  const estudio = studyPaneles({
    punto,
    fecha,
    supuestos,
    instalacion: {
      sitio,
      kwp: kwp ?? 0,
      orientacionGrados,
      inclinacionGrados: inclinacionGrados ?? 0,
    },
    bateriaKwh: bateriaKwh ?? 0,
    precioExcedentesEurKwh: precioExcedentesEurKwh ?? 0,
    precioEur: precioEur ?? undefined,
  });
  return estudio.ok ? { estudio: estudio.value } : { problema: estudio.issue.message };
}
