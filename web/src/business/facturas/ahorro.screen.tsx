import { IconFileTypePdf, IconPigMoney } from '@tabler/icons-react';
import { facturas } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { today } from '../../format/date.ts';
import { useNavigate, useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ChooseField } from '../../trade/choose/choose-field.tsx';
import { CLIENTES } from '../../trade/choose/clientes.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AhorroDelAnio } from './ahorro-del-anio.tsx';

/** So many years back are offered: bills older than that are not claimed nor studied. */
const ANIOS = 5;

/** What the bills of a year have saved, of the client that the address names; a client's account sees its own. */
export default function AhorroScreen() {
  const { t } = useTranslation('facturas');
  const sells = useSells();
  const navigate = useNavigate();
  const { cliente, anio } = useSearch();
  const esteAnio = Number(today().slice(0, 4));
  const query = {
    anio: Number(anio) || esteAnio,
    ...(sells && typeof cliente === 'string' && { cliente }),
  };
  const falta = sells && query.cliente === undefined;
  const { data, error, refetch } = useRead(facturas.savings, { query }, { enabled: !falta });
  const ask = (cambio: { readonly cliente?: string; readonly anio?: string }) => {
    const next = { ...query, ...cambio };
    const search = new URLSearchParams(
      Object.entries(next).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    );
    void navigate({ to: `/facturas/ahorro?${search}`, replace: true });
  };
  return (
    <div className="vt-page">
      <PageActions>
        <Button
          icon={IconFileTypePdf}
          disabled={!data}
          onClick={() =>
            download(facturas.savingsReport, { query }, `Ahorro_${query.anio}.pdf`).catch(notifyFailure)
          }
        >
          {t('informeEnPdf')}
        </Button>
      </PageActions>
      <div className="vt-fields">
        {sells && (
          <ChooseField
            from={CLIENTES}
            label={t('campo-cliente')}
            value={query.cliente ?? ''}
            onChange={(id) => ask({ cliente: id })}
          />
        )}
        <SelectField
          label={t('anio')}
          value={String(query.anio)}
          onChange={(value) => ask({ anio: value })}
          options={Array.from({ length: ANIOS }, (_, i) => {
            const value = String(esteAnio - i);
            return { value, label: value };
          })}
        />
      </div>
      {falta && <EmptyState icon={IconPigMoney} title={t('ahorroDeQuien')} text={t('ahorroDeQuienTexto')} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!falta && !error && (data ? <AhorroDelAnio ahorro={data} /> : <Skeleton lines={8} />)}
    </div>
  );
}
