import type { Problem } from '../../data/problem.ts';
import { useMay } from '../../data/use-ability.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';

type Props = { readonly problem: Problem | null | undefined };

/** After the refusal of a sending for what the house has not said of itself: the way to each place where it is written. */
export function MissingOfHouse({ problem }: Props) {
  const { t } = useTranslation('brands');
  const mayWrite = useMay('manage all');
  if (problem?.code !== 'faltan-datos-de-la-casa') return null;
  const { faltan, marca, cliente } = problem.datos;
  const fields = Array.isArray(faltan) ? faltan.filter((field) => field !== 'comercial') : [];
  const brandId = idOf(marca);
  const clienteId = idOf(cliente);
  if (!mayWrite) return <> {t('askHouse')}</>;
  return (
    <>
      {brandId && fields.length > 0 && (
        <>
          {' '}
          <Link to={`/ajustes/${brandId}?campo=${String(fields[0])}`}>{t('writeOfHouse')}</Link>
        </>
      )}
      {clienteId && Array.isArray(faltan) && faltan.includes('comercial') && (
        <>
          {' '}
          <Link to={`/clientes/${clienteId}`}>{t('chooseSeller')}</Link>
        </>
      )}
    </>
  );
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' ? value.id : undefined;
}
