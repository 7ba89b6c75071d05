import { IconFileUpload } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const subirDocumentosScreens: readonly Screen[] = [
  {
    id: 'subir-documentos',
    path: '/d/:token',
    title: { es: 'Mándanos unos documentos', en: 'Send us some documents' },
    icon: IconFileUpload,
    keywords: [],
    access: 'public',
    layout: 'blank',
    visitors: true,
    borrowsTexts: ['asked-documents'],
    load: () => import('./upload-documentos.screen.tsx'),
  },
];
