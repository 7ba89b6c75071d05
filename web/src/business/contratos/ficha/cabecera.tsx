import { contratos } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatEnergia } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { moneyFacts } from '../../../trade/money-facts.ts';
import { OwnFieldsOf } from '../../../trade/own-fields/own-fields-of.tsx';
import { TagsOf } from '../../../trade/tags/tags-of.tsx';
import { CopyChip } from '../../../ui/kit/sheet/copy-chip.tsx';
import { SheetHead } from '../../../ui/kit/sheet/sheet-head.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { CuatroRelojes } from '../relojes.tsx';

/** The reads that a change of tags or of own fields makes stale. */
const TAGGED = [contratos.get, contratos.list];

export function Cabecera({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const { codigo, cups, cliente, producto, consumoAnualKwh, relojes, borrado, comisionEur, tuyaEur } =
    contrato;
  const supply = (
    <Link to={`/cups/${cups}`} className="vt-code">
      {formatCups(cups, ' ')}
    </Link>
  );
  const offer = `${producto.comercializadora} · ${producto.tarifa} · ${t(`tipo-${producto.tipo}`)}`;
  return (
    <SheetHead
      label={t('cabecera')}
      facts={[
        {
          label: t('cliente'),
          value: <Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link>,
          note: supply,
        },
        {
          label: t('producto'),
          value: vende ? <Link to={`/productos/${producto.id}`}>{producto.nombre}</Link> : producto.nombre,
          note: offer,
        },
        { label: t('consumoAnual'), value: formatEnergia(consumoAnualKwh) },
        ...moneyFacts({ comisionEur, tuyaEur }, t),
      ]}
    >
      <CopyChip text={codigo} />
      <CuatroRelojes relojes={relojes} />
      {vende && !borrado && <Etiquetas contrato={contrato} />}
    </SheetHead>
  );
}

function Etiquetas({ contrato: { id, etiquetas, campos } }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const shared = { entidad: 'contrato', id, invalidates: TAGGED } as const;
  return (
    <>
      <TagsOf {...shared} names={etiquetas} label={t('etiquetas')} />
      <OwnFieldsOf {...shared} values={campos} label={t('camposPropios')} />
    </>
  );
}
