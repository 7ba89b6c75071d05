import type { contratos } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Fin } from '../lista/fin.tsx';
import { Datos } from './datos.tsx';

/** Every date of the contract, and the contracts that it renews or that renew it. */
export function Fechas({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const { renuevaA, renovadoPor, permanencia, permanenciaHasta } = contrato;
  const dia = (iso: string | null) => iso && <span className="vt-figure">{formatFecha(iso)}</span>;
  return (
    <Card title={t('fechas')}>
      <Datos
        datos={{
          [t('fechaFirma')]: dia(contrato.fechaFirma),
          [t('fechaSolicitud')]: dia(contrato.fechaSolicitud),
          ...(contrato.fechaActivacion === null && {
            [t('inicioPrevisto')]: dia(contrato.inicioPrevisto) ?? t('alActivarse'),
          }),
          [t('fechaActivacion')]: dia(contrato.fechaActivacion),
          [t('duracion')]: t('meses', { count: contrato.duracionMeses }),
          [t('fin')]: <Fin contrato={contrato} />,
          [t('prorroga')]: t(contrato.prorroga ? 'si' : 'no'),
          [t('permanencia')]: permanenciaHasta
            ? t('hastaEl', { fecha: formatFecha(permanenciaHasta) })
            : t(permanencia ? 'si' : 'no'),
          [t('revisionPrecio')]: dia(contrato.revisionPrecio),
          [t('fechaBaja')]: dia(contrato.fechaBaja),
          [t('renuevaA')]: renuevaA && <Link to={`/contratos/${renuevaA.id}`}>{renuevaA.codigo}</Link>,
          [t('renovadoPor')]: renovadoPor && (
            <Link to={`/contratos/${renovadoPor.id}`}>{renovadoPor.codigo}</Link>
          ),
        }}
      />
    </Card>
  );
}
