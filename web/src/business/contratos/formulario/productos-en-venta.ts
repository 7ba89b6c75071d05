import { productos } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { today } from '../../../format/date.ts';

const NINGUNO: readonly productos.ProductoVigente[] = [];

/** What can be sold today to a supply of that tariff; nothing before the tariff is known. */
export function useEnVenta(tarifa: string | null | undefined): readonly productos.ProductoVigente[] {
  const { data } = useRead(
    productos.vigentes,
    { query: { fecha: today(), tarifa: tarifa ?? '' } },
    { staleTime: 60_000, enabled: Boolean(tarifa) },
  );
  return data?.rows ?? NINGUNO;
}

export function nombreDe({ comercializadora, nombre, tipo }: productos.ProductoVigente): string {
  return `${comercializadora} · ${nombre}${tipo === 'indexado' ? ' (indexado)' : ''}`;
}
