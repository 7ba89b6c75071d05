import { IconFileImport, IconListDetails, IconPlug } from '@tabler/icons-react';
import { aperturas, campos, puntosSuministro, puntosSuministroList } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import { formatCups } from '../../format/cups.ts';
import type { Screen } from '../../ui/frame/screen.ts';

export const puntosSuministroScreens = [
  {
    id: 'cups',
    path: '/cups',
    title: { es: 'Puntos de suministro', en: 'Supply points' },
    menu: { group: 'suministro', order: 1 },
    icon: IconListDetails,
    keywords: ['cups', 'sips', 'suministros', 'consumo'],
    access: 'read Auth',
    layout: 'shell',
    readAhead: openAhead(aperturas.puntosSuministro, puntosSuministroList, {
      list: puntosSuministro.list,
      totals: puntosSuministro.totals,
      facets: puntosSuministro.facets,
      campos: campos.list,
    }),
    borrowsTexts: ['bring-data', 'brands'],
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'cups-importar',
    path: '/cups/importar',
    title: { es: 'Unir suministros y clientes', en: 'Join supplies and customers' },
    icon: IconFileImport,
    keywords: ['excel', 'csv', 'importar', 'etiquetas', 'campos propios'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    borrowsTexts: ['operations'],
    load: () => import('./import-puntos.screen.tsx'),
  },
  {
    id: 'cups-ficha',
    path: '/cups/:cups',
    title: { es: 'Punto de suministro', en: 'Supply point' },
    icon: IconPlug,
    keywords: ['ficha', 'sips'],
    access: 'read Auth',
    layout: 'shell',
    name: ({ cups }) => formatCups(cups),
    borrowsTexts: ['bring-data', 'brands'],
    load: () => import('./ficha.screen.tsx'),
  },
] as const satisfies readonly Screen[];
