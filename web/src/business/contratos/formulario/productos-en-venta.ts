import { productos } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { today } from '../../../format/date.ts';

const NINGUNO: readonly productos.ProductoVigente[] = [];

/** What can be sold today to a supply of that tariff, and of that zone where it is known; nothing before its tariff is. */
export function useEnVenta(
  tarifa: string | null | undefined,
  zona?: string | null,
): readonly productos.ProductoVigente[] {
  const { data } = useRead(
    productos.vigentes,
    { query: { fecha: today(), tarifa: tarifa ?? '' } },
    { staleTime: 60_000, enabled: Boolean(tarifa) },
  );
  const rows = data?.rows ?? NINGUNO;
  return zona ? rows.filter(({ zonas }) => zonas.length === 0 || zonas.some((una) => una === zona)) : rows;
}

export function nombreDe({ comercializadora, nombre, tipo }: productos.ProductoVigente): string {
  return `${comercializadora} · ${nombre}${tipo === 'indexado' ? ' (indexado)' : ''}`;
}
