import { IconBook2, IconFileSpreadsheet, IconTag } from '@tabler/icons-react';
import { aperturas, productos, productosList } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import type { Screen } from '../../ui/frame/screen.ts';

export const productosScreens = [
  {
    id: 'productos',
    path: '/productos',
    title: { es: 'Libro de precios', en: 'Price book' },
    menu: { group: 'venta', order: 3 },
    icon: IconBook2,
    keywords: ['productos', 'ofertas', 'tarifas', 'comercializadoras', 'precios'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    readAhead: openAhead(aperturas.productos, productosList, { list: productos.list }),
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'productos-tarifario',
    path: '/productos/tarifario',
    title: { es: 'Cargar una lista de precios', en: 'Load a price list' },
    icon: IconFileSpreadsheet,
    keywords: ['tarifario', 'excel', 'csv', 'subir precios'],
    access: 'manage all',
    layout: 'shell',
    borrowsTexts: ['operations'],
    load: () => import('./tarifario.screen.tsx'),
  },
  {
    id: 'producto',
    path: '/productos/:id',
    title: { es: 'Producto', en: 'Product' },
    icon: IconTag,
    keywords: [],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./producto.screen.tsx'),
  },
] as const satisfies readonly Screen[];
