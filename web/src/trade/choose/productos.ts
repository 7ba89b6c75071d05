import { productos, type QueryInputOf } from '@vatio/contract';
import { TARIFAS_DE_SUMINISTRO, ZONAS } from '@vatio/domain';
import { call } from '../../data/call.ts';
import { chooserOf } from './chooser.ts';

const products = (value: 'id' | 'versionId', only: QueryInputOf<typeof productos.options>) =>
  chooserOf({
    path: `${productos.options.path}#${value}`,
    staleWith: productos.list,
    read: (query, signal) => call(productos.options, { query: { ...only, ...query }, signal }),
    choiceOf: ({ comercializadora, nombre, tarifa, tipo, ...ids }) => ({
      value: ids[value],
      label: `${comercializadora} · ${nombre}`,
      hint: `${tarifa} · ${tipo}`,
    }),
  });

export const PRODUCTOS = products('id', {});

type Supply = { readonly tarifa?: string | null; readonly zona?: string | null };

/**
 * Products that are on sale today for a supply of that tariff and zone. The value is the id of the product's version.
 */
export const versionesEnVenta = ({ tarifa, zona }: Supply) =>
  products('versionId', {
    tarifa: TARIFAS_DE_SUMINISTRO.find((known) => known === tarifa),
    zona: ZONAS.find((known) => known === zona),
  });
