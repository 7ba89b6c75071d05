import {
  IconFileCertificate,
  IconFileDescription,
  IconFiles,
  IconPlug,
  IconReceiptEuro,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

/** A screen of the client's own area, which nobody else may open. */
const own = { access: 'read Auth', clientsOnly: true, layout: 'shell' } as const;

export const miAreaScreens = [
  {
    ...own,
    id: 'mis-suministros',
    path: '/mis-suministros',
    title: { es: 'Mis suministros', en: 'My supplies' },
    clientMenu: { group: 'mi-energia', order: 1 },
    icon: IconPlug,
    keywords: ['cups', 'luz', 'consumo', 'tarifa'],
    load: () => import('./suministros.screen.tsx'),
  },
  {
    ...own,
    id: 'mis-contratos',
    path: '/mis-contratos',
    title: { es: 'Mis contratos', en: 'My contracts' },
    clientMenu: { group: 'mi-energia', order: 2 },
    icon: IconFileCertificate,
    keywords: ['renovar', 'vence', 'permanencia', 'comercializadora'],
    load: () => import('./contratos.screen.tsx'),
  },
  {
    ...own,
    id: 'mis-propuestas',
    path: '/mis-propuestas',
    title: { es: 'Mis propuestas', en: 'My proposals' },
    clientMenu: { group: 'mi-energia', order: 3 },
    icon: IconFileDescription,
    keywords: ['ofertas', 'aceptar', 'ahorro'],
    load: () => import('./propuestas.screen.tsx'),
  },
  {
    ...own,
    id: 'mis-facturas',
    path: '/mis-facturas',
    title: { es: 'Facturas y ahorro', en: 'Bills and savings' },
    clientMenu: { group: 'mi-energia', order: 4 },
    icon: IconReceiptEuro,
    keywords: ['recibos', 'cuánto ahorro', 'cuánto pago'],
    load: () => import('./facturas.screen.tsx'),
  },
  {
    ...own,
    id: 'mis-documentos',
    path: '/mis-documentos',
    title: { es: 'Mis documentos', en: 'My documents' },
    clientMenu: { group: 'mi-energia', order: 5 },
    icon: IconFiles,
    keywords: ['papeles', 'contrato firmado', 'subir', 'mandar', 'factura', 'DNI'],
    borrowsTexts: ['asked-documents'],
    load: () => import('./documentos.screen.tsx'),
  },
  {
    ...own,
    id: 'mis-datos',
    path: '/mis-datos',
    title: { es: 'Mis datos', en: 'My data' },
    clientMenu: { group: 'gestiones', order: 3 },
    icon: IconShieldCheck,
    keywords: ['consentimientos', 'protección de datos', 'borrar mis datos', 'supresión', 'RGPD'],
    load: () => import('./datos.screen.tsx'),
  },
] as const satisfies readonly Screen[];
