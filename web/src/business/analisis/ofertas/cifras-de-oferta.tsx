import { formatEur } from '../../../format/energy.ts';
import { formatSaving, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { OfertaVista } from '../comparacion/vista.ts';
import type { DatosDeOferta } from './datos-de-oferta.ts';
import { deLaCasa, gananciaDe, nombreDeComision } from './ganancia.ts';
import { AhorroDeOferta, ComisionDeOferta, TotalDeOferta, tonoDe } from './importes-de-oferta.tsx';
import styles from './ofertas.module.css';

type Props = { readonly oferta: OfertaVista | undefined; readonly datos: DatosDeOferta | undefined };

/** The three figures that a fee moves: what the client saves, what the client pays, and what the sale earns. */
export function CifrasDeOferta({ oferta, datos }: Props) {
  const { t } = useTranslation('analisis');
  const conPrecios = datos?.actualEur !== undefined;
  const comision = oferta?.comision;
  const ganancia = oferta && datos && gananciaDe(oferta, datos);
  return (
    <dl className={`vt-columns ${styles.cifras}`}>
      <div data-tono={conPrecios ? tonoDe(oferta?.ahorroAnualEur) : undefined}>
        <dt>{t('ahorroAnual')}</dt>
        <dd>{oferta && datos ? <AhorroDeOferta oferta={oferta} datos={datos} t={t} /> : NO_VALUE}</dd>
        <dd>{conPrecios ? oferta && formatSaving(oferta.ahorroPct) : t('faltanPrecios')}</dd>
      </div>
      <div>
        <dt>{t('totalCliente')}</dt>
        <dd>{oferta ? <TotalDeOferta oferta={oferta} t={t} /> : NO_VALUE}</dd>
        <dd>{oferta?.producto}</dd>
      </div>
      {comision !== null && (
        <div className="vt-no-print">
          <dt>{t(datos ? nombreDeComision(datos) : 'comisionGenerada')}</dt>
          <dd>{oferta && datos ? <ComisionDeOferta oferta={oferta} datos={datos} t={t} /> : NO_VALUE}</dd>
          <dd>
            {ganancia && ganancia.tuyaEur !== null && comision && (
              <>
                {t('comisionGenerada')}: {formatEur(comision.totalEur)}
                <br />
              </>
            )}
            {ganancia && (
              <>
                {t('comisionDeLaCasa')}: {deLaCasa(ganancia, t)}
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
